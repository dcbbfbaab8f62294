/** The signs of the hunt. */
import { chapter, type Glossary } from '../../lib/glossary';
import { BANK, ECHO, HEART, TROPHIES, TYPES } from './icons';

const SIGNS = { collected: ECHO, banked: BANK, bonus: 'icon:laurel-crown', health: HEART, first: 'icon:lantern' } as const;
const DICE = { green: '', yellow: '', red: '' } as const;

export const glossary: Glossary = [
  chapter('ui-bb-marks', SIGNS, 'mark', 'bb-gloss-name', 'bb-gloss'),
  chapter('bb-gloss-cards', TYPES, 'type', 'bb-gloss-type-name', 'bb-gloss-type'),
  chapter('bb-gloss-trophies', TROPHIES, 'trophy', 'ui-bb-trophy', 'bb-gloss-trophy'),
  chapter('bb-gloss-dice', DICE, 'die', 'ui-bb-die', 'bb-gloss-die'),
];
