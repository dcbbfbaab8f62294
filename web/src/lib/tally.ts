/** What a match came to, counted from its events: blows, dice, rounds, and the few lines that tell it. */
import { write, type Line, type Tale } from './chronicle';
import type { Catalog, Told, View } from './protocol';

/** A blow of ours, or one against us. */
export interface Blow {
  dealt?: number;
  taken?: number;
}

/** How a game's events are counted; each game has its own in `tally.ts`. */
export interface Counting<E extends Told = Told> {
  /** `eyes`: the seat that looks; null: everybody's side. */
  blow(event: E, eyes: number | null, view: View): Blow | undefined;
  /** With this a new round begins. */
  round: E['kind'];
  /** What a die showed, and what one like it shows on average. */
  die(event: E, catalog: Catalog): { shown: number; mean: number } | undefined;
  /** Who throws low is lucky; or the dice are the enemy's. */
  low: boolean;
  /** How much it is worth to tell of an event; nothing: not worth a line of its own. */
  weight: Partial<Record<E['kind'], number>>;
}

/** A game gets the events of its own tables and no others: here the server's word is taken for it. */
export const counted = <E extends Told>(counting: Counting<E>): Counting => counting as unknown as Counting;

export interface Tally {
  dealt: number;
  taken: number;
  rounds: number;
  /** The hardest blow of ours, as the chronicle tells it: who struck, with what. */
  best: Told[];
  /** The same of the last blow that counted, whoever dealt it: it ended the match. */
  last: Told[];
  dice: { count: number; shown: number; expected: number };
  /** The story in so many lines at most. */
  story: Line[];
}

const LINES = 5;
/** From so many points a die on (over the whole match), luck is worth a word. */
const NOTABLE = 0.1;

export function tally(log: Told[], counting: Counting, view: View, catalog: Catalog, eyes: number | null, tale?: Tale): Tally {
  const found: Tally = { dealt: 0, taken: 0, rounds: 0, best: [], last: [], dice: { count: 0, shown: 0, expected: 0 }, story: [] };
  const lines = write(log, 0, tale);
  const deedOf = (event: Told): Told[] => lines.find(({ all }) => all.includes(event))?.told ?? [event];
  let most = 0;
  let best: Told | undefined;
  let last: Told | undefined;
  for (const event of log) {
    const { dealt = 0, taken = 0 } = counting.blow(event, eyes, view) ?? {};
    found.dealt += dealt;
    found.taken += taken;
    if (dealt > most) [most, best] = [dealt, event];
    const anybody = counting.blow(event, null, view);
    if ((anybody?.dealt ?? 0) > 0 || (anybody?.taken ?? 0) > 0) last = event;
    if (event.kind === counting.round) found.rounds += 1;
    const die = counting.die(event, catalog);
    if (die) {
      found.dice.count += 1;
      found.dice.shown += die.shown;
      found.dice.expected += die.mean;
    }
  }
  if (best) found.best = deedOf(best);
  if (last) found.last = deedOf(last);
  found.story = chosen(lines, counting.weight);
  return found;
}

/** The weightiest lines in the order in which they happened; of equals the later ones. */
function chosen(lines: Line[], weight: Counting['weight']): Line[] {
  const worth = (line: Line) => Math.max(0, ...line.told.map(({ kind }) => weight[kind] ?? 0));
  return lines
    .map((line, at) => ({ line, at, worth: worth(line) }))
    .filter((each) => each.worth > 0)
    .sort((one, other) => other.worth - one.worth || other.at - one.at)
    .slice(0, LINES)
    .sort((one, other) => one.at - other.at)
    .map(({ line }) => line);
}

/** Whether the dice were kind, cruel, or as they should be. */
export function luck({ count, shown, expected }: Tally['dice'], low: boolean): 'kind' | 'cruel' | 'fair' {
  const over = count ? (low ? expected - shown : shown - expected) / count : 0;
  return over > NOTABLE ? 'kind' : over < -NOTABLE ? 'cruel' : 'fair';
}

/** Where a replay may be entered: the frames in which a chapter begins, or a round of it (numbered from 1). */
export function chapters(
  frames: readonly { events: Told[] }[],
  begins: (event: Told) => boolean,
  round?: string,
): { frame: number; event: Told; round: number }[] {
  let number = 0;
  return frames.flatMap(({ events }, frame) => {
    const chapter = events.find(begins);
    if (chapter) number = 0;
    const event = chapter ?? events.find(({ kind }) => kind === round);
    if (!event) return [];
    if (!chapter) number += 1;
    return [{ frame, event, round: chapter ? 0 : number }];
  });
}

export const mean = (faces: readonly number[]): number => (faces.length ? faces.reduce((sum, face) => sum + face, 0) / faces.length : 0);
