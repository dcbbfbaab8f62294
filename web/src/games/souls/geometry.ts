/** Points of a node board on the screen. Boards may be turned by quarters; nothing here knows a rule. */
import type { Board, Compass, Side } from './seen';

export interface Spot {
  x: number;
  y: number;
}
export const COMPASS: Compass[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
export const SIDES: Side[] = ['north', 'east', 'south', 'west'];
export const MARGIN = 52;
/** Tiles of a map stand this many units apart; in the board's own points, so many steps. */
const GAP = 12;
const APART = 7;

/** A tile of the floor. */
export interface Slab {
  room: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the ground, in its units. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Ground {
  readonly width: number;
  readonly height: number;
  readonly spots: Spot[];
  readonly step: number;
  /** The tiles, one for a room; a board of one room is one slab. */
  readonly slabs: Slab[];
  /** Doorways between two tiles, as pairs of nodes. */
  readonly links: [number, number][];

  constructor(
    readonly board: Board,
    readonly turn: number,
  ) {
    const rooms = [...new Set(board.rooms)].sort((a, b) => a - b);
    const tall = Math.max(...board.points.map(([, y]) => y));
    this.step = rooms.length > 1 || tall > 6 ? 50 : 62;
    this.links = board.edges.filter(([a, b]) => board.rooms[a] !== board.rooms[b]);
    const several = rooms.length > 1;
    const margin = several ? 46 : MARGIN;
    const boxes = rooms.map((room) => {
      const mine = board.points.filter((_, node) => board.rooms[node] === room);
      const left = Math.min(...mine.map(([x]) => x));
      const top = Math.min(...mine.map(([, y]) => y));
      const width = (Math.max(...mine.map(([x]) => x)) - left) * this.step + 2 * margin;
      const height = (Math.max(...mine.map(([, y]) => y)) - top) * this.step + 2 * margin;
      return { room, left, top, width, height, x: several ? (left / APART) * (width + GAP) : 0, y: several ? (top / APART) * (height + GAP) : 0 };
    });
    const wide = Math.max(...boxes.map(({ x, width }) => x + width));
    const high = Math.max(...boxes.map(({ y, height }) => y + height));
    const odd = turn % 2 === 1;
    this.width = odd ? high : wide;
    this.height = odd ? wide : high;
    this.spots = board.points.map(([px, py], node) => {
      const box = boxes.find(({ room }) => room === board.rooms[node])!;
      const [x, y] = turned(box.x + margin + (px - box.left) * this.step, box.y + margin + (py - box.top) * this.step, wide, high, turn);
      return { x, y };
    });
    this.slabs = boxes.map((box) => {
      const [ax, ay] = turned(box.x, box.y, wide, high, turn);
      const [bx, by] = turned(box.x + box.width, box.y + box.height, wide, high, turn);
      return { room: box.room, x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
    });
  }

  /** Degrees clockwise from the top of the screen. */
  angle(compass: Compass): number {
    return COMPASS.indexOf(compass) * 45 + this.turn * 90;
  }

  get whole(): Part {
    return { x: 0, y: 0, width: this.width, height: this.height };
  }

  /** The least part that holds these points with some room around them. */
  around(spots: Spot[], room: number): Part {
    const left = Math.max(0, Math.min(...spots.map(({ x }) => x)) - room);
    const top = Math.max(0, Math.min(...spots.map(({ y }) => y)) - room);
    const right = Math.min(this.width, Math.max(...spots.map(({ x }) => x)) + room);
    const bottom = Math.min(this.height, Math.max(...spots.map(({ y }) => y)) + room);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  at(node: number): Spot {
    return this.spots[node] ?? { x: this.width / 2, y: this.height / 2 };
  }

  /** A side of the board as the screen has it. */
  side(side: Side): Side {
    return SIDES[(SIDES.indexOf(side) + this.turn) % 4]!;
  }

  /** The middle of a side of the board or of one tile, as the screen has it. */
  door(side: Side, slab: Slab = { room: 0, x: 0, y: 0, width: this.width, height: this.height }): Spot & { angle: number } {
    const n = SIDES.indexOf(side);
    const middle = [
      { x: slab.x + slab.width / 2, y: slab.y },
      { x: slab.x + slab.width, y: slab.y + slab.height / 2 },
      { x: slab.x + slab.width / 2, y: slab.y + slab.height },
      { x: slab.x, y: slab.y + slab.height / 2 },
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
  if (count === 2)
    return [
      { x: -21, y: 0 },
      { x: 21, y: 0 },
    ];
  if (count === 3)
    return [
      { x: -21, y: 13 },
      { x: 21, y: 13 },
      { x: 0, y: -22 },
    ];
  return [
    { x: -21, y: 20 },
    { x: 21, y: 20 },
    { x: -21, y: -20 },
    { x: 21, y: -20 },
  ];
}
