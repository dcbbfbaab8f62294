/** What this browser remembers: my name and the keys to my tables. */
import type { Created } from './protocol';

export interface Keys {
  game: string;
  host?: string;
  seats: Record<number, string>;
  at: number;
  over?: boolean;
  /** How it was set up, to play the same again. */
  setup?: Record<string, unknown>;
}

const PLACE = 'undercroft.tables';
const KEPT = 24;

function read(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Keys>;
  } catch {
    return {};
  }
}

function write(all: Record<string, Keys>): void {
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, KEPT);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest)));
}

export const keys = {
  all: read,
  of: (table: string): Keys | undefined => read()[table],
  keep(game: string, made: Created, setup?: Record<string, unknown>): void {
    const seats: Record<number, string> = {};
    for (const { seat, token } of made.seats) if (token) seats[seat] = token;
    write({ ...read(), [made.table]: { game, host: made.host, seats, at: Date.now(), ...(setup ? { setup } : {}) } });
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
  forget(table: string): void {
    const all = read();
    delete all[table];
    write(all);
  },
  get name(): string {
    return localStorage.getItem('undercroft.name') ?? '';
  },
  set name(name: string) {
    localStorage.setItem('undercroft.name', name);
  },
};
