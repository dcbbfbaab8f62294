import { TEAM } from './terms';

/** How a hero is marked: each has a colour and notches of its own; in the circus a team shares a colour and a shape. */
export function heroRing(hero: number, circus: boolean): { ring: string; notches: number; square: boolean } {
  const notches = (hero % TEAM) + 1;
  if (!circus) return { ring: `var(--seat-${hero % TEAM})`, notches, square: false };
  return hero < TEAM ? { ring: 'var(--team-a)', notches, square: false } : { ring: 'var(--team-b)', notches, square: true };
}
