/** What the screen shows now: the last view, or the way from one view to the next, event by event. */
import { produce, setAutoFreeze } from 'immer';
import type { Tale } from './chronicle';
import { motion } from './motion.svelte';
import type { Told, View } from './protocol';

/** One breath of the story: events that happen together. */
export interface Beat {
  events: Told[];
  ms: number;
  /** Brings the shown view a little nearer to the coming one (numbers and places only). */
  patch?: (view: View) => void;
  run?: () => void;
}

/** How a game tells its events, which are of the kind `E`. */
export interface Script<E extends Told = Told> {
  beats(events: E[], view: View): Beat[];
  /** The events worth one line before the next question, and to whom it is told. */
  headline(events: E[], seat?: number | null): E[];
  /** The line of the log before which a new chapter (a round) begins. */
  chapter?(event: E): boolean;
  /** How events are joined into the deeds of the log. */
  tale?: Tale<E>;
}

/** Events of one kind that follow each other and fall together, the others one by one. */
export function grouped<E extends Told>(events: E[], together: ReadonlySet<E['kind']>): [E, ...E[]][] {
  const groups: [E, ...E[]][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0].kind === event.kind && together.has(event.kind)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

const BACKLOG = 12;
// Views are never written to; to freeze a whole one at every beat would only cost time.
setAutoFreeze(false);

export class Stage {
  view = $state.raw<View | null>(null);
  log = $state.raw<Told[]>([]);
  news = $state.raw<Told[]>([]);
  /** Everything that happened between the last question and this one. */
  since = $state.raw<Told[]>([]);
  busy = $state(false);

  private queue: { events: Told[]; view: View; history?: Told[] | undefined }[] = [];
  private run = 0;
  private performing = false;
  /** What has happened since we were last asked: others may have been asked in between. */
  private missed: Told[] = [];

  constructor(private readonly script: () => Script | null) {}

  /** Shows a view at once. */
  show(view: View, log: Told[], events?: Told[]): void {
    this.run += 1;
    this.queue = [];
    this.performing = false;
    this.busy = false;
    this.view = view;
    this.log = log;
    const script = this.script();
    const lately = script?.headline(log.slice(-30), view.seat) ?? [];
    const story = script?.headline(events ?? [], view.seat) ?? [];
    this.missed = events ?? [];
    this.news = story.length ? story : lately;
    this.since = events ?? lately;
    motion.rest();
  }

  /** Forgets everything that was shown: other eyes will look. */
  clear(): void {
    this.run += 1;
    this.queue = [];
    this.performing = false;
    this.busy = false;
    this.view = null;
    this.log = [];
    this.news = [];
    this.since = [];
  }

  /** Tells the events, then shows the view; where something was taken back, `history` is the log from now on. */
  play(events: Told[], view: View, history?: Told[]): void {
    if (!this.view) return this.show(view, history ?? [...this.log, ...events], events);
    this.queue.push({ events, view, history });
    if (this.performing) return;
    this.performing = true;
    void this.perform();
  }

  hurry(): void {
    if (this.busy) motion.hurry();
  }

  private async perform(): Promise<void> {
    const run = this.run;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const told = this.log;
      try {
        await this.tell(next.events, run);
      } catch (error) {
        // A motion that fails must never keep anyone from playing.
        console.error(error);
      }
      if (run !== this.run) return;
      this.log = next.history ?? [...told, ...next.events];
      this.missed = this.view?.decisions.some(({ chosen }) => !chosen) || next.history ? next.events : [...this.missed, ...next.events];
      this.view = next.view;
      this.since = next.events;
      const story = this.script()?.headline(this.missed, next.view.seat) ?? [];
      if (story.length) this.news = story;
    }
    this.performing = false;
    this.busy = false;
    motion.rest();
  }

  private async tell(events: Told[], run: number): Promise<void> {
    const script = this.script();
    // Far behind (bots finish a game alone): show where it stands instead of telling all of it.
    const behind = this.queue.length > BACKLOG;
    const beats = script && this.view && !motion.off && !behind ? script.beats(events, this.view) : [];
    if (!beats.some((beat) => beat.ms > 0)) return;
    this.busy = true;
    for (const beat of beats) {
      if (beat.events.length) this.news = beat.events.slice(0, 3);
      this.log = [...this.log, ...beat.events];
      if (beat.patch && this.view) {
        const { patch } = beat;
        // What a beat writes to is copied, all else is shared with the view before.
        this.view = produce({ ...this.view, decisions: [] }, (draft) => void patch(draft));
      }
      beat.run?.();
      await motion.wait(beat.ms);
      if (run !== this.run) return;
    }
  }
}
