import { expect, test } from 'vitest';
import type { GameEvent } from './events';
import { lastRoll, script } from './script';

const story = (...kinds: string[]) => kinds.map((kind) => ({ kind, die: 'red', face: '4' }) as unknown as GameEvent);
const news = (...kinds: string[]) => script.headline(story(...kinds)).map(({ kind }) => kind);

test('who dies is told with what killed, not after another blow', () => {
  expect(news('attack', 'hit', 'ability', 'hit', 'died')).toEqual(['attack', 'ability', 'died']);
  // The ability that answers a blow is told with the blow.
  expect(news('attack', 'hit', 'attacks', 'dealt', 'ability', 'hit', 'died')).toEqual(['attacks', 'ability', 'died']);
  expect(news('attack', 'hit', 'died')).toEqual(['attack', 'died']);
  // An ability of which nobody dies has no place in the line.
  expect(news('attack', 'ability', 'hit', 'killed')).toEqual(['attack', 'killed']);
});

test('who strikes too late is told so, nobody else is', () => {
  const late = [...story('attack', 'killed'), { kind: 'too_late', who: 1 } as unknown as GameEvent, ...story('revealed')];
  expect(script.headline(late, 1).map(({ kind }) => kind)).toEqual(['killed', 'too_late', 'revealed']);
  expect(script.headline(late, 0).map(({ kind }) => kind)).toEqual(['attack', 'killed', 'revealed']);
});

test('a round that begins is no news beside what happened before it', () => {
  expect(news('attack', 'died', 'upgraded', 'round')).toEqual(['attack', 'died']);
  expect(news('upgraded', 'round')).toEqual(['upgraded']);
  expect(news('round')).toEqual([]);
});

test('an enemy that has not rolled yet shows no roll of the one before', () => {
  expect(lastRoll(story('rolled', 'killed', 'revealed', 'round'))).toBeNull();
  expect(lastRoll(story('revealed', 'rolled', 'round'))).toMatchObject({ faces: ['4'], old: true });
  expect(lastRoll(story('revealed', 'rolled', 'rolled'))).toMatchObject({ faces: ['4', '4'], old: false });
});
