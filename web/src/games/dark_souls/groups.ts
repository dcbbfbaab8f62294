/** How options are sorted and shortened in the list. Only names and order: what is open comes from the rules. */
import { t } from '../../lib/i18n.svelte';
import type { Option, View } from '../../lib/protocol';
import type { OptionLook } from '..';
import { lookInFight } from '../souls/groups';
import { tableOf } from './border';

const GROUPS: Record<string, string> = {
  join: 'ds-ui-group-party',
  leave: 'ds-ui-group-party',
  buy: 'ds-ui-group-andre',
  equip: 'ds-ui-group-andre',
  attach: 'ds-ui-group-andre',
  detach: 'ds-ui-group-andre',
  stow: 'ds-ui-group-andre',
  sell: 'ds-ui-group-andre',
  level: 'ds-ui-group-firekeeper',
  luck: 'ds-ui-group-firekeeper',
  spark: 'ds-ui-group-firekeeper',
};

export function lookOf(view: View, option: Option): OptionLook {
  const kind = option.kind ?? '';
  if (kind === 'lay') return { group: t('ds-ui-places') };
  if (!tableOf(view).fight && GROUPS[kind]) return { group: t(GROUPS[kind]!) };
  if (kind === 'rest') return { text: { ...option.text, id: 'ds-ui-rest' } };
  if (kind === 'dodge' && option.targets.length) return { ...lookInFight(option), group: t('ds-ui-group-dodge') };
  return lookInFight(option);
}
