import { expect, test } from 'vitest';
import type { Allowed, Field } from './protocol';
import { chosen, following, hindrance, matters, wishes } from './setup';

const value = (one: string | number, only: Allowed['only'] = {}): Allowed => ({ value: one, text: { id: String(one) }, help: null, facts: [], only });
const field = (name: string, values: Allowed[], more: Partial<Field> = {}): Field => ({
  name,
  kind: 'choice',
  values,
  default: values[0]!.value,
  text: { id: name },
  help: null,
  only: {},
  apart: [],
  ...more,
});
const heroes = [value('crusader'), value('hellion'), value('vestal')];
const fields = [
  field('players', [value(1), value(2), value(3), value(4)]),
  field('mode', [value('campaign'), value('circus', { players: [2, 4] })], { kind: 'mode' }),
  field('hero_1', heroes, { only: { mode: ['campaign'] } }),
  field('hero_2', heroes, { only: { mode: ['campaign'], players: [2, 3, 4] }, apart: ['hero_1'], default: 'hellion' }),
  field('first', [value('random'), value(0), value(3, { players: [4] })]),
];
const [players, mode, first, second, begins] = fields as [Field, Field, Field, Field, Field];
const setup = { players: 2, mode: 'campaign', hero_1: 'crusader', hero_2: 'hellion', first: 'random' };
const why = (of: Field, one: string | number, now = setup) => hindrance(fields, of, of.values.find((each) => each.value === one)!, now);

test('a field means something where all others allow it', () => {
  expect(matters(second, setup)).toBe(true);
  expect(matters(second, { ...setup, players: 1 })).toBe(false);
  expect(matters(second, { ...setup, mode: 'circus' })).toBe(false);
});

test('what another field does not allow says which, and what it would have to be', () => {
  expect(why(begins, 3)).toEqual({ field: players, needs: [4] });
  expect(why(begins, 3, { ...setup, players: 4 })).toBeNull();
  expect(why(mode, 'circus', { ...setup, players: 3 })).toEqual({ field: players, needs: [2, 4] });
  expect(why(players, 3, { ...setup, mode: 'circus' })).toEqual({ field: mode, needs: [] });
  expect(why(players, 4, { ...setup, mode: 'circus' })).toBeNull();
});

test('nobody is in the party twice, whichever side says so', () => {
  expect(why(second, 'crusader')).toEqual({ field: first, needs: [] });
  expect(why(first, 'hellion')).toEqual({ field: second, needs: [] });
  expect(why(first, 'hellion', { ...setup, players: 1 })).toBeNull();
});

test('what becomes impossible falls back to what is possible', () => {
  const four = { ...setup, players: 4, first: 3 };
  expect(chosen(fields, four, 'players', 2)).toMatchObject({ players: 2, first: 'random' });
  // A place that comes into use does not take what another has.
  const one = { ...setup, players: 1, hero_1: 'hellion' };
  expect(chosen(fields, one, 'players', 2)).toMatchObject({ hero_1: 'crusader', hero_2: 'hellion' });
});

test('only what means something is sent', () => {
  expect(wishes(fields, { ...setup, hero_1: 'vestal' })).toEqual({ players: 2, hero_1: 'vestal' });
  expect(wishes(fields, { ...setup, hero_1: 'vestal', mode: 'circus' })).toEqual({ players: 2, mode: 'circus' });
});

test('what was fought is followed by the next of its field', () => {
  const allowed = (value: string) => ({ value, text: { id: value }, help: null, facts: [], only: {} });
  const encounter: Field = {
    name: 'encounter',
    kind: 'choice',
    values: ['level_1', 'level_2'].map(allowed),
    default: 'level_1',
    text: { id: 'encounter' },
    help: null,
    only: { mode: ['encounter'] },
    apart: [],
  };
  const quest: Field = { ...encounter, name: 'quest', values: ['any', 'scout_ahead'].map(allowed), default: 'any', only: { mode: ['quest'] } };
  const fields = [encounter, quest];
  expect(following(fields, { mode: 'encounter' })?.value.value).toBe('level_2');
  expect(following(fields, { mode: 'encounter', encounter: 'level_2' })).toBeNull();
  expect(following(fields, { mode: 'quest' })).toBeNull();
  expect(following(fields, { mode: 'boss' })).toBeNull();
});
