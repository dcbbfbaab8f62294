import { language } from './i18n.svelte';
import type { Lesson } from './lesson';
import type {
  AnalysisState,
  Catalog,
  Claim,
  Claimed,
  Code,
  Created,
  DraftWish,
  Fill,
  GameInfo,
  HouseInfo,
  Invite,
  LookAtPacks,
  Mine,
  MyTable,
  MyTables,
  NewTable,
  PackDraft,
  OpenTable,
  PackInfo,
  PackKind,
  ProblemAnswer,
  PuzzleInfo,
  PuzzleSolution,
  Replay,
  SeatKey,
  SeatWish,
  TableInfo,
  Told,
} from './protocol';

/** `offline`: no server has answered at all. */
export type Refusal = Code | 'offline';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: Refusal,
    message: string,
    /** The same in the language of the page, where the server has words for it. */
    readonly said = message,
  ) {
    super(message);
  }
}

/** What a call may carry: a message of the protocol, or a file as it was written. */
type Body = NewTable | LookAtPacks | DraftWish | Claim | Fill | MyTables | string;

async function answer(path: string, body?: Body, bearer?: string): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': language.current };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  const found = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError(0, 'offline', '');
  });
  if (!found.ok) {
    const refused = (await found.json().catch(() => null)) as ProblemAnswer | null;
    throw new ApiError(found.status, refused?.error.code ?? 'failed', refused?.error.message ?? found.statusText, refused?.error.said ?? undefined);
  }
  return found;
}

async function call<T>(path: string, body?: Body, bearer?: string): Promise<T> {
  const found = await answer(path, body, bearer);
  return found.json() as Promise<T>;
}

const at = (table: string, tail = '') => `/api/tables/${encodeURIComponent(table)}${tail}`;

export const api = {
  games: () => call<GameInfo[]>('/api/games'),
  create: (plan: NewTable) => call<Created>('/api/tables', plan),
  table: (table: string) => call<TableInfo>(at(table)),
  catalog: (table: string) => call<Catalog>(at(table, '/catalog')),
  invites: (table: string, host: string) => call<Invite[]>(at(table, '/invites'), undefined, host),
  /** Without an invite: any free seat of an open table. */
  claim: (table: string, invite: string | null, name: string) => call<Claimed>(at(table, '/claim'), { invite, name }),
  seat: (table: string, seat: number, bearer: string, to: SeatWish) => call<SeatKey>(at(table, `/seats/${seat}`), { to }, bearer),
  mine: (tables: Mine[]) => call<MyTable[]>('/api/mine', { tables }),
  open: () => call<OpenTable[]>('/api/open'),
  lesson: (game: string, lesson: string) => call<Lesson>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`),
  look: (wish: LookAtPacks) => call<PackInfo>('/api/packs', wish),
  kinds: (game: string) => call<PackKind[]>(`/api/games/${encodeURIComponent(game)}/kinds`),
  draft: (wish: DraftWish) => call<PackDraft>('/api/packs/draft', wish),
  puzzles: (game: string) => call<PuzzleInfo[]>(`/api/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (game: string, puzzle: string) => call<PuzzleSolution>(`/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(puzzle)}`),
  house: () => call<HouseInfo>('/api/house'),
  /** All that these eyes may know of; without a token a spectator's. */
  history: (table: string, token?: string) => call<Told[]>(at(table, '/history'), undefined, token),
  /** The journal as a file. */
  export: async (table: string, host?: string): Promise<string> => (await answer(at(table, '/export'), undefined, host)).text(),
  import: (journal: string) => call<Created>('/api/import', journal),
  replay: (table: string) => call<Replay>(at(table, '/replay')),
  analysis: (table: string) => call<AnalysisState>(at(table, '/analysis')),
  analyse: (table: string) => call<AnalysisState>(at(table, '/analysis'), ''),
};
