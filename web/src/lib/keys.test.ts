import { beforeEach, expect, test, vi } from 'vitest';
import { keys } from './keys';

const made = (table: string) => ({ table, host: `host-${table}`, seats: [{ seat: 0, token: `token-${table}` }, { seat: 1 }] });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1000 });
});

test('a new table is kept with its host, my seats and how it was set up', () => {
  keys.keep('bloodborne', made('aa'), { players: 2 });
  expect(keys.of('aa')).toEqual({ game: 'bloodborne', host: 'host-aa', seats: { 0: 'token-aa' }, at: 1000, setup: { players: 2 } });
  expect(keys.of('bb')).toBeUndefined();
});

test('a claimed seat comes beside those I have', () => {
  keys.keep('bloodborne', made('aa'));
  vi.setSystemTime(2000);
  keys.claim('aa', 'bloodborne', 1, 'other');
  expect(keys.of('aa')).toMatchObject({ host: 'host-aa', seats: { 0: 'token-aa', 1: 'other' }, at: 2000 });
});

test('of finished tables only the newest are kept, a running one never goes', () => {
  for (let n = 0; n < 60; n += 1) {
    vi.setSystemTime(1000 + n);
    keys.keep('bloodborne', made(`t${n}`));
    if (n % 2) keys.over(`t${n}`);
  }
  const all = Object.entries(keys.all());
  expect(all.filter(([, { over }]) => !over)).toHaveLength(30);
  const finished = all.filter(([, { over }]) => over).map(([table]) => table);
  expect(finished).toHaveLength(24);
  expect(finished).toContain('t59');
  expect(finished).not.toContain('t1');
});

test('what is put away is not lost, and opening it brings it back', () => {
  keys.keep('bloodborne', made('aa'));
  keys.archive('aa', true);
  expect(keys.of('aa')).toMatchObject({ archived: true, seats: { 0: 'token-aa' } });
  keys.touch('aa');
  expect(keys.of('aa')?.archived).toBe(false);
});

test('a shelf that cannot be read is an empty one', () => {
  localStorage.setItem('undercroft.tables', '{broken');
  expect(keys.all()).toEqual({});
});
