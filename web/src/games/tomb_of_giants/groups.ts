/** How options are named and ordered in the prompt and in the list. What is open comes from the rules. */
import { target } from '../../lib/choices';
import { t } from '../../lib/i18n.svelte';
import type { Option, View } from '../../lib/protocol';
import type { OptionLook } from '..';
import { lookInFight } from '../souls/groups';
import { tableOf } from './border';

/** What goes on with the game between encounters. */
const GOES_ON = new Set(['go', 'begin', 'leave']);
const GROUPS: Record<string, string> = {
  equip: 'tg-ui-group-equipment',
  attach: 'tg-ui-group-equipment',
  detach: 'tg-ui-group-equipment',
  stow: 'tg-ui-group-equipment',
  ember: 'tg-ui-group-equipment',
  level: 'ds-ui-group-firekeeper',
  gravestone: 'tg-ui-group-gravestone',
  follow: 'tg-ui-group-node',
  step_aside: 'tg-ui-group-node',
};

export function lookOf(view: View, option: Option): OptionLook {
  const kind = option.kind ?? '';
  const look = lookInFight(option);
  const asked = view.decisions.find(({ options }) => options.includes(option))?.kind;
  const group = GROUPS[kind] === undefined ? look.group : t(GROUPS[kind]!);
  return {
    ...look,
    ...(group === undefined ? {} : { group }),
    ...(GOES_ON.has(kind) ? { main: true } : {}),
    ...(kind === 'return' ? { text: { id: tableOf(view).free_return ? 'tg-ui-return-free' : 'tg-ui-return' } } : {}),
    ...(kind === 'done' && asked === 'put_under' ? { text: { id: 'tg-ui-as-drawn' } } : {}),
    ...(kind === 'hold' && !option.targets.length ? { text: { id: 'tg-ui-empty-hands' } } : {}),
    ...(kind === 'gravestone' ? { text: { id: 'tg-deck', args: { deck: target(option, 'deck') ?? '' } } } : {}),
  };
}
