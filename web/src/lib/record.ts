/**
 * What this browser remembers of finished matches, and the deeds that are read from it. Nothing of it is known to any server;
 * it can be taken along as a file.
 */
import type { Result, Setup, Told } from './protocol';

/** A finished match of mine. */
export interface Past {
  table: string;
  game: string;
  /** When it ended, in milliseconds. */
  at: number;
  won: boolean;
  mode: string;
  /** Those who sat with me. */
  mates: string[];
  /** How it ended, in the words of that day. */
  line: string;
  /** How often something happened in it, by the kind of the event. */
  counts: Record<string, number>;
  /** The day whose fight it was. */
  daily?: string;
}

/** A deed is read from what was counted: from one match, or from all of them. */
export interface Deed<K extends string = string> {
  /** A text of the house: what it is called. What it takes stands beside it (`takes`). */
  name: string;
  icon: string;
  /** Only a match that was won. */
  won?: true;
  mode?: string;
  /** So often at least in one match. */
  least?: Readonly<Partial<Record<K, number>>>;
  /** So often at most in one match. */
  most?: Readonly<Partial<Record<K, number>>>;
  /** So often in all matches together. */
  total?: Readonly<Partial<Record<K, number>>>;
  /** So many matches won. */
  wins?: number;
  /** So many won one after another. */
  streak?: number;
}

/** The text that says what a deed takes. */
export const takes = ({ name }: Deed): string => `${name}-text`;

/** What a game has a page of its own for. */
export interface Feats<K extends string = string> {
  /** The events that a fight won, a boss beaten and a hero lost are counted by. */
  fights: readonly K[];
  bosses: readonly K[];
  /** A match won in one of these modes is a boss beaten, too. */
  bossModes: readonly string[];
  /** Matches in one of these modes are told in chapters. */
  longModes: readonly string[];
  lost: readonly K[];
  deeds: readonly Deed<K>[];
}

const PLACE = 'undercroft.record';
const KEPT = 500;

function read(): Past[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return fits(found) ? found : [];
  } catch {
    return [];
  }
}
const write = (all: Past[]): void => localStorage.setItem(PLACE, JSON.stringify(all.slice(-KEPT)));

const isPast = (each: unknown): each is Past => {
  const past = each as Partial<Past> | null;
  return (
    !!past &&
    typeof past.table === 'string' &&
    typeof past.game === 'string' &&
    typeof past.at === 'number' &&
    typeof past.won === 'boolean' &&
    typeof past.mode === 'string' &&
    typeof past.line === 'string' &&
    Array.isArray(past.mates) &&
    past.mates.every((name) => typeof name === 'string') &&
    !!past.counts &&
    typeof past.counts === 'object' &&
    Object.values(past.counts).every(Number.isInteger)
  );
};
const fits = (found: unknown): found is Past[] => Array.isArray(found) && found.every(isPast);

export function past(
  match: { table: string; game: string; mine: readonly number[]; setup: Setup | undefined; mates: string[]; line: string; daily: string | undefined },
  result: Pick<Result, 'winners'>,
  log: readonly Told[],
  at: number,
): Past {
  const counts: Record<string, number> = {};
  for (const { kind } of log) counts[kind] = (counts[kind] ?? 0) + 1;
  const { table, game, mates, line, daily } = match;
  const won = result.winners.some((seat) => match.mine.includes(seat));
  return { table, game, at, won, mode: String(match.setup?.mode ?? ''), mates, line, counts, ...(daily ? { daily } : {}) };
}

export const record = {
  all: read,
  of: (game: string): Past[] => read().filter((each) => each.game === game),
  /** A match is written down once. */
  add(match: Past): void {
    const all = read();
    if (!all.some(({ table }) => table === match.table)) write([...all, match]);
  },
  /** As a file. */
  written: (): string => JSON.stringify({ undercroft: 'record', matches: read() }),
  /** Takes over a file; false: it is none of ours. What is known already stays. */
  take(text: string): boolean {
    let found: unknown;
    try {
      found = JSON.parse(text);
    } catch {
      return false;
    }
    const matches = (found as { undercroft?: unknown; matches?: unknown } | null)?.undercroft === 'record' ? (found as { matches: unknown }).matches : null;
    if (!fits(matches)) return false;
    const all = read();
    const known = new Set(all.map(({ table }) => table));
    write([...all, ...matches.filter(({ table }) => !known.has(table))].sort((a, b) => a.at - b.at));
    return true;
  },
};

/** How many were won one after another: at best, and up to now. */
export function streaks(matches: readonly Past[]): { best: number; now: number } {
  let now = 0;
  let best = 0;
  for (const { won } of matches) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { best, now };
}

/** How often these things happened. */
export const counted = (matches: readonly Past[], kinds: readonly string[]): number =>
  matches.reduce((sum, { counts }) => sum + kinds.reduce((own, kind) => own + (counts[kind] ?? 0), 0), 0);

/** Bosses beaten: told as such in a longer match, or the whole of it. */
export const bosses = (matches: readonly Past[], { bosses: told, bossModes }: Feats): number =>
  counted(
    matches.filter(({ mode }) => !bossModes.includes(mode)),
    told,
  ) + matches.filter(({ won, mode }) => won && bossModes.includes(mode)).length;

function inOne(deed: Deed, { won, mode, counts }: Past): boolean {
  if (deed.won && !won) return false;
  if (deed.mode !== undefined && deed.mode !== mode) return false;
  const enough = Object.entries(deed.least ?? {}).every(([kind, times]) => (counts[kind] ?? 0) >= times!);
  return enough && Object.entries(deed.most ?? {}).every(([kind, times]) => (counts[kind] ?? 0) <= times!);
}

/** Whether a deed was done in the matches of its game. */
export function done(deed: Deed, matches: readonly Past[]): boolean {
  if (deed.wins !== undefined && matches.filter(({ won }) => won).length < deed.wins) return false;
  if (deed.streak !== undefined && streaks(matches).best < deed.streak) return false;
  if (!Object.entries(deed.total ?? {}).every(([kind, times]) => counted(matches, [kind]) >= times!)) return false;
  const single = deed.won || deed.mode !== undefined || deed.least || deed.most;
  return !single || matches.some((match) => inOne(deed, match));
}

/** With whom, and how often; the most faithful first. */
export function companions(matches: readonly Past[]): [string, number][] {
  const met = new Map<string, number>();
  for (const { mates } of matches) for (const name of mates) met.set(name, (met.get(name) ?? 0) + 1);
  return [...met].sort(([, a], [, b]) => b - a);
}
