/** Promises of options as a few short words; the numbers come from the rules. */
import { language, t } from '../../lib/i18n.svelte';
import type { Option } from '../../lib/protocol';
import type { Odds } from './types';

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
export const promised = (option: Option): Odds | undefined => option.outcome?.odds?.[0] as Odds | undefined;

export function oddsText(odds: Odds | undefined): string {
  if (!odds) return '';
  if (odds.kill === 0) return t('ds-ui-odds-damage', { damage: tenth(odds.damage) });
  if (odds.kill !== undefined) return t('ds-ui-odds-attack', { damage: tenth(odds.damage), kill: percent(odds.kill) });
  const death = percent(odds.death ?? 0);
  return t(death ? 'ds-ui-odds-defence-death' : 'ds-ui-odds-defence', { damage: tenth(odds.damage), safe: percent(odds.safe ?? 0), death });
}
