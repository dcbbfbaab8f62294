/** The open decisions, prepared for the table: which thing can be clicked, with which key, and why not. */
import type { Closed, Decision, Option, Target } from './protocol';

export interface Choice {
  decision: Decision;
  option: Option;
  /** 1–9: the key that chooses it; 0 for the one that goes on with the game. */
  key: number | null;
  state: 'open' | 'chosen' | 'pending';
}

const fits = (targets: Target[] | undefined, kind: string, id: string | number, place?: string): boolean => {
  if (!targets?.some(([k, i]) => k === kind && String(i) === String(id))) return false;
  const where = targets.find(([k]) => k === 'place')?.[1];
  return place === undefined || where === undefined || where === place;
};

export class Choices {
  readonly all: Choice[] = [];
  readonly closed: { decision: Decision; option: Closed }[] = [];

  constructor(
    readonly decisions: Decision[],
    pending: { decision: string; option: string } | null = null,
    /** Options that are not in sight have no key. */
    hidden: (option: Option) => boolean = () => false,
    /** The option of a question that goes on with the game. */
    main: (option: Option) => boolean = () => false,
  ) {
    let key = 0;
    for (const decision of decisions) {
      for (const option of decision.options) {
        const seen = !hidden(option);
        const first = seen && main(option) && !this.all.some((each) => each.key === 0);
        if (seen && !first) key += 1;
        const waits = pending?.decision === decision.id ? pending.option : null;
        const state =
          waits === option.id ? 'pending' : waits === null && decision.chosen === option.id ? 'chosen' : 'open';
        this.all.push({ decision, option, key: first ? 0 : seen && key <= 9 ? key : null, state });
      }
      for (const option of decision.closed) this.closed.push({ decision, option });
    }
  }

  find(kind: string, id: string | number, place?: string): Choice | undefined {
    return this.all.find(({ option }) => fits(option.targets, kind, id, place));
  }

  whyNot(kind: string, id: string | number, place?: string): Closed | undefined {
    return this.closed.find(({ option }) => fits(option.targets, kind, id, place))?.option;
  }
}
