/** What a line of the chronicle is about, and which lines are wanted. */
import type { Line, Tale } from './chronicle';
import type { Speaker } from './i18n.svelte';
import type { Reference, Target, Told, Value } from './protocol';

export const WHOLE = { mine: false, dice: true };
export type Wanted = typeof WHOLE;

const isDie = ({ kind }: Told): boolean => kind === 'rolled';

function references(value: Value): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(references);
  if ('ref' in value) return [value];
  return Object.values(value.args ?? {}).flatMap(references);
}

/** The things of the table that events speak of, by the names that options have for them. */
export function about(events: Told[]): Target[] {
  const found: Target[] = [];
  for (const event of events) {
    for (const { ref, id } of references(event.text)) found.push([ref, id]);
    for (const [field, value] of Object.entries(event)) {
      if (field !== 'kind' && (typeof value === 'number' || typeof value === 'string')) found.push([field, value]);
    }
  }
  return found;
}

/** Who speaks about a place of the story: before somebody left, numbers meant others. */
export function voices(log: readonly Told[], tale: Tale | undefined, speaker: Speaker): (at: number) => Speaker {
  const turns = log.flatMap((event, at) => {
    const former = tale?.former?.(event);
    return former ? [{ at, voice: speaker.of(former) }] : [];
  });
  return (at) => turns.find((turn) => at < turn.at)?.voice ?? speaker;
}

/** Whether a line is wanted: mine speak of a seat of mine, or of somebody who is played from it. */
export function wanted(line: Line, want: Wanted, isMine: (kind: string, id: string | number) => boolean): boolean {
  if (!want.dice && line.told.every(isDie)) return false;
  return !want.mine || about(line.all).some(([kind, id]) => isMine(kind, id));
}

/** Each thing that happened; dice thrown together stand together, where they are wanted at all. */
export function parts(all: Told[], want: Wanted): Told[][] {
  const found: Told[][] = [];
  for (const event of want.dice ? all : all.filter((each) => !isDie(each))) {
    const last = found.at(-1);
    if (last && isDie(event) && isDie(last[0]!)) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** Somebody says what came of it: `Provision die: Torch.` */
const CAME = /^([^.:]+?\s?: )([^.:]+)\.$/;

/** What a line says: one sentence for each thing it tells; what came of alike things stands in one, and the same is said once. */
export function sentences(events: Told[], speaker: Pick<Speaker, 'tell'>): string {
  if (events.length > 1 && events[0]!.kind === 'undone') return `${speaker.tell(events[0]!)} × ${events.length}`;
  const told: { kind: string; words: string; times: number }[] = [];
  for (const event of events) {
    const { kind } = event;
    const words = speaker.tell(event);
    const last = told.at(-1);
    const [, label, what] = CAME.exec(words) ?? [];
    if (label && last?.kind === kind && last.words.startsWith(label)) last.words = `${last.words.slice(0, -1)}, ${what}.`;
    else if (words && last?.words === words) last.times += 1;
    else if (words) told.push({ kind, words, times: 1 });
  }
  const often = told.map(({ words, times }) => (times > 1 ? words.replace(/\.?$/, (end) => ` (× ${times})${end}`) : words));
  return often.map((words, n) => (n < told.length - 1 && !/[.!?…]$/.test(words) ? `${words}.` : words)).join(' ');
}
