/** Parts of the client that come when they are wanted. */
import { learn } from './i18n.svelte';

/** A part did not come: the line is down, or the house is newer than this page. Loading the page again helps with both. */
export class NotLoaded extends Error {}

export async function part<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch (reason) {
    throw new NotLoaded(String(reason));
  }
}

/** A part that is there from the second time on: then it is shown at once, without a flame. */
export type Later<T> = () => T | Promise<T>;
export function later<T>(load: () => Promise<T>): Later<T> {
  let here: T | undefined;
  return () => here ?? part(load()).then((found) => (here = found));
}

/** A part that speaks with words of its own: they come along. */
export const room = <T>(load: () => Promise<T>): Later<T> => later(async () => (await Promise.all([load(), learn(['/rooms'])]))[0]);

/** These will be wanted: they come while there is nothing else to do. Trouble is told when they are wanted. */
export function soon(...parts: Later<unknown>[]): void {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));
  for (const come of parts) idle(() => Promise.resolve(come()).catch(() => undefined));
}

/** Pages that come later; the entrance and what is beside it are small and always there. */
export const pages = {
  setup: later(() => import('../pages/Setup.svelte')),
  table: later(() => import('../pages/Table.svelte')),
  replay: later(() => import('../pages/Replay.svelte')),
  analysis: room(() => import('../components/Analysis.svelte')),
  rules: room(() => import('../pages/Rules.svelte')),
  record: room(() => import('../pages/Record.svelte')),
  packs: room(() => import('../pages/Packs.svelte')),
  open: room(() => import('../pages/OpenTables.svelte')),
  puzzles: room(() => import('../pages/Puzzles.svelte')),
  settings: room(() => import('../components/Settings.svelte')),
};
