/** What the two boxes say differently about the same thing. A table says once which box it is. */
import { getContext, setContext } from 'svelte';
import type { GameEvent as CoreEvent } from '../dark_souls/events';
import type { GameEvent as TombEvent } from '../tomb_of_giants/events';

/** What either box tells; no two of their events have one kind and not the same fields. */
export type BoxEvent = CoreEvent | TombEvent;

export interface Box {
  /** The text that explains a condition. */
  condition: string;
}
const KEY = Symbol('box');
const CORE: Box = { condition: 'ds-condition-help' };

export const useBox = (box: Box): void => {
  setContext(KEY, box);
};
export const theBox = (): Box => getContext<Box | undefined>(KEY) ?? CORE;
