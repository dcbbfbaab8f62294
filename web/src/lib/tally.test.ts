import { expect, test } from 'vitest';
import type { Tale } from './chronicle';
import { broken } from './picture';
import type { Catalog, Told, View } from './protocol';
import { chapters, counted, luck, mean, tally } from './tally';

type Event = Told & { who?: number; amount?: number; face?: number };
const told = (kind: string, more: Partial<Event> = {}): Event => ({ kind, text: { id: kind }, ...more });
const counting = counted<Event>({
  blow: ({ kind, amount = 0 }) => (kind === 'strikes' ? { dealt: amount } : kind === 'hit' ? { taken: amount } : undefined),
  round: 'round',
  die: ({ kind, face }) => (kind === 'rolled' && face !== undefined ? { shown: face, mean: 1.5 } : undefined),
  low: false,
  weight: { won: 9, slain: 4, hit: 1 },
});
const none = {} as View & Catalog;

test('blows, rounds and dice are counted', () => {
  const best = told('strikes', { amount: 4 });
  const last = told('hit', { amount: 3 });
  const log = [told('round'), told('strikes', { amount: 2 }), best, told('rolled', { face: 3 }), told('round'), last, told('rolled', { face: 1 })];
  const found = tally(log, counting, none, none, 0);
  expect(found).toMatchObject({ dealt: 6, taken: 3, rounds: 2, dice: { count: 2, shown: 4, expected: 3 } });
  expect(found.best).toEqual([best]);
  expect(found.last).toEqual([last]);
});

test('the last blow is that of whoever struck it, what was dealt and taken is mine', () => {
  const own = counted<Event>({
    ...counting,
    blow: ({ kind, amount = 0, who }, eyes) => (kind === 'strikes' && (eyes === null || who === eyes) ? { dealt: amount } : undefined),
  });
  const mine = told('strikes', { who: 0, amount: 2 });
  const theirs = told('strikes', { who: 1, amount: 5 });
  const found = tally([mine, theirs], own, none, none, 0);
  expect(found).toMatchObject({ dealt: 2 });
  expect(found.best).toEqual([mine]);
  expect(found.last).toEqual([theirs]);
});

test('a blow is told with whoever struck it', () => {
  const tale: Tale = { part: ({ kind }) => (kind === 'attacks' ? 'opens' : 'belongs'), of: () => undefined, outdone: {}, last: [] };
  const log = [told('attacks'), told('strikes', { amount: 4 }), told('attacks'), told('hit', { amount: 3 }), told('slain')];
  const found = tally(log, counting, none, none, 0, tale);
  expect(found.best).toEqual(log.slice(0, 2));
  expect(found.last).toEqual(log.slice(2));
});

test('the story has five lines at most, the weightiest, in their order', () => {
  const log = [...Array.from({ length: 7 }, () => told('hit')), told('slain'), told('idle'), told('won')];
  const { story } = tally(log, counting, none, none, null);
  expect(story.map(({ told: [event] }) => event?.kind)).toEqual(['hit', 'hit', 'hit', 'slain', 'won']);
});

test('luck is told from chance', () => {
  expect(luck({ count: 10, shown: 20, expected: 15 }, false)).toBe('kind');
  expect(luck({ count: 10, shown: 20, expected: 15 }, true)).toBe('cruel');
  expect(luck({ count: 10, shown: 15.5, expected: 15 }, false)).toBe('fair');
  expect(luck({ count: 0, shown: 0, expected: 0 }, false)).toBe('fair');
  expect(mean([0, 1, 2])).toBe(1);
  expect(mean([])).toBe(0);
});

test('a replay is entered where a chapter or a round begins', () => {
  const kinds = [['encounter', 'round'], ['round'], ['hit'], ['round'], ['encounter'], ['round']];
  const frames = kinds.map((each) => ({ events: each.map((kind) => told(kind)) }));
  const found = chapters(frames, ({ kind }) => kind === 'encounter', 'round');
  expect(found.map(({ frame, round }) => `${frame}:${round}`)).toEqual(['0:0', '1:1', '3:2', '4:0', '5:1']);
});

test('words are broken into lines that fit', () => {
  expect(broken('one two three', 7, 3, (text) => text.length)).toEqual(['one two', 'three']);
  expect(broken('one two three four', 3, 2, (text) => text.length)).toEqual(['one', 'two…']);
});
