/** By which names options know what lies on the table. */
import type { Name } from '../../lib/choices';
import { MONSTER } from './terms';

/** A figure; a hero is one as well. */
export const figureNames = (figure: number): Name[] =>
  figure < MONSTER
    ? [
        ['hero', figure],
        ['figure', figure],
      ]
    : [['figure', figure]];
