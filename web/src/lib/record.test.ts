import { beforeEach, expect, test } from 'vitest';
import { feats as hunt } from '../games/bloodborne/feats';
import { feats as core } from '../games/dark_souls/feats';
import { feats as estate } from '../games/darkest_dungeon/feats';
import { feats as tomb } from '../games/tomb_of_giants/feats';
import { bosses, companions, done, type Past, past, record, streaks, takes } from './record';

const texts = import.meta.glob<string>('../../../undercroft/text/rooms/*.ftl', { query: '?raw', import: 'default', eager: true });
const told = (...kinds: string[]) => kinds.map((kind) => ({ kind, text: { id: kind } }));
let at = 0;
const match = (won: boolean, kinds: string[], more: Partial<Past> = {}): Past => ({
  ...past(
    { table: `t${at++}`, game: 'bloodborne', mine: [0], setup: { mode: 'boss' }, mates: ['Ada', 'Bea'], line: 'It is over.', daily: undefined },
    { winners: won ? [0] : [1] },
    told(...kinds),
    at,
  ),
  ...more,
});

beforeEach(() => localStorage.clear());

test('a match is written down once, with what happened in it', () => {
  const one = match(true, ['killed', 'killed', 'died']);
  record.add(one);
  record.add(one);
  expect(record.all()).toHaveLength(1);
  expect(record.of('bloodborne')[0]).toMatchObject({ won: true, mode: 'boss', counts: { killed: 2, died: 1 } });
  expect(record.of('dark_souls')).toEqual([]);
});

test('it can be taken along, and a file of others is refused', () => {
  record.add(match(true, []));
  const file = record.written();
  localStorage.clear();
  record.add(match(false, []));
  expect(record.take(file)).toBe(true);
  expect(record.take(file)).toBe(true);
  expect(record.all()).toHaveLength(2);
  for (const bad of ['no', '{}', '{"undercroft":"record","matches":[{"table":1}]}', '[]', 'null']) expect(record.take(bad), bad).toBe(false);
  expect(record.all()).toHaveLength(2);
});

test('streaks and companions', () => {
  const matches = [true, true, false, true].map((won) => match(won, []));
  expect(streaks(matches)).toEqual({ best: 2, now: 1 });
  expect(companions([...matches, match(true, [], { mates: ['Bea'] })])).toEqual([
    ['Bea', 5],
    ['Ada', 4],
  ]);
});

test('a boss is beaten once: in a longer match as it is told, alone by winning', () => {
  expect(bosses([match(true, ['boss_beaten']), match(false, []), match(true, ['boss_beaten', 'boss_beaten'], { mode: 'campaign' })], estate)).toBe(3);
});

test('a deed is done in one match, or in all together', () => {
  const deed = (name: string) => hunt.deeds.find((each) => each.name === `ui-deed-bloodborne-${name}`)!;
  expect(done(deed('dawn'), [match(true, ['died'])])).toBe(false);
  expect(done(deed('dawn'), [match(false, [])])).toBe(false);
  expect(done(deed('dawn'), [match(true, ['died']), match(true, [])])).toBe(true);
  expect(done(deed('cleaner'), [match(false, Array(7).fill('killed')), match(false, ['killed'])])).toBe(false);
  expect(done(deed('cleaner'), [match(false, Array(8).fill('killed'))])).toBe(true);
  expect(done(deed('exterminator'), [match(false, Array(25).fill('killed')), match(true, Array(25).fill('killed'))])).toBe(true);
  expect(done(deed('good-hunter'), Array(4).fill(match(true, [])))).toBe(false);
  expect(
    done(
      deed('beloved-of-the-moon'),
      [true, true, true].map((won) => match(won, [])),
    ),
  ).toBe(true);
  const boss = core.deeds.find(({ name }) => name === 'ui-deed-dark-souls-boss-slayer')!;
  expect(done(boss, [match(true, [], { mode: 'encounter' })])).toBe(false);
  expect(done(boss, [match(true, [])])).toBe(true);
});

test.each([
  ['bloodborne', hunt],
  ['dark-souls', core],
  ['tomb-of-giants', tomb],
  ['darkest-dungeon', estate],
] as const)('%s: a dozen deeds, none of them done by nobody, each with its words in both languages', (_, { deeds }) => {
  expect(deeds.length).toBeGreaterThanOrEqual(12);
  expect(new Set(deeds.map(({ name }) => name)).size).toBe(deeds.length);
  expect(Object.keys(texts)).toHaveLength(2);
  for (const deed of deeds) {
    expect(done(deed, []), deed.name).toBe(false);
    for (const text of Object.values(texts)) {
      for (const id of [deed.name, takes(deed)]) expect(text).toMatch(new RegExp(`^${id} = .`, 'm'));
    }
  }
});
