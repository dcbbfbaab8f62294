import type { Lesson } from './lesson';
import type {
  Catalog,
  Claim,
  Claimed,
  Code,
  Created,
  Fill,
  GameInfo,
  HouseInfo,
  Invite,
  Mine,
  MyTable,
  MyTables,
  NewTable,
  ProblemAnswer,
  Replay,
  SeatKey,
  SeatWish,
  TableInfo,
} from './protocol';

/** `offline`: no server has answered at all. */
export type Refusal = Code | 'offline';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: Refusal,
    message: string,
  ) {
    super(message);
  }
}

/** What a call may carry: a message of the protocol, or a file as it was written. */
type Body = NewTable | Claim | Fill | MyTables | string;

async function answer(path: string, body?: Body, bearer?: string): Promise<Response> {
  const headers: Record<string, string> = {};
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
    throw new ApiError(found.status, refused?.error.code ?? 'failed', refused?.error.message ?? found.statusText);
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
  claim: (table: string, invite: string, name: string) => call<Claimed>(at(table, '/claim'), { invite, name }),
  seat: (table: string, seat: number, bearer: string, to: SeatWish) => call<SeatKey>(at(table, `/seats/${seat}`), { to }, bearer),
  mine: (tables: Mine[]) => call<MyTable[]>('/api/mine', { tables }),
  lesson: (game: string, lesson: string) => call<Lesson>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`),
  house: () => call<HouseInfo>('/api/house'),
  /** The journal as a file. */
  export: async (table: string, host?: string): Promise<string> => (await answer(at(table, '/export'), undefined, host)).text(),
  import: (journal: string) => call<Created>('/api/import', journal),
  replay: (table: string) => call<Replay>(at(table, '/replay')),
};
