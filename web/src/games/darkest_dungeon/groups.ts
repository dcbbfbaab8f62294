/** How options are sorted and shortened in the list. Only names and order: what is open comes from the rules. */
import { t } from '../../lib/i18n.svelte';
import type { Option, View } from '../../lib/protocol';
import type { OptionLook } from '..';
import { target } from './aim.svelte';
import { oddsMark, oddsOf } from './odds';
import { tableOf } from './border';

/** Uses of provision dice. */
const USES = /^(?:eat|bandage-|potion-|torch$)/;

export function lookOf(view: View, option: Option): OptionLook {
  const table = tableOf(view);
  const { id } = option;
  const area = target(option, 'area');
  // Every word of the option is shown; a text of its own lets the list stand closer.
  const close: OptionLook = { text: option.text };
  if (id === 'end' || id === 'pass' || id === 'done' || id === 'stay' || id === 'keep' || id === 'depart') return { ...close, main: true };
  if (table.battle) {
    if (id.startsWith('move-')) {
      return { group: t('dd-ui-group-move') };
    }
    if (id.startsWith('use-') && option.text.args?.skill !== undefined) {
      const odds = oddsOf(option);
      const best = odds.length ? odds.reduce((a, b) => ((b.expected ?? b.hit) > (a.expected ?? a.hit) ? b : a)) : undefined;
      const where = t('dd-ui-into', { area: Number(area) + 1 });
      return { text: { id: 'name', args: { name: option.text.args.skill } }, note: best && best.hit < 1.01 && (best.damage !== undefined || best.heal !== undefined || best.crit > 0 || best.hit < 1) ? `${where} · ${oddsMark(best)}` : where };
    }
    if (id.startsWith('figure-') && area === undefined) {
      const [odds] = oddsOf(option);
      return odds ? { ...close, note: oddsMark(odds) } : close;
    }
    if (id.startsWith('area-')) return { group: t('dd-ui-group-areas') };
    if (id.startsWith('hero-') && area !== undefined) return close;
    if (USES.test(id)) return { ...close, group: t('dd-ui-provisions') };
    if (/^(?:hero-\d+-)?trinket-/.test(id)) return { group: t('dd-ui-trinkets') };
    return close;
  }
  if (id.startsWith('area-')) return { group: t('dd-ui-group-areas') };
  if (id.startsWith('order-')) return { group: t('dd-ui-group-orders') };
  if (table.hamlet) {
    if (id.startsWith('visit-')) return { group: t('dd-ui-group-visit'), ...(option.text.args?.building === undefined ? {} : { text: { id: 'name', args: { name: option.text.args.building } } }) };
    if (id.startsWith('upgrade-')) return { group: t('dd-ui-group-build') };
    if (id.startsWith('swap-') || id === 'arrange') return { group: t('dd-ui-group-change') };
  }
  // The cards on the table say the rest.
  for (const kind of ['skill', 'quest', 'kind'] as const) {
    const about = option.text.args?.[kind];
    if (about !== undefined && !table.hamlet) return { text: { id: 'name', args: { name: about } } };
  }
  if (id.startsWith('explore-') || id.startsWith('back-')) return { group: t('dd-ui-group-ways') };
  if (/^hero-\d+-trinket/.test(id)) return { group: t('dd-ui-trinkets') };
  if (/^hero-\d+-(?:eat|bandage|potion|torch$)/.test(id) && id.split('-').length > 2 && table.dungeon && view.decisions.some(({ prompt }) => prompt.id === 'dd-prompt-stop' || prompt.id === 'dd-prompt-bag')) return { group: t('dd-ui-provisions') };
  return {};
}
