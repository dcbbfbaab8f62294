/** How options are sorted and shortened in the list. Only names and order: what is open comes from the rules. */
import { t } from '../../lib/i18n.svelte';
import type { Option, View } from '../../lib/protocol';
import type { OptionLook } from '..';
import { lookInFight } from '../souls/groups';
import { tableOf } from './border';

/** The first word of an option's id. */
export const kindOf = (option: Option): string => option.id.split('-')[0] ?? '';

/** What the cards and tables of the camp offer as well. */
const CAMP: Record<string, string> = {
  equip: 'tg-ui-group-equipment',
  attach: 'tg-ui-group-equipment',
  detach: 'tg-ui-group-equipment',
  stow: 'tg-ui-group-equipment',
  ember: 'tg-ui-group-equipment',
  level: 'ds-ui-group-firekeeper',
};
const AT_CAMP = new Set(['tg-prompt-bonfire', 'tg-prompt-onward', 'tg-prompt-prepare']);
/** Where a step may be left out, the steps stand together. */
const STEPS = /^node-\d+/;

export function lookOf(view: View, option: Option): OptionLook {
  const asked = view.decisions.find(({ options }) => options.includes(option))?.prompt.id ?? '';
  const kind = kindOf(option);
  if (AT_CAMP.has(asked)) {
    if (CAMP[kind]) return { group: t(CAMP[kind]!) };
    if (kind === 'return') return { text: { id: tableOf(view).free_return ? 'tg-ui-return-free' : 'tg-ui-return' } };
    return kind === 'go' || kind === 'begin' ? { main: true } : {};
  }
  if (kind === 'gravestone') return { group: t('tg-ui-group-gravestone'), text: { id: 'tg-deck', args: { deck: option.id.split('-').slice(2).join('_') } } };
  if (STEPS.test(option.id) && option.targets?.[0]?.[0] === 'node') return { group: t('tg-ui-group-node') };
  if (option.id === 'as-drawn') return { main: true, text: { id: 'tg-ui-as-drawn' } };
  if (option.id === 'leave' || option.id === 'no' || option.id === 'done') return { main: true };
  return lookInFight(option);
}
