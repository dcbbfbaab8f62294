import { expect, test } from 'vitest';
import { slim } from './drawings.js';

const drawn = (path) => slim(`<path fill="currentColor" d="${path}"/>`).match(/ d="([^"]+)"/)[1];

test('points are rounded where they stand, so that no error grows', () => {
  // Ten steps of 0.4 are 4, not nothing.
  expect(drawn(`M10 10${'l.4.4'.repeat(10)}z`)).toBe('m10 10 0 0 1 1 0 0 1 1 0 0 0 0 1 1 0 0 1 1 0 0z');
  expect(drawn('M10.6 10.2h5.2v-3.1H2V0')).toBe('m11 10h5v-3h-14v-7');
});

test('every kind of line is known', () => {
  expect(drawn('M0 0C1.2 1.2 2.2 2.2 3.2 3.2s1 1 2 2q1 1 2 2t2 2')).toBe('m0 0c1 1 2 2 3 3s1 1 2 2q1 1 2 2t2 2');
  expect(drawn('M10 10a5.25 5.25 0 11.4 8.3z')).toBe('m10 10a5.3 5.3 0 1 1 0 8z');
});

test('after a way back, the next line begins where it began', () => {
  expect(drawn('M5 5l3 0 0 3zl1 1')).toBe('m5 5 3 0 0 3zl1 1');
  expect(drawn('m5.4 5.4 1 1z m1 1h1')).toBe('m5 5 1 1zm1 1h1');
});

test('what is no path is not guessed at', () => {
  expect(() => drawn('M5 five')).toThrow(/not a path/);
});
