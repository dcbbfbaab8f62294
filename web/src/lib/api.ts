import type { Catalog, Created, GameInfo, HouseInfo, MyTable, Replay, SeatPlan, SeatWish, TableInfo } from './protocol';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown, bearer?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError(0, 'offline', '');
  });
  const data = (await answer.json().catch(() => null)) as T & { error?: { code: string; message: string } };
  if (!answer.ok) {
    throw new ApiError(answer.status, data?.error?.code ?? 'unknown', data?.error?.message ?? answer.statusText);
  }
  return data;
}

const at = (table: string, tail = '') => `/api/tables/${encodeURIComponent(table)}${tail}`;

export const api = {
  games: () => call<GameInfo[]>('/api/games'),
  create: (plan: { game: string; setup: Record<string, unknown>; seed?: string; seats: SeatPlan[]; lang?: string }) => call<Created>('/api/tables', plan),
  table: (table: string) => call<TableInfo>(at(table)),
  catalog: (table: string) => call<Catalog>(at(table, '/catalog')),
  invites: (table: string, host: string) => call<{ seat: number; invite: string }[]>(at(table, '/invites'), undefined, host),
  claim: (table: string, invite: string, name: string) => call<{ seat: number; token: string }>(at(table, '/claim'), { invite, name }),
  seat: (table: string, seat: number, bearer: string, to: SeatWish) =>
    call<{ seat: number; token?: string | null; invite?: string | null }>(at(table, `/seats/${seat}`), { to }, bearer),
  mine: (tables: { table: string; tokens: string[] }[]) => call<MyTable[]>('/api/mine', { tables }),
  house: () => call<HouseInfo>('/api/house'),
  export: (table: string, host?: string) => call<unknown>(at(table, '/export'), undefined, host),
  import: (journal: string) => call<Created>('/api/import', journal),
  replay: (table: string) => call<Replay>(at(table, '/replay')),
};
