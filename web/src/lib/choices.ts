/** The open decisions as one list: what can be chosen, what is chosen, and what cannot be. */
import type { Closed, Decision, Option, Target } from './protocol';

export interface Choice {
  decision: Decision;
  option: Option;
  state: 'open' | 'chosen' | 'pending';
}

/** A thing of the table as options name it; `place` tells two of a kind apart (a card in the hand, one in the row). */
export type Name = readonly [kind: string, id: string | number, place?: string];

/** Whether one of these targets is that thing. */
export function fits(targets: Target[] | undefined, [kind, id, place]: Name): boolean {
  if (!targets?.some(([k, i]) => k === kind && String(i) === String(id))) return false;
  const where = targets.find(([k]) => k === 'place')?.[1];
  return place === undefined || where === undefined || where === place;
}

/** The id of the first target of a kind. */
export function target(option: Option, kind: string): string | undefined {
  const found = option.targets.find(([each]) => each === kind)?.[1];
  return found === undefined ? undefined : String(found);
}

export class Choices {
  readonly all: Choice[] = [];
  readonly closed: { decision: Decision; option: Closed }[] = [];

  constructor(
    readonly decisions: Decision[],
    pending: { decision: string; option: string } | null = null,
  ) {
    for (const decision of decisions) {
      for (const option of decision.options) {
        const waits = pending?.decision === decision.id ? pending.option : null;
        const state = waits === option.id ? 'pending' : waits === null && decision.chosen === option.id ? 'chosen' : 'open';
        this.all.push({ decision, option, state });
      }
      for (const option of decision.closed) this.closed.push({ decision, option });
    }
  }

  find(kind: string, id: string | number, place?: string): Choice | undefined {
    return this.all.find(({ option }) => fits(option.targets, [kind, id, place] as Name));
  }

  whyNot(kind: string, id: string | number, place?: string): Closed | undefined {
    return this.closed.find(({ option }) => fits(option.targets, [kind, id, place] as Name))?.option;
  }
}
