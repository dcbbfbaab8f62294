/** What a quest or a battle came to. A low roll of ten is a good one. */
import { counted } from '../../lib/tally';
import { tableOf } from './border';
import type { GameEvent } from './events';
import { MONSTER } from './terms';

/** The middle of a die of ten. */
const MIDDLE = 5.5;

export const counting = counted<GameEvent>({
  blow: (event, _eyes, view) => {
    // In the Circus both sides are heroes: no blow is everybody's.
    if (event.kind !== 'wounded' || tableOf(view).mode === 'circus') return undefined;
    return event.who < MONSTER ? { taken: event.amount } : { dealt: event.amount };
  },
  round: 'round',
  die: (event) => (event.kind === 'rolled' ? { shown: event.roll, mean: MIDDLE } : undefined),
  low: true,
  weight: { game_won: 9, game_lost: 9, died: 8, boss_beaten: 7, deaths_door: 6, battle_won: 5, mood: 5, room: 3, slain: 2, rests: 2, curio: 1, quest: 1 },
});
