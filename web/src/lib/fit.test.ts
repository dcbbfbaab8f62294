import { expect, test } from 'vitest';
import { share } from './fit';

/** Cards of so many words share a line; one is cut where its part is too small for them. */
function line(words: number[]) {
  const parts = words.map(() => 1);
  const items = words.map((count, n) => ({
    more: (factor: number) => void (parts[n] = factor),
    cut: () => count > (parts[n]! / parts.reduce((sum, each) => sum + each, 0)) * 100,
  }));
  return { items, parts };
}

test('a card whose words are cut takes some of the others’ room', () => {
  const { items, parts } = line([20, 20, 45]);
  share(items);
  expect(items.some(({ cut }) => cut())).toBe(false);
  expect(parts[2]).toBeGreaterThan(parts[0]!);
});

test('where all fit, all are as they were', () => {
  const { items, parts } = line([30, 20, 30]);
  share(items);
  expect(parts).toEqual([1, 1, 1]);
});

test('where nothing helps it comes to an end', () => {
  const { items } = line([80, 80]);
  share(items);
  expect(items.every(({ cut }) => cut())).toBe(true);
});
