/** The floor of a room: where its areas lie, and which way leads from one to the next. */
import type { Box } from './seen';

const width = (box: Box): number => box[2] - box[0];
const height = (box: Box): number => box[3] - box[1];
const size = (box: Box): number => width(box) * height(box);

/** No area of the screen is narrower or lower than this part of the room: it must be met by a finger, and hold a figure. */
const LEAST = 0.15;
/** What grows takes from the others, so that it must be looked at again. */
const TURNS = 4;

/** The same areas with room in each: low rows and narrow columns grow, the others give way, and nothing changes its neighbours. */
export function roomy(boxes: Box[]): Box[] {
  const across = places(boxes.map(([left, , right]) => [left, right]));
  const down = places(boxes.map(([, top, , bottom]) => [top, bottom]));
  return boxes.map(([left, top, right, bottom]) => [across(left), down(top), across(right), down(bottom)]);
}

/** Where each edge comes to lie, so that no span is too short. */
function places(spans: [number, number][]): (edge: number) => number {
  const edges = [...new Set(spans.flat())].sort((a, b) => a - b);
  const first = edges[0] ?? 0;
  const whole = (edges.at(-1) ?? 1) - first;
  let steps = edges.slice(1).map((edge, n) => edge - (edges[n] ?? 0));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [near, far] of spans) {
      const [from, to] = [edges.indexOf(near), edges.indexOf(far)];
      const length = total(steps.slice(from, to));
      if (length < LEAST) steps = steps.map((step, n) => (n >= from && n < to ? (step * LEAST) / length : step));
    }
    const scale = whole / total(steps);
    steps = steps.map((step) => step * scale);
  }
  return (edge) => first + total(steps.slice(0, edges.indexOf(edge)));
}
const total = (steps: number[]): number => steps.reduce((sum, step) => sum + step, 0);

/** Areas of the printed tile may lie over each other: neighbours give way, a small one lies upon a large one. */
export function untangle(boxes: Box[]): Box[] {
  const found = boxes.map((box): Box => [...box]);
  for (const [n, a] of found.entries()) {
    for (const b of found.slice(n + 1)) {
      const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
      const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
      if (across <= 0.001 || down <= 0.001) continue;
      if (across * down > 0.8 * Math.min(size(a), size(b))) continue;
      const [side, far] = across <= down ? [0, 2] : [1, 3];
      const [first, second] = a[side]! + a[far]! <= b[side]! + b[far]! ? [a, b] : [b, a];
      const middle = (first[far]! + second[side]!) / 2;
      first[far] = middle;
      second[side] = middle;
    }
  }
  return found;
}

export interface Way {
  from: number;
  to: number;
  /** A gap in the wall where they touch, else a line between them. */
  line: [number, number, number, number];
  touches: boolean;
}

/** The ways between neighbouring areas, in hundredths of the room. */
export function ways(boxes: Box[], adjacent: number[][]): Way[] {
  const found: Way[] = [];
  for (const [from, list] of adjacent.entries()) {
    for (const to of list) {
      if (to < from) continue;
      const a = boxes[from]!;
      const b = boxes[to]!;
      const left = Math.max(a[0], b[0]);
      const right = Math.min(a[2], b[2]);
      const top = Math.max(a[1], b[1]);
      const bottom = Math.min(a[3], b[3]);
      const across = right - left;
      const down = bottom - top;
      let line: Way['line'];
      let touches = true;
      if (across > 0.02 && down > 0.02) {
        // One lies upon the other: no wall between them.
        continue;
      } else if (across > 0.02) {
        const x = (left + right) / 2;
        line = [x, Math.min(a[3], b[3]), x, Math.max(a[1], b[1])];
        touches = down > -0.02;
      } else if (down > 0.02) {
        const y = (top + bottom) / 2;
        line = [Math.min(a[2], b[2]), y, Math.max(a[0], b[0]), y];
        touches = across > -0.02;
      } else {
        line = [(a[0] + a[2]) / 2, (a[1] + a[3]) / 2, (b[0] + b[2]) / 2, (b[1] + b[3]) / 2];
        touches = false;
      }
      const [x1, y1, x2, y2] = line;
      found.push({ from, to, line: [x1 * 100, y1 * 100, x2 * 100, y2 * 100], touches });
    }
  }
  return found;
}

/** Areas by size, so that a small one is drawn upon a large one. */
export const layer = (box: Box): number => Math.round((1 - size(box)) * 100);
