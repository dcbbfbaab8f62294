/** The signs of the tomb: those of both boxes, and its own. */
import { chapter, type Glossary } from '../../lib/glossary';
import { soulsGlossary } from '../souls/glossary';
import { BALL, SHORTCUT, TIMER, TORCH } from '../souls/icons';
import { DECKS, GOALS, KEYWORDS, KINDS } from './icons';

const OWN = { torch: TORCH, ball: BALL, shortcut: SHORTCUT, timer: TIMER, trial: 'icon:laurel-crown', respawn: 'icon:raise-skeleton' } as const;

export const glossary: Glossary = [
  ...soulsGlossary('tg'),
  chapter('tg-gloss-own', { ...OWN, ...KEYWORDS }, 'term', 'tg-gloss-name', 'tg-gloss-own-text'),
  chapter('tg-gloss-goals', GOALS, 'goal', 'tg-gloss-goal-name', 'tg-gloss-goal'),
  chapter('tg-gloss-events', KINDS, 'kind', 'tg-ui-event-kind', 'tg-gloss-event'),
  chapter('tg-gloss-decks', DECKS, 'deck', 'tg-gloss-deck-name', 'tg-gloss-deck'),
];
