/** How options are sorted and shortened in the list. Only names and order: what is open comes from the rules. */
import { target } from '../../lib/choices';
import { t } from '../../lib/i18n.svelte';
import type { Option, View } from '../../lib/protocol';
import type { OptionLook } from '..';
import { tableOf } from './border';
import { oddsMark, oddsOf } from './odds';

/** What goes on with the game, or leaves things as they are. */
const MAIN = new Set(['end', 'pass', 'done', 'stay', 'keep', 'depart']);
/** The titles of options of a kind. */
const TITLES: Record<string, string> = {
  move: 'dd-ui-group-move',
  area: 'dd-ui-group-areas',
  order: 'dd-ui-group-orders',
  visit: 'dd-ui-group-visit',
  upgrade: 'dd-ui-group-build',
  swap: 'dd-ui-group-change',
  arrange: 'dd-ui-group-change',
  explore: 'dd-ui-group-ways',
  back: 'dd-ui-group-ways',
  trinket: 'dd-ui-trinkets',
};
/** What the cards on the table say of these, so that their name is enough. */
const NAMED = ['skill', 'quest', 'kind'] as const;

export function lookOf(view: View, option: Option): OptionLook {
  const kind = option.kind ?? '';
  if (MAIN.has(kind)) return { main: true };
  if (target(option, 'provision') !== undefined) return { group: t('dd-ui-provisions') };
  const title = TITLES[kind];
  if (title) return { group: t(title) };
  const { battle, hamlet } = tableOf(view);
  if (battle && target(option, 'figure') !== undefined) {
    const [odds] = oddsOf(option);
    return odds ? { note: oddsMark(odds) } : {};
  }
  for (const about of hamlet || battle ? [] : NAMED) {
    const name = option.text.args?.[about];
    if (name !== undefined) return { text: { id: 'name', args: { name } } };
  }
  return {};
}
