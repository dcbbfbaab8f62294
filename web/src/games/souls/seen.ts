// Made by tools/contract.py from undercroft/games/souls/seen.py; do not edit it.

import type { Outcome as SeenOutcome } from '../../lib/seen';

/** What an attack promises. */
export interface AttackOdds {
  /** On average. */
  damage: number;
  kill: number;
}

/** What a way to meet an attack promises. */
export interface DefenceOdds {
  /** On average. */
  damage: number;
  /** The chance to come away unhurt. */
  safe: number;
  death: number;
}

export type Odds = AttackOdds | DefenceOdds;

/** What will come of an option, and how likely. */
export interface Outcome extends SeenOutcome {
  odds?: Odds[];
}
