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

/** The pages around a table; everything before it is small and always there. */
export const pages = {
  table: () => part(import('../pages/Table.svelte')),
  replay: () => part(import('../pages/Replay.svelte')),
};
