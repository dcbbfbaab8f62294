import { beforeEach, expect, test, vi } from 'vitest';

/** The settings of a page that is opened now. */
async function opened() {
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
}
beforeEach(() => {
  localStorage.clear();
});

test('what was set is there again, and what cannot be read never was', async () => {
  const settings = await opened();
  settings.set('pace', 'quick');
  settings.set('forced', false);
  settings.set('volume', 35);
  expect((await opened()).now).toMatchObject({ pace: 'quick', forced: false, volume: 35 });
  localStorage.setItem('undercroft.pace', 'sideways');
  localStorage.setItem('undercroft.volume', '1000');
  expect((await opened()).now.pace).toBe('full');
  expect((await opened()).now.volume).toBeLessThanOrEqual(100);
});

test('styles know of size and colours at once', async () => {
  const settings = await opened();
  settings.set('text', 'largest');
  settings.set('colours', 'redgreen');
  expect(document.documentElement.dataset).toMatchObject({ text: 'largest', colours: 'redgreen' });
});

test('styles know whether there is light', async () => {
  const settings = await opened();
  expect(document.documentElement.dataset.light).toBe('on');
  settings.set('light', false);
  expect(document.documentElement.dataset.light).toBe('off');
});

test('settings travel as words, and others are refused', async () => {
  const settings = await opened();
  settings.set('honest', true);
  const written = settings.written();
  localStorage.clear();
  const elsewhere = await opened();
  expect(elsewhere.fits(written)).toBe(true);
  elsewhere.take(written);
  expect(elsewhere.now.honest).toBe(true);
  for (const wrong of [{ honest: 'maybe' }, { volume: '101' }, { colour: 'usual' }, { pace: 3 }]) expect(elsewhere.fits(wrong)).toBe(false);
});
