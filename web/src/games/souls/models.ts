/** Where the figures of a fight stand on the board: up to four on a node, or about a boss. No rule lives here. */
import { crowd, polar, type Ground, type Spot } from './geometry';
import type { Foe, Hero, Table } from './seen';

/** How large figures are, in the board's units. */
export const R = 21;
const BOSS = 38;
const LONG_BOSS = 31;
/** So much room is left between a figure and the end of the board, for its bar as well. */
const EDGE = 5;
/** Two at one side of a boss stand so many degrees apart. */
const ASIDE = 42;

export interface Model {
  key: string;
  hero?: Hero;
  foe?: Foe;
  node: number;
  at: Spot;
  /** On which side nobody stands beside it, −1 left, 1 right: what hangs on it hangs there. 0: it has both. */
  lean: number;
  /** −1: it stands above others of its node, 1: others stand above it. */
  tier: number;
}

/** A long board has smaller figures. */
export const bossSize = (ground: Ground): number => (ground.board.points.length > 20 && ground.slabs.length === 1 ? LONG_BOSS : BOSS);
export const bosses = (table: Table): Foe[] => table.fight!.foes.filter(({ boss }) => boss);

export function modelsOf(table: Table, ground: Ground): Model[] {
  const by = new Map<number, Model[]>();
  const add = (model: Model) => by.set(model.node, [...(by.get(model.node) ?? []), model]);
  for (const foe of table.fight!.foes) add({ key: `foe-${foe.foe}`, foe, node: foe.node, at: ground.at(foe.node), lean: 0, tier: 0 });
  for (const hero of table.heroes) if (hero.node !== null) add({ key: `hero-${hero.hero}`, hero, node: hero.node, at: ground.at(hero.node), lean: 0, tier: 0 });
  const size = bossSize(ground);
  const bossOn = new Map(bosses(table).map((foe) => [foe.node, foe]));
  for (const [node, here] of by) {
    const centre = ground.at(node);
    const boss = bossOn.get(node);
    if (boss) standAbout(boss, here, ground, centre, size);
    else
      crowd(here.length).forEach((offset, n) => {
        const model = here[n];
        if (!model) return;
        model.at = { x: centre.x + offset.x, y: centre.y + offset.y };
        model.lean = Math.sign(offset.x);
        model.tier = Math.sign(offset.y);
      });
  }
  // A stable order keeps the figures' way from node to node.
  return [...by.values()].flat().sort((a, b) => a.key.localeCompare(b.key));
}

/** Whoever stands on a boss's node stands at a side of it. */
function standAbout(boss: Foe, here: Model[], ground: Ground, centre: Spot, size: number): void {
  const sides = new Map<number, number>();
  for (const model of here) {
    if (model.foe?.foe === boss.foe) continue;
    const angle = model.hero?.side ? ground.angle(model.hero.side) : ground.angle(boss.facing ?? 's') + 90;
    const before = sides.get(angle) ?? 0;
    sides.set(angle, before + 1);
    const shift = before === 0 ? 0 : before % 2 ? ASIDE : -ASIDE;
    model.at = within(polar(centre, angle + shift, size + R - 4), ground);
    model.lean = Math.sign(Math.round(model.at.x - centre.x));
  }
}

/** Nobody stands half outside of the board: with a boss at the wall one stands closer to it. */
export function within({ x, y }: Spot, ground: Ground): Spot {
  const inside = (value: number, length: number): number => Math.max(R + EDGE, Math.min(length - R - EDGE, value));
  return { x: inside(x, ground.width), y: inside(y, ground.height) };
}

/** Where the number of a node is written: in its disc, or below whatever stands on it. */
export function plateOf(node: number, models: Model[], ground: Ground, covered: boolean): Spot {
  const at = ground.at(node);
  const here = models.filter((model) => model.node === node);
  if (here.some(({ foe }) => foe?.boss)) {
    const size = bossSize(ground);
    return { x: at.x - size * 0.82, y: at.y + size * 0.82 };
  }
  const below = [covered ? 27 : 0, 35, 35, 48, 55][Math.min(4, here.length)] ?? 0;
  return { x: at.x, y: Math.min(ground.height - 11, at.y + below) };
}

/** Where it is written what a blow would do: above whom it strikes, beside them where that would hide somebody. */
export function blowAt({ at, lean, tier }: Model, wide: boolean): Spot {
  const half = wide ? 34 : 17;
  return tier > 0 ? { x: at.x + lean * (R + half), y: at.y } : { x: at.x + (wide ? lean * half * 0.5 : 0), y: at.y - R - 13 };
}

/** Something that hangs on a figure, and how large it is. */
export interface Sign {
  kind: 'carried' | 'aggro' | 'condition';
  icon: string;
  r: number;
}
export interface Hung extends Sign {
  at: Spot;
}

/**
 * What hangs on a figure, from the shoulder down: on its free side, else the Aggro token at the right, the rest at the left.
 * It begins higher where a drop hangs below it.
 */
export function hang(signs: Sign[], radius: number, lean: number, drop: boolean): Hung[] {
  const from = radius * (lean && drop ? 0.9 : 0.6);
  const ends = new Map<number, number>();
  return signs.map((sign) => {
    const side = lean || (sign.kind === 'aggro' ? 1 : -1);
    const end = ends.get(side);
    const y = end === undefined ? 7.5 - sign.r - from : end + sign.r - 1;
    ends.set(side, y + sign.r);
    return { ...sign, at: { x: side * radius * 0.86, y } };
  });
}

/** Where a foe’s Health hangs: below the right shoulder, on the free side, or beside whoever stands above two. */
export function dropAt(radius: number, lean: number, tier: number): Spot {
  if (!lean && tier < 0) return { x: radius * 0.95, y: -radius * 0.35 };
  return lean ? { x: lean * radius * 0.9, y: radius * 0.6 } : { x: radius * 0.74, y: radius * 0.74 };
}
