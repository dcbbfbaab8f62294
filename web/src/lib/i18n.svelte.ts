/** All words. Nothing a player reads is written anywhere else than in the .ftl files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Catalog, GameEvent, Lang, Message, Name, Reference, SeatInfo, Value } from './protocol';

const files = import.meta.glob<string>('../../../undercroft/**/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const LANGS: Lang[] = ['en', 'fr'];

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`/${lang}.ftl`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle('en'), fr: bundle('fr') };

function firstLanguage(): Lang {
  const kept = localStorage.getItem('undercroft.lang');
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

class Language {
  current = $state<Lang>(firstLanguage());

  set(lang: Lang): void {
    this.current = lang;
    localStorage.setItem('undercroft.lang', lang);
    document.documentElement.lang = lang;
  }
}
export const language = new Language();
document.documentElement.lang = language.current;

function format(id: string, args: Record<string, FluentVariable>): string {
  for (const lang of [language.current, 'en'] as Lang[]) {
    const found = bundles[lang].getMessage(id);
    if (found?.value) return bundles[lang].formatPattern(found.value, args, []);
  }
  return id;
}

/** A house text by its id. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return format(id, args);
}

export function list(items: string[]): string {
  return new Intl.ListFormat(language.current, { type: 'conjunction' }).format(items);
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
  ) {}

  name = (kind: string, id: string | number): string => {
    if (kind === 'seat') return this.seat(Number(id));
    return localName(this.catalog()?.names[kind]?.[String(id)]) ?? String(id);
  };

  seat = (seat: number): string => {
    const given = this.seats().find((info) => info.seat === seat)?.name;
    return given || (localName(this.catalog()?.names.seat?.[String(seat)]) ?? `${seat + 1}`);
  };

  /** A line of the story. Taking back belongs to the house, not to a game. */
  tell = (event: GameEvent): string => {
    if (event.kind !== 'undone') return this.say(event.text);
    return format(event.fresh ? 'ui-undone-fresh' : 'ui-undone', { name: this.seat(Number(event.by)) });
  };

  say = (message: Message | null | undefined): string => {
    if (!message) return '';
    const args: Record<string, FluentVariable> = {};
    if (message.id === 'name') return String(this.value(message.args?.name ?? ''));
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
