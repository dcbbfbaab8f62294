/** Opening a table and keeping its keys. */
import { ApiError, api, type Refusal } from './api';
import { knows, language, t } from './i18n.svelte';
import { warmUp, type Quick } from '../games';
import { keys } from './keys';
import { NotLoaded } from './load';
import type { ByHand, GameInfo, PackFile, SeatPlan, Setup } from './protocol';
import { router } from './router.svelte';

/** What a table may have besides: dice and cards of one's own, packs of one's own. */
export interface Own {
  byHand?: ByHand[];
  packs?: PackFile[];
  /** The packs of this table, to play the same again. */
  packsOf?: string;
  /** Anybody may find it and take a free seat. */
  open?: boolean;
}

export async function open(game: string, seats: SeatPlan[], setup: Setup = {}, seed?: string, own: Own = {}): Promise<string> {
  const { byHand = [], packs = [], packsOf, open: anybody = false } = own;
  const wish = { by_hand: byHand, packs, open: anybody, ...(packsOf ? { packs_of: packsOf } : {}) };
  const made = await api.create({ game, setup, seats, lang: language.current, ...wish, ...(seed ? { seed } : {}) });
  keys.keep(game, made, setup);
  return made.table;
}

/** As many as can play by the book, without a house rule that lets others in. */
export function byTheBook(info: GameInfo): number[] {
  const field = info.fields.find(({ name }) => name === 'players');
  return info.players.filter((count) => !Object.keys(field?.values.find(({ value }) => value === count)?.only ?? {}).length);
}
const fewest = (info: GameInfo): number => byTheBook(info)[0] ?? 1;

/** One click: me and bots, as few as the game allows or as many as a short way in wants. */
export async function playNow(info: GameInfo, quick?: Quick, seed?: string): Promise<void> {
  warmUp(info.id);
  const bot = info.bots.includes('veteran') ? 'veteran' : (info.bots[0] ?? 'random');
  const rest = (quick?.players ?? fewest(info)) - 1;
  const me: SeatPlan = keys.name ? { kind: 'me', name: keys.name } : { kind: 'me' };
  const seats = [me, ...Array.from({ length: rest }, (): SeatPlan => ({ kind: 'bot', bot }))];
  const setup: Setup = info.fields.some((field) => field.name === 'players') ? { players: seats.length } : {};
  const table = await open(info.id, seats, { ...setup, ...quick?.setup }, seed);
  router.go(`/table/${table}`);
}

/** A guided game: everything but my seat comes with the lesson. */
export async function learnBy(game: string, lesson: string): Promise<void> {
  warmUp(game);
  const me: SeatPlan = keys.name ? { kind: 'me', name: keys.name } : { kind: 'me' };
  const made = await api.create({ game, seats: [me], lang: language.current, lesson });
  keys.keep(game, made);
  router.go(`/table/${made.table}`);
}

/** A puzzle: everything but my seat comes with it. */
export async function puzzle(game: string, id: string): Promise<void> {
  warmUp(game);
  const me: SeatPlan = keys.name ? { kind: 'me', name: keys.name } : { kind: 'me' };
  const made = await api.create({ game, seats: [me], lang: language.current, puzzle: id });
  keys.keep(game, made, undefined, true);
  router.go(`/table/${made.table}`);
}

const REFUSALS: Partial<Record<Refusal, string>> = {
  offline: 'ui-offline',
  missing: 'ui-not-found',
  invalid: 'ui-refused-invalid',
  illegal: 'ui-refused-illegal',
  conflict: 'ui-refused-conflict',
  forbidden: 'ui-refused-forbidden',
  busy: 'ui-refused-busy',
};

/** A refusal in the player's language: what the server's line says, or what its code does; the line itself only where it
 *  names the mistake in a file. */
export function refusal(code: Refusal, message: string, said = message): string {
  const line = `refused-${message
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
  return knows(line) ? t(line) : t(REFUSALS[code] ?? 'ui-refused-failed', { message: said });
}

export function trouble(error: unknown): string {
  if (error instanceof ApiError) return refusal(error.code, error.message, error.said);
  if (error instanceof NotLoaded) return t('ui-not-loaded');
  return refusal('failed', String(error));
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

export const save = (name: string, journal: string): void => saveBlob(name, new Blob([journal], { type: 'application/json' }));

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
