/** Promises in few words. The numbers come from the rules. */
import type { Choice } from '../../lib/choices';
import { percent, t } from '../../lib/i18n.svelte';
import type { Option } from '../../lib/protocol';
import type { Odds, Outcome, Skill } from './seen';

/** What an option promises against each of those it could meet. */
export function oddsOf(option: Option): Odds[] {
  const outcome: Outcome | undefined = option.outcome;
  return outcome?.odds ?? [];
}

/** What several promise together, by figure. */
export function promised(choices: Choice[]): Map<number, Odds> {
  return new Map(choices.flatMap(({ option }) => oddsOf(option).map((odds): [number, Odds] => [odds.figure, odds])));
}

/** One line for a small place: the chance to hit, and to hit hard. */
export function oddsLine(odds: Odds): string {
  if (odds.heal !== undefined) return t('dd-ui-odds-heal', { heal: odds.heal, crit: percent(odds.crit) });
  if (odds.kill) return t('dd-ui-odds-kill', { hit: percent(odds.hit), crit: percent(odds.crit), kill: percent(odds.kill) });
  return t('dd-ui-odds', { hit: percent(odds.hit), crit: percent(odds.crit) });
}

/** The shortest: the chance alone, or what it heals. */
export const oddsMark = (odds: Odds): string => (odds.heal !== undefined ? `+${odds.heal}` : percent(odds.hit));

/** The best and the worst chance of a skill, over all its targets. */
export function spread(list: Odds[]): { hit: string; crit: string } {
  const range = (values: number[]) => {
    const low = Math.min(...values);
    const high = Math.max(...values);
    return low === high ? percent(high) : t('dd-ui-between', { low: percent(low), high: percent(high) });
  };
  return { hit: range(list.map(({ hit }) => hit)), crit: range(list.map(({ crit }) => crit)) };
}

export function rangeText(skill: Skill): string {
  if (skill.range === 'self' || skill.range === 'allies') return t('dd-ui-range', { range: skill.range, low: 0, high: 0 });
  const [low, high] = skill.range;
  return t('dd-ui-range', { range: low === high ? 'one' : 'span', low, high });
}
