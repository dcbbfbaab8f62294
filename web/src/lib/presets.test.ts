import { beforeEach, expect, test } from 'vitest';
import { dropPreset, ownPresets, readHash, savePreset, setupHash } from './presets';
import type { Field } from './protocol';

const text = { id: 'name', args: {} };
const field = (name: string, values: (string | number)[], only: Field['only'] = {}, needs: Field['only'] = {}): Field => ({
  name,
  kind: 'variant',
  values: values.map((value) => ({ value, text, help: null, facts: [], only: value === values[0] ? {} : needs })),
  default: values[0]!,
  text,
  help: null,
  only,
  apart: [],
});
const FIELDS = [
  field('players', [3, 2, 4]),
  field('mode', ['journey', 'boss']),
  field('house_way', ['book', 'shorter'], { mode: ['journey'] }),
  field('house_boss', ['book', 'sparks'], {}, { house_way: ['book'] }),
];

beforeEach(() => localStorage.clear());

test('a set-up goes into a link and comes out of it', () => {
  const setup = { players: 4, mode: 'journey', house_way: 'shorter', house_boss: 'book' };
  const hash = setupHash(FIELDS, setup);
  expect(hash).toBe('players=4&house_way=shorter');
  expect(readHash(FIELDS, `#${hash}`)).toEqual({ setup });
  expect(readHash(FIELDS, '')).toEqual({ setup: { players: 3, mode: 'journey', house_way: 'book', house_boss: 'book' } });
});

test.each([
  ['#house_way=longer', 'house_way=longer'],
  ['#no_such=1', 'no_such=1'],
  ['#mode=boss&house_way=shorter', 'house_way=shorter'],
  ['#house_way=shorter&house_boss=sparks', 'house_boss=sparks'],
])('%s says what cannot be', (hash, wrong) => {
  expect(readHash(FIELDS, hash)).toEqual({ wrong });
});

test('own sets are kept by game, the newest first, a name once', () => {
  savePreset('a', { name: 'mine', chosen: { house_way: 'shorter' } });
  savePreset('a', { name: 'other', chosen: {} });
  savePreset('b', { name: 'mine', chosen: {} });
  expect(savePreset('a', { name: 'mine', chosen: {} })).toEqual([
    { name: 'mine', chosen: {} },
    { name: 'other', chosen: {} },
  ]);
  expect(dropPreset('a', 'other').map(({ name }) => name)).toEqual(['mine']);
  expect(ownPresets('a').length).toBe(1);
  expect(ownPresets('b').length).toBe(1);
});

test('what is broken in the browser counts as nothing', () => {
  localStorage.setItem('undercroft.presets', '{');
  expect(ownPresets('a')).toEqual([]);
});
