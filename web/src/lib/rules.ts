/** The numbered rules of a game, in the language of the page: they come when somebody wants to read them. */
import { books, type Chapter, type Rule } from 'virtual:rules';
import { part } from './load';
import type { Lang } from './protocol';

export type { Chapter, Piece, Rule } from 'virtual:rules';

/** Whether the house has written them down. */
export const written = (game: string): boolean => `en/${game}` in books;

/** The book of a game; in English where nobody has translated it. */
export async function bookOf(game: string, lang: Lang): Promise<Chapter[]> {
  const open = books[`${lang}/${game}`] ?? books[`en/${game}`];
  return open ? (await part(open())).default : [];
}

/** A rule as plain words. */
export const said = (rule: Rule): string => rule.text.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join('');

/** As it is looked for: small, and without accents. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The chapters with the rules that have every word looked for: in themselves, their number or the title of their chapter. */
export function search(book: Chapter[], wanted: string): Chapter[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return book;
  return book
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const text = bare(`${rule.id} ${chapter.title} ${said(rule)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length);
}

/** Some rules by their numbers, in the order in which they were named. */
export function chosen(book: Chapter[], ids: string[]): Rule[] {
  const all = new Map(book.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule] as const)));
  return ids.flatMap((id) => all.get(id) ?? []);
}
