/** What the two boxes say differently about the same thing. A table says once which box it is. */
import { getContext, setContext } from 'svelte';

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
