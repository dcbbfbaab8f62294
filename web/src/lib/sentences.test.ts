/** The browser says every sentence as Python does. tests/web/test_sentences.py hands over all of them in a file. */
// @ts-expect-error: only tests run under Node, so its types are not installed
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { language, learn, percent, Speaker } from './i18n.svelte';
import type { Catalog, Message } from './protocol';

interface Case {
  lang: string;
  message: Message;
  said: string;
}

/** A few that are always there. */
const SOME: { names: Catalog['names']; folders: string[]; cases: Case[]; shares: { lang: string; share: number; said: string }[] } = {
  names: {
    thing: {
      axe: { en: 'Hunter Axe', fr: { name: 'Hache de chasseur', gender: 'f', number: 'one', article: 'yes' } },
      beast: { en: 'Abbess', fr: { name: 'Abbesse', gender: 'f', number: 'one', article: 'yes' } },
    },
  },
  folders: ['bloodborne'],
  cases: [
    {
      lang: 'fr',
      message: { id: 'bb-event-blocked', args: { card: { ref: 'thing', id: 'axe' }, who: 'Eileen' } },
      said: 'La Hache de chasseur d’Eileen n’inflige aucun dégât.',
    },
    { lang: 'fr', message: { id: 'bb-event-killed', args: { enemy: { ref: 'thing', id: 'beast' } } }, said: 'L’Abbesse est tuée.' },
    { lang: 'en', message: { id: 'bb-event-killed', args: { enemy: { ref: 'thing', id: 'beast' } } }, said: 'Abbess is killed.' },
    {
      lang: 'fr',
      message: {
        id: 'bb-event-reclaimed',
        args: { who: 'Wren', 'cards-count': 2, cards: ['axe', 'beast'].map((id) => ({ id: 'name', args: { name: { ref: 'thing', id } } })) },
      },
      said: 'Wren reprend 2 cartes\u202f: Hache de chasseur et Abbesse.',
    },
    { lang: 'fr', message: { id: 'bb-event-scored', args: { who: 'Wren', total: 1234.5 } }, said: 'Wren marque 1\u202f234,5 points.' },
  ],
  shares: [
    { lang: 'fr', share: 0.705, said: '70,5\u202f%' },
    { lang: 'en', share: 0.705, said: '70.5%' },
  ],
};
// @ts-expect-error: as above
const given = process.env.UNDERCROFT_SENTENCES;
const { names, folders, cases, shares }: typeof SOME = given ? JSON.parse(readFileSync(given, 'utf-8')) : SOME;

beforeAll(async () => {
  await learn(folders);
});

test.each([...new Set(cases.map(({ lang }) => lang))])('sentences in %s', async (lang) => {
  await language.set(lang);
  const speaker = new Speaker(
    () => ({ names }),
    () => [],
  );
  const wrong = cases.filter((one) => one.lang === lang && speaker.say(one.message) !== one.said);
  expect(wrong.slice(0, 20).map(({ message, said }) => [message, said, speaker.say(message)])).toEqual([]);
});

test.each([...new Set(shares.map(({ lang }) => lang))])('shares in %s', async (lang) => {
  await language.set(lang);
  const wrong = shares.filter((one) => one.lang === lang && percent(one.share, 1) !== one.said);
  expect(wrong.map(({ share, said }) => [share, said, percent(share, 1)])).toEqual([]);
});
