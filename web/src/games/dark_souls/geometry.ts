/** Points of a node board on the screen. Boards may be turned by quarters; nothing here knows a rule. */
import type { BoardEntry, Side } from './types';

export interface Spot {
  x: number;
  y: number;
}
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
export const SIDES: Side[] = ['north', 'east', 'south', 'west'];
export const MARGIN = 52;

export class Ground {
  readonly width: number;
  readonly height: number;
  readonly spots: Spot[];
  readonly step: number;

  constructor(
    readonly board: BoardEntry,
    readonly turn: number,
  ) {
    const wide = Math.max(...board.points.map(([x]) => x));
    const tall = Math.max(...board.points.map(([, y]) => y));
    this.step = tall > 6 ? 50 : 62;
    const odd = turn % 2 === 1;
    this.width = (odd ? tall : wide) * this.step + 2 * MARGIN;
    this.height = (odd ? wide : tall) * this.step + 2 * MARGIN;
    this.spots = board.points.map(([x, y]) => {
      const [tx, ty] = turned(x, y, wide, tall, turn);
      return { x: MARGIN + tx * this.step, y: MARGIN + ty * this.step };
    });
  }

  /** Degrees clockwise from the top of the screen. */
  angle(compass: string): number {
    return COMPASS.indexOf(compass) * 45 + this.turn * 90;
  }

  at(node: number): Spot {
    return this.spots[node] ?? { x: this.width / 2, y: this.height / 2 };
  }

  /** The middle of a side of the board, as the screen has it. */
  door(side: Side): Spot & { angle: number } {
    const n = SIDES.indexOf(side);
    const middle = [
      { x: this.width / 2, y: 0 },
      { x: this.width, y: this.height / 2 },
      { x: this.width / 2, y: this.height },
      { x: 0, y: this.height / 2 },
    ][n]!;
    return { ...middle, angle: n * 90 };
  }
}

/** A point turned clockwise by quarters within its box. */
function turned(x: number, y: number, wide: number, tall: number, turn: number): [number, number] {
  switch (((turn % 4) + 4) % 4) {
    case 1:
      return [tall - y, x];
    case 2:
      return [wide - x, tall - y];
    case 3:
      return [y, wide - x];
    default:
      return [x, y];
  }
}

export function polar(spot: Spot, degrees: number, distance: number): Spot {
  const a = (degrees * Math.PI) / 180;
  return { x: spot.x + Math.sin(a) * distance, y: spot.y - Math.cos(a) * distance };
}

/** A piece of a ring, from one angle to another. */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  const o = { x: 0, y: 0 };
  const [a, b] = [polar(o, from, outer), polar(o, to, outer)];
  const [c, d] = [polar(o, to, inner), polar(o, from, inner)];
  const p = ({ x, y }: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${p(a)}A${outer} ${outer} 0 0 1 ${p(b)}L${p(c)}A${inner} ${inner} 0 0 0 ${p(d)}Z`;
}

/** Where up to four figures stand on one node. */
export function crowd(count: number): Spot[] {
  if (count <= 1) return [{ x: 0, y: 0 }];
  if (count === 2) return [{ x: -21, y: 0 }, { x: 21, y: 0 }];
  if (count === 3) return [{ x: -21, y: 13 }, { x: 21, y: 13 }, { x: 0, y: -22 }];
  return [{ x: -21, y: 20 }, { x: 21, y: 20 }, { x: -21, y: -20 }, { x: 21, y: -20 }];
}
