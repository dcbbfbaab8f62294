/** The card in hand: a skill or a figure picked up whose place is still to be shown. The rules know nothing of it. */
import type { Choice, Choices } from '../../lib/choices';
import type { Option } from '../../lib/protocol';

/** What of this kind an option is about. */
export function target(option: Option, kind: string): string | undefined {
  const found = option.targets.find(([each]) => each === kind)?.[1];
  return found === undefined ? undefined : String(found);
}
/** Who an option is about, as a figure of the table. */
export const figureOf = (choice: Choice): string | undefined => target(choice.option, 'figure') ?? target(choice.option, 'hero');
export const areaOf = (choice: Choice): string | undefined => target(choice.option, 'area');
export const skillOf = (choice: Choice): string | undefined => target(choice.option, 'skill');

class Aim {
  skill = $state<string | null>(null);
  figure = $state<string | null>(null);
  /** Only looked at. */
  hover = $state<string | null>(null);
  private asked = '';

  get shown(): string | null {
    return this.skill ?? this.hover;
  }

  /** A new question: nothing is in hand any more. */
  renew(choices: Choices): void {
    const now = choices.decisions.map(({ id }) => id).join();
    if (now === this.asked) return;
    this.asked = now;
    this.clear();
  }

  clear(): void {
    this.skill = this.figure = this.hover = null;
  }

  /** Picks a skill up, or uses it at once where there is only one way to. */
  take(skill: string, choices: Choices, choose: (decision: string, option: string) => void): void {
    const list = choices.all.filter((choice) => skillOf(choice) === skill);
    if (list.length === 1) {
      this.clear();
      choose(list[0]!.decision.id, list[0]!.option.id);
    } else if (list.length) {
      this.figure = null;
      this.skill = this.skill === skill ? null : skill;
    }
  }
}
export const aim = new Aim();

/** What clicking an area means now. */
export function areaChoice(choices: Choices, area: number): Choice | undefined {
  // A side of the arena may be several areas: each of them stands for it.
  const here = choices.all.filter(({ option }) => option.targets.some(([kind, id]) => kind === 'area' && String(id) === String(area)));
  if (aim.shown !== null) return here.find((choice) => skillOf(choice) === aim.shown);
  const free = here.filter((choice) => skillOf(choice) === undefined);
  const figures = new Set(choices.all.filter((choice) => areaOf(choice) !== undefined).map(figureOf));
  if (figures.size > 1) return aim.figure === null ? undefined : free.find((choice) => figureOf(choice) === aim.figure);
  return free[0];
}

/** What clicking a figure means now: choosing it, or picking it up. */
export function figureChoice(choices: Choices, figure: number): { choice: Choice; picks: boolean } | undefined {
  const about = choices.all.filter((choice) => figureOf(choice) === String(figure) && !choice.option.targets.some(([kind]) => kind === 'trinket'));
  if (!about.length) return undefined;
  const alone = about.filter((choice) => areaOf(choice) === undefined);
  if (alone.length === 1 && about.length === 1) return { choice: alone[0]!, picks: false };
  if (about.length === 1) return { choice: about[0]!, picks: false };
  return alone.length ? undefined : { choice: about[0]!, picks: true };
}
