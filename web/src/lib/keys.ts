/** What this browser remembers: my name and the keys to my tables. */
import type { Created, Setup } from './protocol';

export interface Keys {
  game: string;
  host?: string;
  seats: Record<number, string>;
  at: number;
  over?: boolean;
  /** When somebody here last looked at it. */
  seen?: number;
  /** Put away: no longer in sight, but never lost. */
  archived?: boolean;
  /** A puzzle began here: it stands on no list of tables. */
  puzzle?: boolean;
  /** How it was set up, to play the same again. */
  setup?: Setup;
}

const PLACE = 'undercroft.tables';
/** Of finished tables only the newest are kept; the keys to a seat that can still be played are never thrown away. */
const KEPT = 24;

function read(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Keys>;
  } catch {
    return {};
  }
}

function write(all: Record<string, Keys>): void {
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  const finished = newest.filter(([, { over, puzzle }]) => over || puzzle).slice(KEPT);
  for (const [table] of finished) delete all[table];
  localStorage.setItem(PLACE, JSON.stringify(all));
}

export const keys = {
  all: read,
  of: (table: string): Keys | undefined => read()[table],
  keep(game: string, made: Created, setup?: Setup, puzzle = false): void {
    const seats: Record<number, string> = {};
    for (const { seat, token } of made.seats) if (token) seats[seat] = token;
    write({ ...read(), [made.table]: { game, host: made.host, seats, at: Date.now(), ...(setup ? { setup } : {}), ...(puzzle ? { puzzle } : {}) } });
  },
  claim(table: string, game: string, seat: number, token: string): void {
    const all = read();
    const old = all[table];
    write({ ...all, [table]: { ...old, game, seats: { ...old?.seats, [seat]: token }, at: Date.now() } });
  },
  over(table: string): void {
    const all = read();
    const old = all[table];
    if (old && !old.over) write({ ...all, [table]: { ...old, over: true } });
  },
  /** The table was opened: it is the newest again, and no longer put away. */
  touch(table: string): void {
    const all = read();
    const old = all[table];
    if (old) write({ ...all, [table]: { ...old, at: Date.now(), archived: false } });
  },
  /** Somebody here looks away from it. */
  seen(table: string): void {
    const all = read();
    const old = all[table];
    if (old) write({ ...all, [table]: { ...old, seen: Date.now() } });
  },
  archive(table: string, archived: boolean): void {
    const all = read();
    const old = all[table];
    if (old) write({ ...all, [table]: { ...old, archived } });
  },
  get name(): string {
    return localStorage.getItem('undercroft.name') ?? '';
  },
  set name(name: string) {
    localStorage.setItem('undercroft.name', name);
  },
};
