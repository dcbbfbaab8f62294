/** A fight as one looks back at it: what the enemies would have done next is no longer the question. */
import type { View } from '../../lib/protocol';
import { tableOf } from './border';

export function past(view: View): View {
  const table = tableOf(view);
  if (!table.fight) return view;
  const foes = table.fight.foes.map((foe) => ({ ...foe, threat: null, danger: [] }));
  return { ...view, table: { ...table, fight: { ...table.fight, foes } } };
}
