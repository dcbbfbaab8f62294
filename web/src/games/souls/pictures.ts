import type { Picture } from '..';
import { classIcon, modelIcon } from './icons';

const MODES: Record<string, string> = {
  journey: 'icon:dungeon-gate',
  campaign: 'icon:campfire',
  encounter: 'icon:crossed-swords',
  boss: 'icon:daemon-skull',
};
/** Bosses who come as two. */
const PAIRS: Record<string, string> = { ornstein_and_smough: 'ornstein' };

export const picture: Picture = (field, value) => {
  const id = String(value);
  if (field === 'mode') return MODES[id] ?? 'icon:campfire';
  return field === 'boss' ? modelIcon(PAIRS[id] ?? id) : classIcon(id);
};
