import { expect, test } from 'vitest';
import type { BoxEvent } from './box';
import { write } from '../../lib/chronicle';
import { scriptOf } from './script';

const script = scriptOf({ length: {}, high: [], mid: [], chapters: [] });
const told = (...kinds: string[]) => script.headline(kinds.map((kind) => ({ kind }) as BoxEvent)).map(({ kind }) => kind);

test('where nothing else was, the last step is the news', () => {
  expect(told('acts', 'foe_moved', 'moved')).toEqual(['moved']);
  expect(told('acts', 'foe_moved')).toEqual(['foe_moved']);
  expect(told('foe_moved', 'attacks', 'moved')).toEqual(['attacks']);
  expect(told('acts')).toEqual([]);
});

test('a heroic action is told with whose it is, and what a card costs with its use', () => {
  const event = (kind: string, who: number) => ({ kind, who }) as BoxEvent;
  const lines = (...log: BoxEvent[]) => write(log, 0, script.tale).map(({ told }) => told.map(({ kind }) => kind).join(' '));
  expect(lines(event('moved', 0), event('heroic', 1))).toEqual(['moved', 'heroic']);
  expect(lines(event('moved', 1), event('heroic', 1))).toEqual(['moved heroic']);
  expect(lines(event('attacks', 9), event('dodges', 0), event('moved', 0), event('heroic', 1))).toEqual(['attacks moved heroic']);
  expect(lines(event('uses', 0), event('paid', 0))).toEqual(['uses']);
});
