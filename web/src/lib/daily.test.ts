import { expect, test } from 'vitest';
import { daily } from './daily';
import type { GameInfo } from './protocol';

const GAMES = ['tomb_of_giants', 'bloodborne', 'darkest_dungeon', 'dark_souls'].map(
  (id) => ({ id, players: [2], fields: [], bots: [] }) as unknown as GameInfo,
);
const on = (day: string, games = GAMES) => daily(new Date(day), games)!;

test('everybody has the same fight on a day, whenever they come and in whatever order games are told', () => {
  const first = on('2026-11-18T00:00:01Z');
  const last = on('2026-11-18T23:59:59Z', GAMES.toReversed());
  expect(last.info.id).toBe(first.info.id);
  expect(last).toMatchObject({ day: '2026-11-18', seed: 'daily 2026-11-18', quick: first.quick });
});

test('another day, another game and another seed; all games have their turn, and every way in is one fight', () => {
  const days = Array.from({ length: 40 }, (_, n) => on(new Date(Date.UTC(2026, 0, 1 + n)).toISOString()));
  expect(new Set(days.map(({ seed }) => seed)).size).toBe(40);
  expect(new Set(days.slice(0, 4).map(({ info }) => info.id)).size).toBe(4);
  for (const { info, quick } of days) if (info.id !== 'bloodborne') expect(['encounter', 'boss', 'battle']).toContain(quick?.setup.mode);
  expect(daily(new Date(), [])).toBeNull();
});
