/** Words and numbers of the game in their order. */
import type { Hero, Provision, Side, Stance, Table, Token, Vacancy } from './seen';

export const STANCES: readonly Stance[] = ['aggressive', 'defensive', 'ranged', 'support'];
export const DICE: readonly Provision[] = ['food', 'bandage', 'potion', 'torch', 'tool'];
export const SIDES: readonly Side[] = [...DICE, 'wild'];
export const ROOMS: readonly Token[] = ['empty', 'dark', 'trap', 'curio', 'treasure', 'lair', 'objective'];
/** Heroes from here on are the second team of the circus; figures from MONSTER on are monsters. */
export const TEAM = 4;
export const MONSTER = 8;

/** Whether somebody has this place. */
export const taken = (hero: Hero | Vacancy): hero is Hero => hero.kind !== null;

/** The hero of this number, if there is one yet. */
export function heroAt(table: Table, number: number): Hero | undefined {
  const hero = table.heroes[number];
  return hero && taken(hero) ? hero : undefined;
}
