import { expect, test } from 'vitest';
import type { BoxEvent } from './box';
import { scriptOf } from './script';

const script = scriptOf({ length: {}, high: [], mid: [], chapters: [] });
const told = (...kinds: string[]) => script.headline(kinds.map((kind) => ({ kind }) as BoxEvent)).map(({ kind }) => kind);

test('where nothing else was, the last step is the news', () => {
  expect(told('acts', 'foe_moved', 'moved')).toEqual(['moved']);
  expect(told('acts', 'foe_moved')).toEqual(['foe_moved']);
  expect(told('foe_moved', 'attacks', 'moved')).toEqual(['attacks']);
  expect(told('acts')).toEqual([]);
});
