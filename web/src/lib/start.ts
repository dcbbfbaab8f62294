/** Opening a table and keeping its keys. */
import { ApiError, api, type Refusal } from './api';
import { knows, language, t } from './i18n.svelte';
import { warmUp, type Quick } from '../games';
import { keys } from './keys';
import { NotLoaded } from './load';
import type { GameInfo, SeatPlan, Setup } from './protocol';
import { router } from './router.svelte';

export async function open(game: string, seats: SeatPlan[], setup: Setup = {}, seed?: string): Promise<string> {
  const made = await api.create({ game, setup, seats, lang: language.current, ...(seed ? { seed } : {}) });
  keys.keep(game, made, setup);
  return made.table;
}

/** One click: me and bots, as few as the game allows or as many as a short way in wants. */
export async function playNow(info: GameInfo, quick?: Quick): Promise<void> {
  warmUp(info.id);
  const bot = info.bots.includes('veteran') ? 'veteran' : (info.bots[0] ?? 'random');
  const rest = (quick?.players ?? info.players[0] ?? 1) - 1;
  const me: SeatPlan = keys.name ? { kind: 'me', name: keys.name } : { kind: 'me' };
  const seats = [me, ...Array.from({ length: rest }, (): SeatPlan => ({ kind: 'bot', bot }))];
  const setup: Setup = info.fields.some((field) => field.name === 'players') ? { players: seats.length } : {};
  const table = await open(info.id, seats, { ...setup, ...quick?.setup });
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
export function refusal(code: Refusal, message: string): string {
  const line = `refused-${message
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
  return knows(line) ? t(line) : t(REFUSALS[code] ?? 'ui-refused-failed', { message });
}

export function trouble(error: unknown): string {
  if (error instanceof ApiError) return refusal(error.code, error.message);
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
