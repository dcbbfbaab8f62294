/** All words. Nothing a player reads is written anywhere else than in the .ftl files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Catalog, Told, Lang, Message, Name, Reference, SeatInfo, Value, View } from './protocol';

/** The house's own words are small and always there, in both languages. */
const house = import.meta.glob<string>('../../../undercroft/text/*.ftl', { query: '?raw', import: 'default', eager: true });
/** A game's sentences come when they are wanted, one language at a time. */
const games = import.meta.glob<string>('../../../undercroft/games/*/text/*.ftl', { query: '?raw', import: 'default' });

export const LANGS: Lang[] = ['en', 'fr'];

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(house[`../../../undercroft/text/${lang}.ftl`] ?? ''));
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle('en'), fr: bundle('fr') };
/** The games this page speaks of, and what it can say of them already. */
const spoken = new Set<string>();
const learnt = new Map<string, Promise<void>>();

function read(game: string, lang: Lang): Promise<void> {
  const path = `../../../undercroft/games/${game}/text/${lang}.ftl`;
  const known = learnt.get(path);
  if (known) return known;
  const coming = (games[path]?.() ?? Promise.resolve('')).then((text) => {
    bundles[lang].addResource(new FluentResource(text));
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
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
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
  const texts = bundles[language.current];
  const found = texts.getMessage(id);
  return found?.value ? texts.formatPattern(found.value, args, []) : id;
}

/** A house text by its id. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return format(id, args);
}

export function list(items: string[]): string {
  return new Intl.ListFormat(language.current, { type: 'conjunction' }).format(items);
}

/** One or the other. */
export function either(items: string[]): string {
  return new Intl.ListFormat(language.current, { type: 'disjunction' }).format(items);
}

export function localName(name: Name | undefined): string | undefined {
  if (name === undefined || typeof name === 'string') return name;
  return name[language.current] ?? name.en;
}

const isReference = (value: object): value is Reference => 'ref' in value;

/** Turns messages into sentences, and references into names, for one table. */
export class Speaker {
  constructor(
    private readonly catalog: () => Catalog | null,
    private readonly seats: () => SeatInfo[],
    /** The view may name who comes and goes in a match. */
    private readonly view: () => View | null = () => null,
  ) {}

  name = (kind: string, id: string | number): string => {
    if (kind === 'seat') return this.seat(Number(id));
    return localName(this.passing(kind, id) ?? this.catalog()?.names[kind]?.[String(id)]) ?? String(id);
  };

  /** The name of one who comes and goes in a match. */
  passing(kind: string, id: string | number): Name | undefined {
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
    const args: Record<string, FluentVariable> = {};
    if (message.id === 'name') return String(this.value(message.args?.[language.current] ?? message.args?.name ?? ''));
    for (const [key, value] of Object.entries(message.args ?? {})) args[key] = this.value(value);
    return format(message.id, args);
  };

  private value(value: Value): FluentVariable {
    if (value === null) return '';
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (Array.isArray(value)) return list(value.map((item) => String(this.value(item))));
    if (isReference(value)) return this.name(value.ref, value.id);
    return this.say(value);
  }
}
