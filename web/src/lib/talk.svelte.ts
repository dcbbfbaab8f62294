/** What is said at a table, as one person hears it: whom they do not listen to, and what they have not read. */
import { t, type Speaker } from './i18n.svelte';
import { phrasesOf } from './phrases';
import type { Uttered } from './protocol';
import { settings } from './settings.svelte';

const place = (table: string) => `undercroft.muted.${table}`;
/** Among the seats: all who only watch. */
export const BENCH = -1;

function kept(table: string): number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(table)) ?? '[]');
    return Array.isArray(found) ? found.filter((seat): seat is number => Number.isInteger(seat)) : [];
  } catch {
    return [];
  }
}

export class Talk {
  said = $state.raw<Uttered[]>([]);
  /** Seats that are not listened to here. */
  muted = $state.raw<number[]>([]);
  /** The newest that was read. */
  private read = $state(0);

  constructor(private readonly table: string) {
    this.muted = kept(table);
  }

  /** What can be heard here. */
  readonly heard = $derived.by(() => (settings.now.talk ? this.said.filter(({ by }) => !this.muted.includes(by ?? BENCH)) : []));
  readonly unread = $derived.by(() => this.heard.filter(({ n }) => n > this.read).length);

  /** Everything said so far, as a newcomer finds it: it is no news. */
  begin(said: Uttered[]): void {
    this.said = said;
    this.look();
  }

  hear(words: Uttered): void {
    this.said = [...this.said, words];
  }

  look(): void {
    this.read = Math.max(this.read, this.said.at(-1)?.n ?? 0);
  }

  mute(seat: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((each) => each !== seat);
    localStorage.setItem(place(this.table), JSON.stringify(this.muted));
  }
}

export const whoSaid = ({ by }: Uttered, speaker: Speaker): string => (by === null ? t('ui-talk-spectator') : speaker.seat(by));

/** Plain words; a phrase in the language of the page. */
export function wordsOf({ text, phrase }: Uttered, game: string): string {
  const known = phrase === null ? undefined : phrasesOf(game)[phrase];
  return known ? t(known) : (text ?? '');
}
