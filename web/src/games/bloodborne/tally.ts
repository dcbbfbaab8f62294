/** What a hunt came to. The dice are the Monster's: low ones are kind. */
import { counted, mean } from '../../lib/tally';
import { cardsOf } from './border';
import type { GameEvent } from './events';

const mine = (who: number, eyes: number | null) => eyes === null || who === eyes;
/** A `+` is rolled again, and is a roll of its own. */
const worth = (face: string) => Number.parseInt(face, 10);

export const counting = counted<GameEvent>({
  blow: (event, eyes) => {
    if (event.kind === 'dealt' && mine(event.who, eyes)) return { dealt: event.amount };
    return event.kind === 'hit' && mine(event.who, eyes) ? { taken: event.amount } : undefined;
  },
  round: 'round',
  die: (event, catalog) =>
    event.kind === 'rolled' ? { shown: worth(event.face), mean: mean((cardsOf(catalog).dice[event.die] ?? []).map(worth)) } : undefined,
  low: true,
  weight: { won: 9, nobody_won: 9, final_boss: 7, out: 7, died: 6, killed: 5, banked: 4, stole: 3, escaped: 2, revealed: 1 },
});
