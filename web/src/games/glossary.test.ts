import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { type Glossary, type Saying, signAt, signsOn } from '../lib/glossary';
import { glossary as hunt } from './bloodborne/glossary';
import * as huntIcons from './bloodborne/icons';
import { glossary as core } from './dark_souls/glossary';
import { circus, glossary as estate } from './darkest_dungeon/glossary';
import * as estateIcons from './darkest_dungeon/icons';
import * as soulsIcons from './souls/icons';
import { glossary as tomb } from './tomb_of_giants/glossary';
import * as tombIcons from './tomb_of_giants/icons';

const files = import.meta.glob<string>(['../../../undercroft/games/*/text/*.ftl', '../../../undercroft/text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
function texts(lang: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions: { THE: () => '', COUNT: () => '' } });
  for (const [path, text] of Object.entries(files)) if (path.endsWith(`/${lang}.ftl`)) made.addResource(new FluentResource(text));
  return made;
}
const SPOKEN = ['en', 'fr'].map((lang) => [lang, texts(lang)] as const);
const GAMES: [string, Glossary, object[]][] = [
  ['bloodborne', hunt, [huntIcons]],
  ['dark_souls', core, []],
  // What both boxes draw is all known to the second one.
  ['tomb_of_giants', tomb, [soulsIcons, tombIcons]],
  ['darkest_dungeon', estate, [estateIcons]],
  ['the circus', circus, []],
];

/** Every drawing that stands for a word: constants, and tables by words; what a card or figure looks like is no sign. */
function signs(icons: object): string[] {
  return Object.values(icons).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return value && typeof value === 'object' && !Array.isArray(value) ? Object.values(value as Record<string, unknown>).map(String) : [];
  });
}

describe.each(GAMES)('%s', (_, glossary, modules) => {
  const entries = glossary.flatMap((chapter) => chapter.entries);

  test.each(SPOKEN)('every entry has its name and its sentence (%s)', (_lang, bundle) => {
    const said = ([id, args]: Saying): string => {
      const found = bundle.getMessage(id);
      expect(found?.value, id).toBeTruthy();
      return bundle.formatPattern(found!.value!, args ?? {}, []);
    };
    for (const { title } of glossary) expect(bundle.hasMessage(title), title).toBe(true);
    for (const entry of entries) expect(said(entry.text).length, entry.id).toBeGreaterThan(3);
    // A word that a sentence has forgotten would be called by another's name.
    for (const chapter of glossary) {
      const names = chapter.entries.map(({ name }) => said(name));
      expect(new Set(names).size, names.join()).toBe(names.length);
    }
  });

  test('every sign that is drawn is explained', () => {
    const known = new Set(entries.flatMap(({ icons }) => icons));
    const drawn = modules.flatMap(signs).filter((icon) => icon.startsWith('icon:'));
    if (modules.length) expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.filter((icon) => !known.has(icon))).toEqual([]);
  });
});

test('a sign is found by its drawing or by its name, and a thing tells all it shows, once', () => {
  document.body.innerHTML =
    '<div id="thing"><svg data-icon="icon:snowflake-1"><path/></svg><b data-term="die/black">1</b><i data-icon="icon:nothing"></i></div>';
  const thing = document.querySelector('#thing')!;
  expect(signAt(core, document.querySelector('path'))?.entries.map(({ id }) => id)).toEqual(['condition/frostbite']);
  expect(signAt(core, document.querySelector('b'))?.entries.map(({ id }) => id)).toEqual(['die/black']);
  expect(signAt(core, document.querySelector('i'))).toBeNull();
  expect(signsOn(core, thing).map(({ id }) => id)).toEqual(['condition/frostbite', 'die/black']);
});
