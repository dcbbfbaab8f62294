/** The chronicle: one line a deed, with what can be unfolded beneath it. */
import type { Undone } from './events';
import type { Former } from './i18n.svelte';
import type { Told } from './protocol';

/**
 * What an event is to the deed it belongs to:
 * - `opens`: a deed of its own;
 * - `heads`: whose deed it is, told only where nothing else is;
 * - `belongs`: told with the deed it follows;
 * - `goes on`: told with a deed of the same person, else a deed of its own;
 * - `gathers`: told with others of its kind;
 * - `steps`: told with others of its kind about the same one;
 * - `detail`: can be unfolded;
 * - `ahead`: can be unfolded, beneath the deed that follows.
 *
 * Whatever has no part stands alone.
 */
export type Part = 'opens' | 'heads' | 'belongs' | 'goes on' | 'gathers' | 'steps' | 'detail' | 'ahead';

export interface Tale<E extends Told = Told> {
  /** `told`: what the last line says so far; `all`: what happened in it. */
  part(event: E, told: E[], all: E[]): Part | undefined;
  /** Of whom an event tells. */
  of(event: E): string | number | undefined;
  /** Kinds that say less than another that comes later in the same deed about the same one. */
  outdone: Partial<Record<E['kind'], E['kind']>>;
  /** Kinds of which only the last about the same one is told. */
  last: E['kind'][];
  /** Who was who until an event that gives them other numbers: what was told before it means those. */
  former?(event: E): Former | undefined;
  /** Whether an event only says again what was told. */
  echoes?(told: E, event: E): boolean;
}

export interface Line {
  /** Where it begins. */
  from: number;
  /** Everything that happened, in order. */
  all: Told[];
  /** What the line says. */
  told: Told[];
  /** Whether there is more to read than that. */
  more: boolean;
}

const ALONE: Tale = { part: () => undefined, of: () => undefined, outdone: {}, last: [] };

/** A line being written. */
class Deed {
  all: Told[] = [];
  told: Told[] = [];
  /** Whether others may follow. */
  open = true;
  constructor(readonly from: number) {}
}

const same = (tale: Tale, a: Told | undefined, b: Told): boolean => a?.kind === b.kind && tale.of(a) === tale.of(b);
const isUndone = (event: Told | undefined): event is Undone => event?.kind === 'undone';
const undone = (last: Told | undefined, next: Told): boolean => isUndone(last) && isUndone(next) && last.by === next.by && last.fresh === next.fresh;

/** Writes the events from a place on, below the lines that stand already. */
export function write(log: Told[], from: number, tale: Tale = ALONE): Line[] {
  const lines: Deed[] = [];
  let ahead: Told[] = [];
  const begin = (at: number): Deed => {
    const deed = new Deed(at - ahead.length);
    deed.all = ahead;
    ahead = [];
    lines.push(deed);
    return deed;
  };
  const heads = (event: Told): boolean => tale.part(event, [], []) === 'heads';
  for (let at = from; at < log.length; at += 1) {
    const event = log[at]!;
    const last = lines.at(-1);
    let deed = last?.open ? last : undefined;
    const told = deed?.told ?? [];
    const newest = told.at(-1);
    const part = tale.part(event, told, deed?.all ?? []);
    if (part === 'ahead') {
      ahead.push(event);
      continue;
    }
    if (deed && told.some((each) => tale.echoes?.(each, event))) {
      deed.all.push(event);
      continue;
    }
    const fresh = told.length > 0 && told.every(heads);
    const follows = {
      opens: fresh,
      heads: false,
      belongs: told.length > 0,
      'goes on': newest !== undefined && tale.part(newest, [], []) === 'goes on' && tale.of(newest) === tale.of(event),
      gathers: newest?.kind === event.kind,
      steps: fresh || (told.every((each) => each.kind === event.kind) && same(tale, newest, event)),
      detail: told.length > 0,
      alone: undone(newest, event),
    }[part ?? 'alone'];
    if (!follows || !deed) deed = begin(at);
    else deed.all.push(...ahead.splice(0));
    deed.all.push(event);
    deed.open = part !== undefined || event.kind === 'undone';
    if (part === 'detail' && deed.told.length) continue;
    const less = (each: Told): boolean =>
      heads(each) ||
      (tale.of(each) === tale.of(event) && (tale.outdone[each.kind] === event.kind || (each.kind === event.kind && tale.last.includes(event.kind))));
    deed.told = [...deed.told.filter((each) => !less(each)), event];
  }
  // What stands ahead of a deed that is still to come.
  if (ahead.length) {
    const deed = begin(log.length);
    deed.told = deed.all;
  }
  return lines.map(({ from: start, all, told }) => ({ from: start, all, told, more: all.some((event) => !told.includes(event) && !heads(event)) }));
}

/** What of a line is said aloud: where its deed was said before, the details are all that is new, and each of them is. */
export function aloud({ told, all }: Line, tale: Tale = ALONE): Told[] {
  const detail = (event: Told): boolean => tale.part(event, [], []) === 'detail';
  return told[0] && detail(told[0]) ? all.filter((event) => told.includes(event) || detail(event)) : told;
}

/** The story only grows, but for what is taken back: lines that were there stay as they are. */
export function grown(before: Line[], seen: Told[], log: Told[], tale?: Tale): Line[] {
  const longer = seen.length > 0 && seen[0] === log[0] && seen.at(-1) === log[seen.length - 1];
  // The last line may still grow, and what stood ahead of a deed may turn out to belong to the one before.
  const from = before.at(-2)?.from;
  if (!longer || from === undefined) return write(log, 0, tale);
  return [...before.slice(0, -2), ...write(log, from, tale)];
}
