/** How the options of a fight are sorted and shortened in the list. Only names and order: what is open comes from the rules. */
import { t } from '../../lib/i18n.svelte';
import type { Decision, Option, View } from '../../lib/protocol';
import type { OptionLook } from '..';
import { oddsText, promised } from './odds';
import { roomy } from './room.svelte';

/** The first word of an option's id. */
export const kindOf = (option: Option): string => option.id.split('-')[0] ?? '';

/** The card a question is about: equipping it, attaching it. */
export function askedCard(decisions: Decision[]): string | null {
  for (const { prompt } of decisions) {
    const card = prompt.args?.card;
    if (typeof card === 'object' && 'ref' in card && card.ref === 'card') return String(card.id);
  }
  return null;
}

/** What leaves things as they are, or ends them. */
const GOES_ON = new Set(['stay', 'keep', 'end', 'done']);

/** A place to go as a number or an arc. */
export function shortPlace(option: Option): string {
  const node = option.targets?.find(([target]) => target === 'node')?.[1];
  const arc = option.targets?.find(([target]) => target === 'arc')?.[1];
  if (arc !== undefined) return t('ds-arc', { arc: String(arc) });
  const side = option.targets?.find(([target]) => target === 'side')?.[1];
  return side === undefined ? String(node ?? '') : `${node} · ${t('ds-arc', { arc: String(side) })}`;
}

export function lookInFight(view: View, option: Option): OptionLook {
  const note = oddsText(promised(option));
  const kind = kindOf(option);
  if (kind === 'estus') return { text: { id: 'ds-word-estus' } };
  if (kind === 'heroic' && option.text.args?.name !== undefined) return { text: { id: 'name', args: { name: option.text.args.name } } };
  if (kind === 'act') {
    // The cards in the dock say the rest, unless two ways to use one card cost the same.
    const { card, stamina } = option.text.args ?? {};
    const same = (other: Option) => kindOf(other) === 'act' && JSON.stringify([other.text.args?.card, other.text.args?.stamina]) === JSON.stringify([card, stamina]);
    const alone = view.decisions.every(({ options }) => options.filter(same).length < 2);
    // Where there is room they say what it promises as well.
    return { note: roomy.now ? '' : note, ...(alone && card !== undefined && stamina !== undefined ? { text: { id: 'ds-ui-act', args: { card, stamina } } } : {}) };
  }
  // What kills is kept out of the way, and asked about again.
  if (kind === 'overspend') return { group: t('ds-ui-group-overspend') };
  if (option.id === 'no' && view.decisions.some(({ prompt, options }) => prompt.id === 'ds-prompt-overspend' && options.includes(option))) return { main: true };
  if (kind === 'walk') return { group: t('ds-ui-group-walk') };
  if (kind === 'run') return { group: t('ds-ui-group-run') };
  return { ...(note ? { note } : {}), ...(GOES_ON.has(option.id) ? { main: true } : {}) };
}
