/** How a match ended, to look at: the rules clear the table with the last blow, so it is set once more. */
import { produce } from 'immer';
import type { Frame, View } from './protocol';
import type { Script } from './stage.svelte';

/**
 * The board on which a match was decided: the last frame of its replay with a board (`stands`), and on it what was told next.
 * Nothing where there never was one.
 */
export function lastBoard(frames: Frame[], script: Script, stands: (view: View) => boolean): View | null {
  let at = frames.length - 1;
  while (at >= 0 && !stands(frames[at]!.view)) at -= 1;
  const found = frames[at];
  if (!found) return null;
  const beats = script.beats(frames[at + 1]?.events ?? [], found.view);
  const view = produce(found.view, (draft) => {
    for (const beat of beats) beat.patch?.(draft);
  });
  return { ...view, over: true, waiting: [], decisions: [] };
}
