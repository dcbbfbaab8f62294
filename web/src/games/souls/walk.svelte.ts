/**
 * A way over several nodes by one click: the same steps that could be chosen one by one.
 *
 * What a step costs and whether it is open is for the rules to say: each is taken only while it is offered, and the
 * way ends as soon as anything else is asked or has happened.
 */
import type { Choice, Choices } from '../../lib/choices';
import type { Hero, Table } from './seen';

/** How gladly a way leads over a node: around barrels and enemies, and never over a trap. */
const FREE = 1;
const CROWDED = 6;
const NEVER = Infinity;

const steps = (choices: Choices): Choice[] => choices.all.filter(({ option }) => option.kind === 'walk' || option.kind === 'run');
const nodeOf = ({ option }: Choice): number => Number(option.targets?.find(([kind]) => kind === 'node')?.[1] ?? -1);

function dread(table: Table, node: number): number {
  const { traps, terrain, foes, gone } = table.fight!;
  const trap = traps[node];
  if ((trap && !trap.flipped) || gone.includes(node) || foes.some((foe) => foe.boss && foe.node === node)) return NEVER;
  if (terrain[node] === 'barrel' || foes.some((foe) => foe.node === node)) return CROWDED;
  return FREE;
}

/** The way from where a hero stands to a node further off; nothing where no open step leads there. */
export function wayTo(goal: number, hero: Hero, table: Table, edges: readonly (readonly [number, number])[], choices: Choices): number[] {
  const first = new Set(steps(choices).map(nodeOf));
  if (!first.size || first.has(goal) || hero.node === null || hero.node === goal) return [];
  const cost = new Map<number, number>([[hero.node, 0]]);
  const from = new Map<number, number>();
  const open = new Set([hero.node]);
  while (open.size) {
    const here = [...open].reduce((a, b) => (cost.get(b)! < cost.get(a)! ? b : a));
    if (here === goal) break;
    open.delete(here);
    for (const [a, b] of edges) {
      const next = a === here ? b : b === here ? a : -1;
      if (next < 0 || (here === hero.node && !first.has(next))) continue;
      const sum = cost.get(here)! + dread(table, next);
      if (sum === NEVER || sum >= (cost.get(next) ?? NEVER)) continue;
      cost.set(next, sum);
      from.set(next, here);
      open.add(next);
    }
  }
  const way: number[] = [];
  for (let at = goal; from.has(at); at = from.get(at)!) way.unshift(at);
  return way;
}

export class Walk {
  private left: number[] = [];
  private hero = -1;
  private at: number | null = null;
  private red = 0;
  /** The question that was answered last. */
  private answered = '';

  begin(hero: Hero, way: number[]): void {
    this.left = way;
    this.hero = hero.hero;
    this.at = hero.node;
    this.red = hero.red;
    this.answered = '';
  }

  /** The next step to choose, now that this is asked; nothing while one is under way, or when the way has ended. */
  next(table: Table, choices: Choices): Choice | undefined {
    if (!this.left.length || !choices.all.length || choices.all.some(({ state }) => state === 'pending')) return undefined;
    if (choices.all.some(({ decision }) => decision.id === this.answered)) return undefined;
    const hero = table.heroes.find((each) => each.hero === this.hero);
    const [node] = this.left;
    const found = steps(choices).filter((choice) => nodeOf(choice) === node);
    if (!hero || hero.node !== this.at || hero.red !== this.red || found.length !== 1) {
      this.left = [];
      return undefined;
    }
    this.left = this.left.slice(1);
    this.at = node!;
    this.answered = found[0]!.decision.id;
    return found[0];
  }
}
