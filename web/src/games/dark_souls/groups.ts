/** How options are sorted and shortened in the list. Only names and order: what is open comes from the rules. */
import { t } from '../../lib/i18n.svelte';
import type { Option, View } from '../../lib/protocol';
import type { OptionLook } from '..';
import { oddsText } from './odds';
import type { SoulsTable } from './types';

export const GROUPS: Record<string, string> = {
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
/** The first word of an option's id. */
export const kindOf = (option: Option): string => option.id.split('-')[0] ?? '';

export function lookOf(view: View, option: Option): OptionLook {
  const table = view.table as SoulsTable;
  const note = oddsText(table.odds[option.id]);
  const kind = kindOf(option);
  const shortPlace = (): string => {
    const node = option.targets?.find(([target]) => target === 'node')?.[1];
    const arc = option.targets?.find(([target]) => target === 'arc')?.[1];
    if (arc !== undefined) return t('ds-arc', { arc: String(arc) });
    const side = /^(?:[a-z]+-)?node-\d+-(front|right|back|left)$/.exec(option.id)?.[1];
    return side ? `${node} · ${t('ds-arc', { arc: side })}` : String(node ?? '');
  };
  if (option.targets?.some(([target]) => target === 'cell')) return { group: t('ds-ui-places'), folded: true };
  if (!table.fight && GROUPS[kind]) {
    const group = GROUPS[kind]!;
    return { group: t(group), folded: true };
  }
  if (kind === 'estus') return { text: { id: 'ds-word-estus' } };
  if (kind === 'rest') return { text: { id: 'ds-ui-rest' } };
  if (kind === 'heroic' && option.text.args?.name !== undefined) return { text: { id: 'name', args: { name: option.text.args.name } } };
  if (kind === 'act') {
    // The cards in the dock say the rest, unless two ways to use one card cost the same.
    const { card, stamina } = option.text.args ?? {};
    const same = (other: Option) => kindOf(other) === 'act' && JSON.stringify([other.text.args?.card, other.text.args?.stamina]) === JSON.stringify([card, stamina]);
    const alone = view.decisions.every(({ options }) => options.filter(same).length < 2);
    return { note, ...(alone && card !== undefined && stamina !== undefined ? { text: { id: 'ds-ui-act', args: { card, stamina } } } : {}) };
  }
  if (kind === 'walk') return { group: t('ds-ui-group-walk'), short: shortPlace() };
  if (kind === 'run') return { group: t('ds-ui-group-run'), short: shortPlace() };
  if (kind === 'dodge' && option.id !== 'dodge') return { group: t('ds-ui-group-dodge'), short: shortPlace(), note: '' };
  return note ? { note } : {};
}
