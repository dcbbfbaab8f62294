import { expect, test } from 'vitest';
import { aloud, grown, type Part, type Tale, write } from './chronicle';
import type { Told } from './protocol';

interface Deed extends Told {
  who?: number;
}
const told = (kind: string, who?: number): Deed => ({ kind, text: { id: kind }, ...(who === undefined ? {} : { who }) });
const PARTS: Record<string, Part> = {
  turn: 'heads',
  attack: 'opens',
  hit: 'belongs',
  banked: 'goes on',
  ready: 'gathers',
  moved: 'steps',
  cost: 'detail',
  rolled: 'ahead',
};
const tale: Tale = { part: ({ kind }) => PARTS[kind], of: (event) => (event as Deed).who, outdone: { hurt: 'hit' }, last: ['moved'] };
const lines = (log: Told[]) => write(log, 0, tale).map((line) => line.told.map(({ kind }) => kind).join(' '));

test('what belongs to a deed is told with it, what is a deed of its own is not', () => {
  expect(lines([told('attack', 0), told('hit', 1), told('attack', 1), told('hit', 0)])).toEqual(['attack hit', 'attack hit']);
  expect(lines([told('round'), told('hit', 1)])).toEqual(['round', 'hit']);
});

test('whose turn it is is told only where nothing else is', () => {
  expect(lines([told('turn', 0), told('attack', 0)])).toEqual(['attack']);
  expect(lines([told('turn', 0), told('round')])).toEqual(['turn', 'round']);
});

test('the same person goes on, another begins anew', () => {
  expect(lines([told('banked', 0), told('banked', 0), told('banked', 1)])).toEqual(['banked banked', 'banked']);
});

test('events of one kind gather, and of steps only the last is told', () => {
  expect(lines([told('ready', 0), told('ready', 1)])).toEqual(['ready ready']);
  expect(lines([told('moved', 0), told('moved', 0), told('moved', 1)])).toEqual(['moved', 'moved']);
});

test('details are unfolded, dice stand ahead of the deed that follows', () => {
  const [line] = write([told('rolled'), told('attack', 0), told('cost', 0)], 0, tale);
  expect(line).toMatchObject({ from: 0, more: true });
  expect(line!.told.map(({ kind }) => kind)).toEqual(['attack']);
  expect(line!.all.map(({ kind }) => kind)).toEqual(['rolled', 'attack', 'cost']);
});

test('of dice that fall after their deed was told, each is said', () => {
  const said = (log: Told[]) => write(log, 0, tale).map((line) => aloud(line, tale).map(({ kind }) => kind));
  expect(said([told('cost', 0), told('cost', 0), told('hit', 1)])).toEqual([['cost', 'cost', 'hit']]);
  expect(said([told('attack', 0), told('cost', 0), told('hit', 1)])).toEqual([['attack', 'hit']]);
});

test('a story that grows is the story written at once', () => {
  const kinds = ['turn', 'rolled', 'attack', 'hit', 'cost', 'moved', 'moved', 'ready', 'ready', 'banked', 'round', 'rolled', 'turn', 'attack', 'hit', 'rolled'];
  const log = kinds.map((kind, at) => told(kind, at % 2));
  let [seen, before] = [[] as Told[], grown([], [], [], tale)];
  for (let upTo = 1; upTo <= log.length; upTo += 1) {
    const now = log.slice(0, upTo);
    before = grown(before, seen, now, tale);
    seen = now;
    expect(before).toEqual(write(now, 0, tale));
  }
});

test('what was taken back leaves the story', () => {
  const log = [told('round'), told('attack', 0), told('hit', 1)];
  const before = grown([], [], log, tale);
  const after = [told('round'), { ...told('undone'), by: 0, fresh: false }];
  expect(grown(before, log, after, tale).map((line) => line.told[0]!.kind)).toEqual(['round', 'undone']);
});
