/** A puzzle at a table: one question, one right answer, and why it is right. */
import { api } from './api';
import { learn } from './i18n.svelte';
import { puzzlesSolved } from './learnt.svelte';
import type { Decision, Message, PuzzleInfo, PuzzleSolution } from './protocol';

export interface Verdict {
  right: boolean;
  /** What was chosen and what is best, in words, with their chances. */
  chosen: Message;
  best: Message;
  chance: number;
  most: number;
}

export class Riddle {
  verdict = $state.raw<Verdict | null>(null);

  private constructor(
    readonly game: string,
    readonly about: PuzzleInfo,
    readonly solution: PuzzleSolution,
    private readonly all: PuzzleInfo[],
  ) {}

  static async come(game: string, id: string): Promise<Riddle> {
    const [all, solution] = await Promise.all([api.puzzles(game), api.puzzle(game, id), learn(['/rooms'])]);
    return new Riddle(game, all.find((one) => one.id === id)!, solution, all);
  }

  readonly number = $derived.by(() => this.all.indexOf(this.about) + 1);
  /** What comes after it: the next one that is not solved yet. */
  readonly following = $derived.by(() => {
    const later = [...this.all.slice(this.number), ...this.all.slice(0, this.number - 1)];
    return later.find(({ id }) => !puzzlesSolved.has(this.game, id)) ?? null;
  });

  isOpen(decisions: Decision[]): boolean {
    return decisions.some(({ id }) => id === this.solution.decision);
  }

  /** Something was chosen: if it was the answer, it is right or it is not. */
  answered(decisions: Decision[], decision: string, option: string): void {
    const asked = decisions.find(({ id }) => id === this.solution.decision);
    if (decision !== this.solution.decision || !asked) return;
    const [best] = this.solution.answers;
    const mine = this.solution.answers.find((answer) => answer.option === option);
    const words = (id: string) => asked.options.find((one) => one.id === id)?.text;
    const [chosen, better] = [words(option), words(best?.option ?? '')];
    if (!best || !mine || !chosen || !better) return;
    const right = this.solution.answers.indexOf(mine) < this.solution.right;
    this.verdict = { right, chosen, best: better, chance: mine.chance, most: best.chance };
    if (right) puzzlesSolved.add(this.game, this.about.id);
  }
}
