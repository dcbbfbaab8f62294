/** How the options of a fight are sorted in the list and shortened in the prompt. Only names and order: what is open comes from the rules. */
import { t } from '../../lib/i18n.svelte';
import type { Decision, Option } from '../../lib/protocol';
import type { OptionLook } from '..';
import { oddsText, promised } from './odds';

/** The card a question is about: equipping it, attaching it. */
export function askedCard(decisions: Decision[]): string | null {
  const card = decisions.map(({ subject }) => subject).find((subject) => subject?.[0] === 'card');
  return card === undefined ? null : String(card[1]);
}

/** What leaves things as they are, or ends them. */
const GOES_ON = new Set(['stay', 'keep', 'end', 'done', 'no']);
const GROUPS: Record<string, string> = {
  // What kills is kept out of the way, and asked about again.
  overspend: 'ds-ui-group-overspend',
  walk: 'ds-ui-group-walk',
  run: 'ds-ui-group-run',
};

export function lookInFight(option: Option): OptionLook {
  const kind = option.kind ?? '';
  const note = oddsText(promised(option));
  const name = option.text.args?.name;
  return {
    ...(GROUPS[kind] ? { group: t(GROUPS[kind]!) } : {}),
    ...(note ? { note } : {}),
    ...(kind === 'estus' ? { text: { id: 'ds-word-estus' }, rest: t('ds-ui-does-estus') } : {}),
    ...(kind === 'heroic' && name !== undefined
      ? { text: { id: 'name', args: { name } }, rest: t('ds-ui-does-heroic', { heroic: String(option.text.args?.heroic) }) }
      : {}),
    ...(GOES_ON.has(kind) ? { main: true } : {}),
  };
}
