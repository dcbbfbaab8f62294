/** Promises of options as a few short words; the numbers come from the rules. */
import { language, t } from '../../lib/i18n.svelte';
import type { Option } from '../../lib/protocol';
import type { Odds, Outcome, Refit } from './seen';

export const percent = (chance: number): number => {
  const rounded = Math.round(chance * 100);
  // Neither certain nor impossible unless it is.
  if (rounded === 100 && chance < 1) return 99;
  return rounded === 0 && chance > 0 ? 1 : rounded;
};
export const tenth = (value: number): number => Math.round(value * 10) / 10;
/** As the language writes it. */
export const about = (value: number): string => `≈ ${new Intl.NumberFormat(language.current).format(tenth(value))}`;

/** What an option promises, in numbers. */
export function promised(option: Option): Odds | undefined {
  const outcome: Outcome | undefined = option.outcome;
  return outcome?.odds?.[0];
}

/** What somebody would defend with who takes it. */
export function refitOf(option: Option): Refit | undefined {
  const outcome: Outcome | undefined = option.outcome;
  return outcome?.refit;
}

export function oddsText(odds: Odds | undefined): string {
  if (!odds) return '';
  const damage = tenth(odds.damage);
  if ('kill' in odds) return odds.kill === 0 ? t('ds-ui-odds-damage', { damage }) : t('ds-ui-odds-attack', { damage, kill: percent(odds.kill) });
  const death = percent(odds.death);
  return t(death ? 'ds-ui-odds-defence-death' : 'ds-ui-odds-defence', { damage, safe: percent(odds.safe), death });
}
