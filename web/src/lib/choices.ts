/** The open decisions as one list: what can be chosen, what is chosen, and what cannot be. */
import type { Closed, Decision, Option, Target } from './protocol';

export interface Choice {
  decision: Decision;
  option: Option;
  state: 'open' | 'chosen' | 'pending';
}

/** A thing of the table as options name it; a third word is something else they name with it (a card in the hand, one in the row; a hero's left hand). */
export type Name = readonly [kind: string, id: string | number, along?: string];

/** Whether one of these targets is that thing, and another of them, if there is another, is what it is named with. */
export function fits(targets: Target[] | undefined, [kind, id, along]: Name): boolean {
  const is = ([k, i]: Target) => k === kind && String(i) === String(id);
  if (!targets?.some(is)) return false;
  const others = targets.filter((each) => !is(each));
  return along === undefined || !others.length || others.some(([, i]) => String(i) === along);
}

/** The id of the first target of a kind. */
export function target(option: Option, kind: string): string | undefined {
  const found = option.targets.find(([each]) => each === kind)?.[1];
  return found === undefined ? undefined : String(found);
}

/**
 * What is no choice: the only thing to do, or what goes on where whatever else there is could bring nothing.
 * Where something else is closed, its reason may be read first, unless this goes on with the game.
 */
export function noChoice({ all, closed, decisions }: Choices, goesOn: (choice: Choice) => boolean): Choice | null {
  const [choice, another] = all.length > 1 ? all.filter(({ option }) => !option.outcome?.useless) : all;
  if (!choice || another || choice.state !== 'open' || choice.option.outcome?.deadly) return null;
  if (goesOn(choice)) return decisions.length === 1 ? choice : null;
  return all.length > 1 || closed.length ? null : choice;
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
}
