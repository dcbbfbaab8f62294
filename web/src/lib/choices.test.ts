import { expect, test } from 'vitest';
import { Choices, fits, noChoice, target, type Choice } from './choices';
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

test('what is no choice goes on by itself', () => {
  const stays = ({ option }: Choice) => option.id === 'pass';
  const promise = (id: string, deadly: boolean, useless: boolean): Option => ({ id, text: { id }, targets: [], outcome: { text: { id }, deadly, useless } });
  const reroll = promise('reroll', false, true);
  const among = (options: Option[], closed = asked.closed) => noChoice(new Choices([{ ...asked, options, closed, chosen: null }]), stays)?.option.id;
  expect(among([pass])).toBe('pass');
  expect(among([axe])).toBeUndefined(); // a reason may be read
  expect(among([axe], [])).toBe('axe');
  expect(among([pass, axe])).toBeUndefined();
  expect(among([pass, reroll, { ...reroll, id: 'another' }])).toBe('pass');
  expect(among([axe, reroll], [])).toBeUndefined(); // it might be left alone
  expect(among([promise('pass', true, false), reroll])).toBeUndefined();
  expect(among([promise('pass', false, true), reroll])).toBeUndefined();
  expect(noChoice(new Choices([{ ...asked, options: [pass], chosen: 'pass' }]), stays)).toBeNull();
});
