import { expect, test } from 'vitest';
import type { Decision, Told, View } from './protocol';
import { Stage, type Script } from './stage.svelte';

const asked = (chosen: string | null): Decision[] => [{ id: '1', chosen } as Decision];
const seen = (decisions: Decision[]): View => ({ seat: 0, decisions }) as View;
const event = (kind: string) => ({ kind }) as Told;
const script: Script = { beats: () => [], headline: (events) => events };
const settled = () => new Promise((done) => setTimeout(done));

test('news tells of all that happened since the last question, whoever was asked in between', async () => {
  const stage = new Stage(() => script);
  const news = () => stage.news.map(({ kind }) => kind);
  stage.show(seen(asked(null)), []);
  stage.play([event('chosen')], seen(asked('axe')));
  stage.play([event('killed')], seen([]));
  await settled();
  stage.play([event('upgraded'), event('revealed')], seen(asked(null)));
  await settled();
  expect(news()).toEqual(['chosen', 'killed', 'upgraded', 'revealed']);
  stage.play([event('played')], seen([]));
  await settled();
  expect(news()).toEqual(['played']);
});
