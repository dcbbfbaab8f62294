/** Small entrances, shared by all tables. */
import type { TransitionConfig } from 'svelte/transition';
import { motion } from './motion.svelte';

/** A card turned face up. */
export function flip(_node: Element): TransitionConfig {
  return {
    duration: motion.off ? 0 : 340,
    css: (at) => `transform: perspective(30rem) rotateY(${(1 - at) * 90}deg); filter: brightness(${0.4 + at * 0.6})`,
  };
}

/** A figure steps out of the dark. */
export function emerge(_node: Element): TransitionConfig {
  return {
    duration: motion.off ? 0 : 360,
    css: (at) => `opacity: ${at}; transform: scale(${0.8 + at * 0.2}); filter: brightness(${at})`,
  };
}
