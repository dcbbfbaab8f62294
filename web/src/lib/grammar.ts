/** Names in sentences, as undercroft/text/grammar.py has them: what a language does to a name stands in its .ftl file. */
import { FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle';
import type { Called } from './seen';

export type Format = (id: string, args: Record<string, FluentValue>) => string;
export type Facts = Record<string, string>;

const FACTS = ['gender', 'number', 'article', 'elision'];
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', Œ: 'oe', Æ: 'ae' };

/** A name with what the grammar of its language asks of it. */
export class Said extends FluentType<string> {
  readonly facts: Facts;

  constructor(called: Called) {
    super(typeof called === 'string' ? called : (called.name ?? ''));
    this.facts = typeof called === 'string' ? {} : called;
  }

  override toString(): string {
    return this.value;
  }
}

/** Names in a row. */
export class Listed extends FluentType<string> {
  constructor(
    readonly items: FluentValue[],
    text: string,
  ) {
    super(text);
  }

  override toString(): string {
    return this.value;
  }
}

/** The first letter of a name: small, without accent. */
export function firstLetter(name: string): string {
  const plain = name.replace(/[œæŒÆ]/g, (letter) => LIGATURES[letter] ?? letter).normalize('NFD');
  return plain.match(/[\p{L}\p{N}]/u)?.[0].toLowerCase() ?? '';
}

/** What is known of a name; of several, what holds for all of them. */
function factsOf(value: FluentValue): Facts {
  if (value instanceof Listed && value.items.length === 1) return factsOf(value.items[0] ?? '');
  const known: Facts = {};
  if (value instanceof Listed) {
    const each = value.items.map(factsOf);
    for (const fact of FACTS) known[fact] = new Set(each.map((one) => one[fact])).size === 1 ? (each[0]?.[fact] ?? '') : '';
    known.number = 'many';
  } else {
    for (const fact of FACTS) known[fact] = (value instanceof Said ? value.facts[fact] : undefined) ?? '';
  }
  known.first = firstLetter(plain(value));
  return known;
}

/** Words in a row: `list-more` between them, `last` before the last. */
export function joined(items: string[], format: Format, last = 'list-and'): string {
  if (items.length < 2) return items.join('');
  const head = items.slice(1, -1).reduce((row, next) => format('list-more', { head: row, next }), items[0] ?? '');
  return format(last, { head, next: items[items.length - 1] ?? '' });
}

export const plain = (value: FluentValue | undefined): string => (value instanceof FluentType ? String(value.valueOf()) : (value ?? ''));

/** What the sentences of a language may call: the messages that say how names are said, and what any language needs. */
export function functions(ids: string[], format: Format): Record<string, FluentFunction> {
  const facts = ids.filter((id) => id.startsWith('fact-'));
  const bare = (id: string) => id.slice('fact-'.length); // as long as `name-`

  const reckoned = (value: FluentValue): Facts => {
    const found = factsOf(value);
    for (const id of facts) found[bare(id)] = format(id, found);
    return found;
  };
  const form = (id: string, value: FluentValue): string =>
    value instanceof Listed
      ? joined(
          value.items.map((item) => form(id, item)),
          format,
        )
      : format(id, { ...reckoned(value), name: plain(value) });

  const made: Record<string, FluentFunction> = {
    CAP: ([value]) => plain(value).replace(/^./u, (letter) => letter.toUpperCase()),
    LOW: ([value]) => plain(value).replace(/^./u, (letter) => letter.toLowerCase()),
    AGREE: ([name, one, many]) => plain(factsOf(name ?? '').number === 'many' ? many : one),
    COUNT: ([number, word]) => format(`count-${plain(word)}`, { n: number ?? '' }),
  };
  for (const id of facts) made[bare(id).toUpperCase()] = ([value]) => reckoned(value ?? '')[bare(id)] ?? '';
  for (const id of ids.filter((one) => one.startsWith('name-'))) made[bare(id).toUpperCase()] = ([value]) => form(id, value ?? '');
  return made;
}
