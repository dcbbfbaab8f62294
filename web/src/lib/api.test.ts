import { afterEach, expect, test, vi } from 'vitest';
import { api, ApiError } from './api';
import { language } from './i18n.svelte';
import { trouble } from './start';

afterEach(() => {
  vi.unstubAllGlobals();
  language.current = 'en';
});

const answering = (status: number, body: unknown) => {
  const asked = vi.fn((_path: string, _wish: RequestInit) => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', asked);
  return asked;
};

test('every call says which language the page is in', async () => {
  const asked = answering(200, { problems: [] });
  language.current = 'fr';
  await api.look({ packs: [] });
  expect(asked.mock.calls[0]?.[1].headers).toMatchObject({ 'accept-language': 'fr' });
});

test('a refusal is shown as the server says it in that language, and told apart by its English line', async () => {
  answering(400, { error: { code: 'invalid', message: "kind: 'x' is not one of a", said: "kind : 'x' n’est pas parmi a" } });
  const refused = await api.look({ packs: [] }).catch((reason: unknown) => reason);
  expect(refused).toBeInstanceOf(ApiError);
  expect((refused as ApiError).message).toContain('is not one of');
  expect(trouble(refused)).toContain('n’est pas parmi');
});

test('without words of its own a refusal is its English line', async () => {
  answering(400, { error: { code: 'invalid', message: 'something strange' } });
  const refused = await api.look({ packs: [] }).catch((reason: unknown) => reason);
  expect(trouble(refused)).toContain('something strange');
});
