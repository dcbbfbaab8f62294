/** The diary of a long match: chapter by chapter, what one would tell of it years later. */
import type { Told } from './protocol';

/** What a game puts into its diary. */
export interface Diary<K extends string = string> {
  /** With these a chapter begins. */
  opens: readonly K[];
  /** These are told in it, each by its own sentence. */
  tells: readonly K[];
  /** These are only counted: the text of the house that says how many. */
  counts: Readonly<Partial<Record<K, string>>>;
}

/** Something that happened, and where in the story: names may mean others later. */
export interface Noted {
  at: number;
  event: Told;
}

export interface Chapter {
  /** Nothing: what was before the first chapter. */
  head: Noted | null;
  told: Noted[];
  counts: { text: string; count: number }[];
}

/** The chapters of a story; a beginning in which nothing happened is none. */
export function chapters(log: readonly Told[], { opens, tells, counts }: Diary): Chapter[] {
  const found: Chapter[] = [{ head: null, told: [], counts: [] }];
  for (const [at, event] of log.entries()) {
    const chapter = found.at(-1)!;
    const counted = counts[event.kind];
    if (opens.includes(event.kind)) found.push({ head: { at, event }, told: [], counts: [] });
    else if (tells.includes(event.kind)) chapter.told.push({ at, event });
    else if (counted !== undefined) count(chapter, counted);
  }
  return found.filter(({ head, told }) => head || told.length);
}

function count(chapter: Chapter, text: string): void {
  const known = chapter.counts.find((each) => each.text === text);
  if (known) known.count += 1;
  else chapter.counts.push({ text, count: 1 });
}
