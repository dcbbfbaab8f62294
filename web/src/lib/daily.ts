/** One fight a day, the same for everybody: the day says which game, which way in and which seed. */
import { lobbyOf, type Quick } from '../games';
import type { GameInfo } from './protocol';

/** Seeds of daily fights begin so. */
export const DAILY = 'daily ';
const DAY = 24 * 60 * 60 * 1000;

export interface Daily {
  day: string;
  /** Chance hangs on it alone: who knows it can check that all had the same. */
  seed: string;
  info: GameInfo;
  quick: Quick | undefined;
}

/** The short ways in that are one fight. */
const fights = (info: GameInfo): (Quick | undefined)[] => {
  const quick = lobbyOf(info.id)?.quick?.filter(({ setup }) => ['encounter', 'boss', 'battle'].includes(String(setup.mode)));
  return quick?.length ? quick : [undefined];
};

/** The fight of a day. Days begin at midnight in Greenwich, so that everybody has the same. */
export function daily(at: Date, games: readonly GameInfo[]): Daily | null {
  const known = games.filter(({ id }) => lobbyOf(id)).sort((a, b) => a.id.localeCompare(b.id));
  const number = Math.floor(at.getTime() / DAY);
  const info = known[number % known.length];
  if (!info) return null;
  const ways = fights(info);
  const day = at.toISOString().slice(0, 10);
  return { day, seed: DAILY + day, info, quick: ways[Math.floor(number / known.length) % ways.length] };
}
