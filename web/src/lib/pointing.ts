/** Where the things are that the coach speaks of, and where there is room beside them. */
import { meant } from './coach';
import type { Line, Place } from './lesson';
import type { Decision, Target } from './protocol';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So many things are ringed one by one; more have one ring around them all. */
const MOST = 8;
/** Between a thing and its ring, between a ring and the words. */
const AIR = 4;
const GAP = 12;
/** Below this width a screen is a phone, as in the styles. */
const PHONE = 760;
/** The lines above every table: top and news. */
const HEAD = 84;

/** A thing, by what `aim` calls it on its element. */
const named = ([kind, id]: Target): string => `[data-names~="${CSS.escape(`${kind}:${id}`)}"]`;

function elementsOf([kind, id]: Place, decisions: readonly Decision[]): Element[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  if (kind === 'part') return all(`[data-page="${CSS.escape(String(id))}"]`);
  if (kind === 'anchor') {
    const name = String(id);
    return all(name.endsWith('*') ? `[data-anchor^="${CSS.escape(name.slice(0, -1))}"]` : `[data-anchor="${CSS.escape(name)}"]`);
  }
  if (kind === 'option') return answersOf(meant({ kind: String(id) }, decisions));
  // Whichever can be pressed now.
  if (id === '*')
    return all('[data-names][data-aim]').filter((element) =>
      element
        .getAttribute('data-names')
        ?.split(' ')
        .some((name) => name.startsWith(`${kind}:`)),
    );
  return all(named([kind, id]));
}

/** Where options can be taken: a thing or a button that takes one, else the things that must be picked up first. */
function answersOf(found: ReturnType<typeof meant>): Element[] {
  const ids = new Set(found.map(({ option }) => option.id));
  const taking = [...document.querySelectorAll<HTMLElement>('[data-option]')].filter((element) => ids.has(element.dataset.option ?? ''));
  if (taking.length) return taking;
  const targets = found.flatMap(({ option }) => option.targets);
  return [...new Set(targets.flatMap((target) => [...document.querySelectorAll(`${named(target)}[data-aim]`)]))];
}

/** Its place, if it can be seen; a thing that is pressed far around its picture says which part of it is the picture (`data-picture`). */
function shown(element: Element): Box | null {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
  const { left, top, right, bottom } = (element.querySelector('[data-picture]') ?? element).getBoundingClientRect();
  const [west, north] = [Math.max(left - AIR, 2), Math.max(top - AIR, 2)];
  const [east, south] = [Math.min(right + AIR, innerWidth - 2), Math.min(bottom + AIR, innerHeight - 2)];
  if (right - left < 2 || bottom - top < 2 || east - west < 8 || south - north < 8) return null;
  return { left: Math.round(west), top: Math.round(north), width: Math.round(east - west), height: Math.round(south - north) };
}

/** What of it is not cut off by what it scrolls in. */
function uncut(element: Element): Box | null {
  const box = shown(element);
  if (!box) return null;
  let { left, top } = box;
  let [right, bottom] = [left + box.width, top + box.height];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, Math.round(edge.left)), Math.min(right, Math.round(edge.right))];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, Math.round(edge.top)), Math.min(bottom, Math.round(edge.bottom))];
  }
  return right - left < 8 || bottom - top < 8 ? null : { left, top, width: right - left, height: bottom - top };
}

/** What a line speaks of, as it stands on the screen now. */
export function pointedAt(line: Line, decisions: readonly Decision[]): Box[] {
  const elements = line.at?.length ? line.at.flatMap((place) => elementsOf(place, decisions)) : line.do ? answersOf(meant(line.do, decisions)) : [];
  const boxes = [...new Set(elements)].map(uncut).filter((box) => box !== null);
  return boxes.length > MOST ? [around(boxes)] : boxes;
}

function around(boxes: Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.left + box.width)), Math.max(...boxes.map((box) => box.top + box.height))];
  return { left, top, width: right - left, height: bottom - top };
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** What one looks at on a table, pressed or not: words lie on none of it, if they can. */
const FIGURES = ['foe-', 'hero-', 'figure-', 'store-'].map((name) => `[data-anchor^="${name}"]`).join(', ');
/** What it costs to lie on a pixel of what is spoken of, and of the rest that should be seen; to be a pixel further away. */
const HIDES = 9;
const COVERS = 2;
const STRAYS = 4;
/** Places of a grid this wide are tried, too; words stay where they are unless another place is so much better. */
const STEP = 48;
const MOVES = 2000;

interface Spot {
  left: number;
  top: number;
}

/** Between two boxes, 0 if they touch. */
const apart = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, one.left - other.left - other.width, other.left - one.left - one.width),
    Math.max(0, one.top - other.top - other.height, other.top - one.top - one.height),
  );

/** Where words of this size cover none of the things, near them; on a phone above or below. `now`: where the same words lie. */
export function beside(things: Box[], width: number, height: number, over = false, now: Spot | null = null): Spot {
  const middle = Math.round((innerWidth - width) / 2);
  const [lowest, rightmost] = [Math.max(innerHeight - height - GAP, HEAD), Math.max(innerWidth - width - GAP, 0)];
  const within = (left: number, top: number): Spot => ({
    left: Math.round(Math.min(Math.max(left, GAP), rightmost)),
    top: Math.round(Math.min(Math.max(top, HEAD), lowest)),
  });
  const first = things[0];
  const phone = innerWidth <= PHONE;
  // How a match has ended stands on top of the page.
  const sides = first ? [...sidesOf(first), ...anywhere()] : over ? [within(middle, lowest)] : [within(middle, HEAD + GAP), within(middle, lowest)];
  function sidesOf({ left, top, width: wide, height: high }: Box): Spot[] {
    const across = left + wide / 2 - width / 2;
    const down = top + high / 2 - height / 2;
    // On a phone the hand lies below the board, and has room to spare.
    return phone
      ? [within(middle, lowest), within(middle, top - height - GAP), within(middle, top + high + GAP), within(middle, HEAD)]
      : [
          within(left + wide + GAP, down),
          within(left - width - GAP, down),
          within(across, top - height - GAP),
          within(across, top + high + GAP),
          within(middle, HEAD + GAP),
        ];
  }
  function anywhere(): Spot[] {
    const steps = (from: number, to: number) => Array.from({ length: Math.floor(Math.max(to - from, 0) / STEP) + 1 }, (_, n) => from + n * STEP);
    const columns = phone ? [middle] : steps(GAP, rightmost);
    return steps(HEAD, lowest).flatMap((top) => columns.map((left) => within(left, top)));
  }
  const boxesOf = (selector: string) => [...document.querySelectorAll(selector)].map(shown).filter((box) => box !== null);
  const [mayBePressed, figures] = [boxesOf('[data-aim], [data-page="prompt"]'), boxesOf(FIGURES)];
  const covered = (spot: Spot, boxes: Box[]) => boxes.reduce((sum, box) => sum + overlap({ ...spot, width, height }, box), 0);
  const away = (spot: Spot) => (phone || !first ? 0 : Math.min(...things.map((box) => apart({ ...spot, width, height }, box))));
  // What is spoken of must be seen; what can be pressed, and who stands on the table, should be.
  const cost = (spot: Spot) => covered(spot, things) * HIDES + (covered(spot, mayBePressed) + covered(spot, figures)) * COVERS + away(spot) * STRAYS;
  const costs = new Map(sides.map((spot) => [spot, cost(spot)]));
  const best = sides.reduce((one, other) => (costs.get(other)! < costs.get(one)! ? other : one));
  const stays = now && within(now.left, now.top);
  return stays && cost(stays) <= costs.get(best)! + MOVES ? stays : best;
}
