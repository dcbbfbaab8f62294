import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import type { PackInfo } from './protocol';
import { Workbench } from './workbench.svelte';

const answer = (name: string): PackInfo => ({ name, problems: [], places: [], hashes: [name], entries: [], catalog: null }) as unknown as PackInfo;
/** Every question to the server, and how it is answered. */
let asked: ((info: PackInfo) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = [];
  vi.spyOn(api, 'look').mockImplementation(() => new Promise((resolve) => asked.push(resolve)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an answer about other texts is not heard', async () => {
  const bench = new Workbench('bloodborne', () => 'Mine');
  vi.runAllTimers();
  bench.open({ ...bench.pack, name: 'tides', files: { 'pack.yaml': '' } });
  asked[0]?.(answer('my_pack'));
  await Promise.resolve();
  await Promise.resolve();
  expect([bench.pack.name, bench.fresh]).toEqual(['tides', false]);
  vi.runAllTimers();
  asked[1]?.(answer('tides'));
  await vi.waitFor(() => expect(bench.fresh).toBe(true));
  expect(bench.pack.name).toBe('tides');
});

test('the same texts are asked about again', () => {
  const bench = new Workbench('bloodborne', () => 'Mine');
  vi.runAllTimers();
  bench.again();
  vi.runAllTimers();
  expect(asked).toHaveLength(2);
});
