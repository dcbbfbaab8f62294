import { expect, test } from 'vitest';
import { Choices, fits, target } from './choices';
import type { Decision, Option } from './protocol';

const axe: Option = {
  id: 'axe',
  text: { id: 'axe' },
  targets: [
    ['card', 'axe'],
    ['place', 'hand'],
  ],
};
const pass: Option = { id: 'pass', text: { id: 'pass' }, targets: [] };
const asked: Decision = {
  id: '3',
  kind: 'choose',
  seats: [0],
  prompt: { id: 'prompt' },
  options: [axe, pass],
  closed: [{ ...axe, id: 'cane', targets: [['card', 'cane']], reason: { id: 'used' } }],
  chosen: 'axe',
};

test('a target fits by kind, number or word, and place', () => {
  expect(fits(axe.targets, ['card', 'axe'])).toBe(true);
  expect(fits(axe.targets, ['card', 'axe', 'hand'])).toBe(true);
  expect(fits(axe.targets, ['card', 'axe', 'row'])).toBe(false);
  expect(fits([['node', 4]], ['node', '4'])).toBe(true);
  expect(fits([['node', 4]], ['node', 4, 'hand'])).toBe(true);
  expect(fits(undefined, ['node', 4])).toBe(false);
  expect(target(axe, 'place')).toBe('hand');
  expect(target(axe, 'node')).toBeUndefined();
});

test('what was chosen is known, until another choice waits for its answer', () => {
  expect(new Choices([asked]).all.map(({ state }) => state)).toEqual(['chosen', 'open']);
  expect(new Choices([asked], { decision: '3', option: 'pass' }).all.map(({ state }) => state)).toEqual(['open', 'pending']);
  expect(new Choices([asked], { decision: '4', option: 'pass' }).all.map(({ state }) => state)).toEqual(['chosen', 'open']);
});
