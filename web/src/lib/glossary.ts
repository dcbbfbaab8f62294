/** The words and signs of a game, each with its sentence. A game lists them in its `glossary.ts`; the sentences are its own texts. */
import { t } from './i18n.svelte';

/** A text and what goes into it. */
export type Saying = readonly [id: string, args?: Record<string, string | number>];

export interface Entry {
  /** What it is, by the name that things on the table give (`data-term`). */
  id: string;
  /** The drawings that stand for it. */
  icons: readonly string[];
  name: Saying;
  text: Saying;
}

export interface Chapter {
  /** The text above it in the help. */
  title: string;
  entries: Entry[];
}
export type Glossary = Chapter[];

export const say = ([id, args]: Saying): string => t(id, args);

/** One entry for each of a set of words that share their texts: `chapter('dd-ui-help-conditions', CONDITIONS, …)`. */
export function chapter<K extends string>(
  title: string,
  icons: Readonly<Partial<Record<K, string>>>,
  word: string,
  name: string,
  text: string,
  more: Record<string, string | number> = {},
): Chapter {
  const entries = Object.entries(icons).map(([id, icon]) => ({
    id: `${word}/${id}`,
    icons: [icon as string],
    name: [name, { ...more, [word]: id }] as const,
    text: [text, { ...more, [word]: id }] as const,
  }));
  return { title, entries };
}

/** Where a sign is explained: the drawing under the pointer, or what a thing says it is. */
const MARKED = '[data-term], [data-icon]';

function of(glossary: Glossary, mark: Element): Entry[] {
  const term = mark.getAttribute('data-term');
  const icon = mark.getAttribute('data-icon');
  return glossary.flatMap(({ entries }) => entries.filter(({ id, icons }) => (term === null ? icon !== null && icons.includes(icon) : id === term)));
}

/** What is said about the sign at a place of the page, and the sign. */
export function signAt(glossary: Glossary, place: Element | null): { mark: Element; entries: Entry[] } | null {
  const mark = place?.closest(MARKED);
  const entries = mark ? of(glossary, mark) : [];
  return mark && entries.length ? { mark, entries } : null;
}

/** All that can be said about the signs on a thing, each once. */
export function signsOn(glossary: Glossary, thing: Element): Entry[] {
  const marks = [thing, ...thing.querySelectorAll(MARKED)].filter((mark) => mark.matches(MARKED));
  return [...new Set(marks.flatMap((mark) => of(glossary, mark)))];
}
