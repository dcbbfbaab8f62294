/** Parts of the client that come when they are wanted. */

/** A part did not come: the line is down, or the house is newer than this page. Loading the page again helps with both. */
export class NotLoaded extends Error {}

export async function part<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch (reason) {
    throw new NotLoaded(String(reason));
  }
}

/** Pages that come later; the entrance and what is beside it are small and always there. */
export const pages = {
  setup: () => part(import('../pages/Setup.svelte')),
  table: () => part(import('../pages/Table.svelte')),
  replay: () => part(import('../pages/Replay.svelte')),
};
