import { expect, test } from 'vitest';
import { sealOf } from './seal';

test('the seal of a seed is the one that the server shows', async () => {
  expect(await sealOf('7')).toBe('4fff8955736d24ccb63a71c0fe32dac500af8d5a883176da4aa92c48519a5cc8');
  expect(await sealOf('7', undefined)).toBe('4fff8955736d24ccb63a71c0fe32dac500af8d5a883176da4aa92c48519a5cc8');
});

test('a browser that cannot tell says nothing', async () => {
  expect(await sealOf('7', null as unknown as undefined)).toBeNull();
});
