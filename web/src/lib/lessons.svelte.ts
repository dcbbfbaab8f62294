/** A guided game at a table: what the coach has said, and what comes next. It is kept with the keys of this browser. */
import { api } from './api';
import { due, meant } from './coach';
import { learn } from './i18n.svelte';
import { lessonsDone } from './learnt.svelte';
import type { Lesson, Line } from './lesson';
import type { Told, View } from './protocol';

const PLACE = 'undercroft.coach';
/** Of so many tables the coach remembers what was said. */
const KEPT = 20;

interface Kept {
  said: string[];
  hushed?: boolean;
}

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

export class Coach {
  private said = $state.raw<string[]>([]);
  /** The learner wants to be left alone for now. */
  hushed = $state(false);

  private constructor(
    private readonly table: string,
    readonly lesson: Lesson,
    private readonly view: () => View | null,
    private readonly story: () => Told[],
  ) {
    const { said = [], hushed = false } = kept()[table] ?? {};
    this.said = said;
    this.hushed = hushed;
  }

  static async come(table: string, game: string, id: string, view: () => View | null, story: () => Told[]): Promise<Coach> {
    const [lesson] = await Promise.all([api.lesson(game, id), learn([`${game}/lessons`])]);
    return new Coach(table, lesson, view, story);
  }

  /** What is said now: one idea. */
  readonly line = $derived.by((): Line | null => {
    const view = this.view();
    return view && !this.hushed ? due(this.lesson, { view, story: this.story(), said: this.said }) : null;
  });
  /** It is the last word. */
  readonly closing = $derived.by(() => this.line === this.lesson.closing);
  /** What the learner is asked to try, where that can be done. */
  readonly wished = $derived.by(() => (this.line?.do ? meant(this.line.do, this.view()?.decisions ?? []) : []));

  /** Whoever has seen the last word has played it, whether they answer it or walk away. */
  learnt(): void {
    if (this.closing && this.line) lessonsDone.add(this.lesson.game, this.lesson.id);
  }

  next(): void {
    const { line } = this;
    if (!line) return;
    this.said = [...this.said, line.say];
    this.keep();
  }

  /** A choice was made: what was said is said. */
  answered(): void {
    if (this.line && !this.closing) this.next();
  }

  hush(hushed: boolean): void {
    this.hushed = hushed;
    this.keep();
  }

  private keep(): void {
    const all = { ...kept() };
    delete all[this.table];
    const newest = Object.entries(all).slice(-(KEPT - 1));
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...newest, [this.table, { said: this.said, hushed: this.hushed }]])));
  }
}
