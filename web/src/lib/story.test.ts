import { expect, test } from 'vitest';
import type { Line } from './chronicle';
import type { Told } from './protocol';
import { about, parts, sentences, WHOLE, wanted } from './story';

const hit: Told & { node: number } = {
  kind: 'hit',
  node: 4,
  text: { id: 'hit', args: { who: { ref: 'seat', id: 2 }, what: { id: 'x', args: { card: { ref: 'card', id: 'axe' } } } } },
};
const die = (face: number): Told => ({ kind: 'rolled', text: { id: 'rolled', args: { face } } });
const line = (...all: Told[]): Line => ({ from: 0, all, told: all, more: false });
const mine = (kind: string, id: string | number) => kind === 'seat' && id === 2;

test('a line is about whatever its sentence names, and what it carries', () => {
  expect(about([hit])).toEqual([
    ['seat', 2],
    ['card', 'axe'],
    ['node', 4],
  ]);
  expect(about([die(3)])).toEqual([]);
});

test('all lines, mine, or none of dice alone', () => {
  const all = [line(hit), line(die(1), die(2)), line(die(1), hit)];
  const kept = (want: typeof WHOLE) => all.filter((each) => wanted(each, want, mine)).map((each) => all.indexOf(each));
  expect(kept(WHOLE)).toEqual([0, 1, 2]);
  expect(kept({ ...WHOLE, dice: false })).toEqual([0, 2]);
  expect(kept({ ...WHOLE, mine: true })).toEqual([0, 2]);
  expect(all.filter((each) => wanted(each, { ...WHOLE, mine: true }, () => false))).toEqual([]);
});

test('dice thrown together stand together, unless nobody wants them', () => {
  const thrown = [die(1), die(2), hit, die(3)];
  expect(parts(thrown, WHOLE).map((part) => part.length)).toEqual([2, 1, 1]);
  expect(parts(thrown, { ...WHOLE, dice: false })).toEqual([[hit]]);
});

test('what came of alike things stands in one sentence', () => {
  const speaker = { tell: ({ text }: Told) => `${text.id}` };
  const said = (kind: string, id: string): Told => ({ kind, text: { id, args: {} } });
  const dice = ['Torch', 'Food', 'Torch'].map((side) => said('provision', `Provision die: ${side}.`));
  expect(sentences([...dice, said('gold', 'The party has 3 Gold')], speaker)).toBe('Provision die: Torch, Food, Torch. The party has 3 Gold');
  expect(sentences([said('a', 'Torche : usée.'), said('a', 'Torche : vide.')], speaker)).toBe('Torche : usée, vide.');
  // The same again is counted.
  const laid = said('tile', 'A tile is laid.');
  expect(sentences([laid, laid, laid, said('gate', 'The Fog Gate stands')], speaker)).toBe('A tile is laid (× 3). The Fog Gate stands');
  expect(sentences([said('a', 'Again'), said('a', 'Again')], speaker)).toBe('Again (× 2)');
  // Other things, or other events, have their own.
  expect(sentences([said('a', 'Used: Food.'), said('b', 'Used: Torch.')], speaker)).toBe('Used: Food. Used: Torch.');
  expect(sentences([said('a', 'Used: Food.'), said('a', 'Torch: out.')], speaker)).toBe('Used: Food. Torch: out.');
});
