import type { Picture } from '..';
import { enemyIcon } from './icons';

export const picture: Picture = (_field, value) => (value === 'random' ? 'icon:card-random' : enemyIcon(String(value)));
