import { expect, test } from 'vitest';
import cases from './coach.cases.json';
import { due, type Board } from './coach';
import type { Lesson, Line } from './lesson';

interface Case {
  name: string;
  when: Line['when'][number];
  do?: Line['do'];
  view: Board['view'];
  story?: Board['story'];
  said?: string[];
  holds: boolean;
}

const lesson = (lines: Line[], closing: Line = { say: 'end', when: [{ over: true, after: 'never' }] }): Lesson => ({
  id: 'first',
  game: 'any',
  setup: {},
  seed: 'first',
  title: 'title',
  lines,
  closing,
});

test.each(cases as unknown as Case[])('$name', ({ when, do: wish = null, view, story = [], said = [], holds }) => {
  const line: Line = { say: 'here', when: [when], do: wish };
  expect(due(lesson([line]), { view, story, said })).toEqual(holds ? line : null);
});

test('lines come in their order, each once, and the last word before all others', () => {
  const board = { view: { over: true, table: {}, decisions: [] }, story: [], said: [] as string[] };
  const first: Line = { say: 'first', when: [{}] };
  const second: Line = { say: 'second', when: [{}] };
  const all = lesson([first, second], { say: 'end', when: [{ after: 'first' }] });
  expect(due(all, board)).toBe(first);
  expect(due(all, { ...board, said: ['first'] })?.say).toBe('end');
  expect(due(all, { ...board, said: ['first', 'end'] })).toBeNull();
  expect(due(lesson([first, second]), { ...board, said: ['first'] })).toBe(second);
});
