/** All words. Nothing a player reads is written anywhere else than in the .ftl files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { functions, joined, Listed, plain, Said } from './grammar';
import type { Called, Catalog, Told, Lang, Message, Name, Reference, SeatInfo, Value, View } from './protocol';

/** The house's own words are small and always there, in every language. */
const house = import.meta.glob<string>('../../../undercroft/text/*.ftl', { query: '?raw', import: 'default', eager: true });
/** A game's sentences come when they are wanted, one language at a time. */
const games = import.meta.glob<string>(['../../../undercroft/games/*/text/*.ftl', '../../../undercroft/games/*/lessons/*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** A language is there if the house has a file for it; English is first. */
export const LANGS: Lang[] = Object.keys(house)
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length))
  .sort((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other));

function bundle(lang: Lang): FluentBundle {
  const resource = new FluentResource(house[`../../../undercroft/text/${lang}.ftl`] ?? '');
  const ids = resource.body.map(({ id }) => id);
  const made: FluentBundle = new FluentBundle(lang, { useIsolating: false, functions: functions(ids, (id, args) => formatted(made, id, args)) });
  made.addResource(resource);
  return made;
}

function formatted(texts: FluentBundle, id: string, args: Record<string, FluentVariable>): string {
  const found = texts.getMessage(id);
  return found?.value ? texts.formatPattern(found.value, args, []) : id;
}

const bundles = new Map(LANGS.map((lang) => [lang, bundle(lang)]));
const english = bundle('en');
const spokenBy = (lang: Lang): FluentBundle => bundles.get(lang) ?? english;
/** What a language calls itself. */
export const ownName = (lang: Lang): string => formatted(spokenBy(lang), 'ui-language-name', {});
/** The games this page speaks of, and what it can say of them already. */
const spoken = new Set<string>();
const learnt = new Map<string, Promise<void>>();

function read(game: string, lang: Lang): Promise<void> {
  // Sentences beside a game's own stand in a folder of their own: `bloodborne/lessons`.
  const folder = game.includes('/') ? game : `${game}/text`;
  const path = `../../../undercroft/games/${folder}/${lang}.ftl`;
  const known = learnt.get(path);
  if (known) return known;
  const coming = (games[path]?.() ?? Promise.resolve('')).then((text) => {
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
  current = $state<Lang>(firstLanguage());

  /** Changes the language once its words are there; without them the old one stays, and this fails. */
  async set(lang: Lang): Promise<void> {
    await Promise.all([...spoken].map((game) => read(game, lang)));
    this.current = lang;
    localStorage.setItem('undercroft.lang', lang);
    document.documentElement.lang = lang;
  }
}
export const language = new Language();
document.documentElement.lang = language.current;

function format(id: string, args: Record<string, FluentVariable>): string {
  return formatted(spokenBy(language.current), id, args);
}

/** Whether there is such a text. */
export const knows = (id: string): boolean => spokenBy(language.current).hasMessage(id);

/** A house text by its id. */
export function t(id: string, args: Record<string, string | number | Said | Listed> = {}): string {
  return format(id, args);
}

export function list(items: string[]): string {
  return joined(items, format);
}

/** A word and what belongs to it. */
export const labelled = (label: string, text: string): string => format('ui-labelled', { label, text });

/** One or the other. */
export function either(items: string[]): string {
  return joined(items, format, 'list-or');
}

/** A name in the language of the page, with its grammar where it is known. */
function called(name: Name | undefined): Called | undefined {
  if (name === undefined || typeof name === 'string') return name;
  return name[language.current] ?? name.en;
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
    const value = this.value(message.args?.[language.current] ?? message.args?.name ?? '');
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
