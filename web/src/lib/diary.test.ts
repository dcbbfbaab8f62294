import { expect, test } from 'vitest';
import { chapters, type Diary } from './diary';
import type { Told } from './protocol';

const DIARY: Diary = { opens: ['fight', 'rest'], tells: ['won', 'died'], counts: { slain: 'slain-text' } };
const told = (...kinds: string[]): Told[] => kinds.map((kind) => ({ kind, text: { id: kind } }));
const shape = (log: Told[]) =>
  chapters(log, DIARY).map(({ head, told: lines, counts }) => [
    head && [head.event.kind, head.at],
    lines.map(({ event, at }) => [event.kind, at]),
    counts.map(({ text, count }) => [text, count]),
  ]);

test('a story becomes chapters, each with what is told and counted in it', () => {
  expect(shape(told('rolled', 'fight', 'slain', 'rolled', 'slain', 'won', 'rest', 'fight', 'died'))).toEqual([
    [['fight', 1], [['won', 5]], [['slain-text', 2]]],
    [['rest', 6], [], []],
    [['fight', 7], [['died', 8]], []],
  ]);
});

test('what happens before the first chapter is told, if anything does', () => {
  expect(shape(told('won', 'fight'))).toEqual([
    [null, [['won', 0]], []],
    [['fight', 1], [], []],
  ]);
  expect(shape(told('rolled', 'slain'))).toEqual([]);
});
