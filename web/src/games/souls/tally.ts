/** What a fight of either Dark Souls box came to. */
import { counted, mean } from '../../lib/tally';
import { cardsOf } from './border';
import type { BoxEvent } from './box';

export const counting = counted<BoxEvent>({
  blow: (event) => {
    if (event.kind === 'wounded') return { dealt: event.amount };
    return event.kind === 'suffered' ? { taken: event.amount } : undefined;
  },
  round: 'enemy_phase',
  die: (event, catalog) => (event.kind === 'rolled' ? { shown: event.face, mean: mean(cardsOf(catalog).faces_of[event.die] ?? []) } : undefined),
  low: false,
  weight: { won: 9, lost_game: 9, fell: 8, heated: 6, boss: 5, encounter: 4, slain: 4, estus: 3, trap: 2, heroic: 2, found: 1 },
});
