/** All words. Nothing a player reads is written anywhere else than in the .ftl files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { functions, joined, Listed, plain, Said } from './grammar';
import type { Called, Catalog, Told, Lang, Message, Name, Reference, SeatInfo, Value, View } from './protocol';

/** English is always there: what does not come in another language is said in it. */
const ENGLISH = Object.values(import.meta.glob<string>('../../../undercroft/text/en.ftl', { query: '?raw', import: 'default', eager: true })).join();
/** The house in other languages, and what is said in rooms that few enter; a game's sentences: all come when they are wanted. */
const house = import.meta.glob<string>(['../../../undercroft/text/*.ftl', '!../../../undercroft/text/en.ftl'], { query: '?raw', import: 'default' });
const rooms = import.meta.glob<string>(
  ['../../../undercroft/text/rooms/*.ftl', '../../../undercroft/games/*/text/*.ftl', '../../../undercroft/games/*/lessons/*.ftl'],
  { query: '?raw', import: 'default' },
);

/** A language is there if the house has a file for it; English is first. */
export const LANGS: Lang[] = ['en', ...Object.keys(house).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length))];

function bundle(lang: Lang, text: string): FluentBundle {
  const resource = new FluentResource(text);
  const ids = resource.body.map(({ id }) => id);
  const made: FluentBundle = new FluentBundle(lang, { useIsolating: false, functions: functions(ids, (id, args) => formatted(made, id, args)) });
  made.addResource(resource);
  return made;
}

function formatted(texts: FluentBundle, id: string, args: Record<string, FluentVariable>): string {
  const found = texts.getMessage(id);
  return found?.value ? texts.formatPattern(found.value, args, []) : id;
}

const english = bundle('en', ENGLISH);
const bundles = new Map([['en', english]]);
const spokenBy = (lang: Lang): FluentBundle => bundles.get(lang) ?? english;

/** Loads the house's own words in a language. */
async function settle(lang: Lang): Promise<void> {
  const text = bundles.has(lang) ? undefined : await house[`../../../undercroft/text/${lang}.ftl`]?.();
  // Whoever asked at the same time may have been first: what was learnt since then stays.
  if (text !== undefined && !bundles.has(lang)) bundles.set(lang, bundle(lang, text));
}

/** What a language calls itself. */
export const ownName = (lang: Lang): string => new Intl.DisplayNames([lang], { type: 'language', languageDisplay: 'standard' }).of(lang) ?? lang;
/** The games this page speaks of, and what it can say of them already. */
const spoken = new Set<string>();
const learnt = new Map<string, Promise<void>>();

function read(game: string, lang: Lang): Promise<void> {
  // Sentences beside a game's own stand in a folder of their own: `bloodborne/lessons`; those of the house have none before them: `/rooms`.
  const folder = game.startsWith('/') ? `text${game}` : `games/${game.includes('/') ? game : `${game}/text`}`;
  const path = `../../../undercroft/${folder}/${lang}.ftl`;
  const known = learnt.get(path);
  if (known) return known;
  const coming = (rooms[path]?.() ?? Promise.resolve('')).then((text) => {
    spokenBy(lang).addResource(new FluentResource(text));
  });
  learnt.set(path, coming);
  coming.catch(() => learnt.delete(path));
  return coming;
}

/** Loads the sentences of some games in the language of the page; a change of language brings theirs along. */
export async function learn(folders: string[]): Promise<void> {
  for (const folder of folders) spoken.add(folder);
  await Promise.all(folders.map((folder) => read(folder, language.current)));
}

function firstLanguage(): Lang {
  const kept = localStorage.getItem('undercroft.lang');
  if (kept && LANGS.includes(kept)) return kept;
  return LANGS.find((lang) => navigator.language.toLowerCase().startsWith(lang)) ?? 'en';
}

class Language {
  current = $state<Lang>('en');

  /** The language of whoever comes; English where it does not come. */
  async begin(): Promise<void> {
    const lang = firstLanguage();
    await settle(lang).then(
      () => (this.current = lang),
      () => undefined,
    );
    document.documentElement.lang = this.current;
  }

  /** Changes the language once its words are there; without them the old one stays, and this fails. */
  async set(lang: Lang): Promise<void> {
    await settle(lang);
    await Promise.all([...spoken].map((game) => read(game, lang)));
    this.current = lang;
    localStorage.setItem('undercroft.lang', lang);
    document.documentElement.lang = lang;
  }
}
export const language = new Language();

/** A language beside that of the page, for as long as something is drawn in it. */
let beside: Lang | null = null;
const spokenHere = (): Lang => beside ?? language.current;

/** Draws something in a language; it stays in it when the page changes its own. */
export function inLanguage<T>(lang: Lang, draw: () => T): T {
  const before = beside;
  beside = lang;
  try {
    return draw();
  } finally {
    beside = before;
  }
}

/** Loads the sentences of some games in every language there is. */
export async function learnAll(folders: string[]): Promise<void> {
  await Promise.all(LANGS.map(settle));
  await Promise.all(LANGS.flatMap((lang) => folders.map((folder) => read(folder, lang))));
}

function format(id: string, args: Record<string, FluentVariable>): string {
  return formatted(spokenBy(spokenHere()), id, args);
}

/** Whether there is such a text. */
export const knows = (id: string): boolean => spokenBy(spokenHere()).hasMessage(id);

/** A house text by its id. */
export function t(id: string, args: Record<string, string | number | Said | Listed> = {}): string {
  return format(id, args);
}

export function list(items: string[]): string {
  return joined(items, format);
}

/** A share in percent, as the language writes it. */
export const percent = (part: number, digits = 0): string =>
  format('percent', {
    share: new Intl.NumberFormat(language.current, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'negative' })
      .format(part * 100)
      .replace('-', '−'),
  });

/** A word and what belongs to it. */
export const labelled = (label: string, text: string): string => format('ui-labelled', { label, text });

/** One or the other. */
export function either(items: string[]): string {
  return joined(items, format, 'list-or');
}

/** A name in the language of the page, with its grammar where it is known. */
function called(name: Name | undefined): Called | undefined {
  if (name === undefined || typeof name === 'string') return name;
  return name[spokenHere()] ?? name.en;
}

export function localName(name: Name | undefined): string | undefined {
  const found = called(name);
  return found === undefined ? undefined : new Said(found).value;
}

const isReference = (value: object): value is Reference => 'ref' in value;

/** Turns messages into sentences, and references into names, for one table. */
/** Whoever had the numbers of a kind before: their ids, by which another kind of names knows them. */
export interface Former {
  kind: string;
  by: string;
  ids: string[];
}

export class Speaker {
  constructor(
    private readonly catalog: () => Catalog | null,
    private readonly seats: () => SeatInfo[],
    /** The view may name who comes and goes in a match. */
    private readonly view: () => View | null = () => null,
    private readonly former?: Former,
  ) {}

  /** The same voice, speaking of a time when others had the numbers. */
  of(former: Former): Speaker {
    return new Speaker(this.catalog, this.seats, this.view, former);
  }

  name = (kind: string, id: string | number): string => this.said(kind, id).value;

  /** A name as a sentence wants it: with its grammar. */
  said = (kind: string, id: string | number): Said => {
    if (kind === 'seat') return new Said(this.seat(Number(id)));
    return new Said(called(this.passing(kind, id) ?? this.catalog()?.names[kind]?.[String(id)]) ?? String(id));
  };

  /** The name of one who comes and goes in a match. */
  passing(kind: string, id: string | number): Name | undefined {
    if (kind === this.former?.kind) return this.catalog()?.names[this.former.by]?.[this.former.ids[Number(id)] ?? ''];
    return (this.view()?.table as { names?: Catalog['names'] } | undefined)?.names?.[kind]?.[String(id)];
  }

  /** Whether it is mine: my seat, or a figure that is played from it. */
  isMine = (kind: string, id: string | number): boolean => {
    const view = this.view();
    if (!view || view.seat === null) return false;
    if (kind === 'seat') return Number(id) === view.seat;
    const { heroes } = view.table as { heroes?: { hero: number; seat: number }[] };
    return (kind === 'hero' || kind === 'figure') && heroes?.find(({ hero }) => hero === Number(id))?.seat === view.seat;
  };

  /** Whether anything can be somebody's here: a spectator has nothing. */
  get hasSeat(): boolean {
    return typeof this.view()?.seat === 'number';
  }

  seat = (seat: number): string => {
    const given = this.seats().find((info) => info.seat === seat)?.name;
    return (
      given ||
      (localName(this.passing('seat', seat) ?? this.catalog()?.names.seat?.[String(seat)]) ??
        t('ui-player', { number: seat + 1, players: this.seats().length }))
    );
  };

  /** A line of the story. */
  tell = (event: Told): string => this.say(event.text);

  say = (message: Message | null | undefined): string => {
    if (!message) return '';
    if (message.id === 'name') return plain(this.named(message));
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args ?? {})) args[key] = this.value(value);
    return format(message.id, args);
  };

  private named(message: Message): string | Said | Listed {
    const value = this.value(message.args?.[spokenHere()] ?? message.args?.name ?? '');
    return typeof value === 'number' ? String(value) : value;
  }

  private value(value: Value): number | string | Said | Listed {
    if (value === null) return '';
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => (item.id === 'name' ? this.named(item) : this.say(item)));
      return new Listed(items, list(items.map(plain)));
    }
    if (isReference(value)) return this.said(value.ref, value.id);
    return value.id === 'name' ? this.named(value) : this.say(value);
  }
}
