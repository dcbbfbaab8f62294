// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapters } from './rules.js';

const read = (name) => readFileSync(new URL(`../docs/rules/${name}.md`, import.meta.url), 'utf8');
const ids = (name) => chapters(read(name)).flatMap(({ rules }) => rules.map(({ id }) => id));

test('a chapter has a title and its rules; what they name can be followed', () => {
  const [chapter] = chapters(
    '# A game\n\nwords\n\n## DS-22 Moving (p.22)\n\n- **DS-22.4** Swap `ICON` (DS-5.2), *once*.\n\nAmbiguities\n\n- **DS-A.87** Free.\n',
  );
  expect(chapter).toEqual({
    id: 'DS-22',
    title: 'Moving (p.22)',
    rules: [
      { id: 'DS-22.4', text: ['Swap (', ['DS-5.2'], '), once.'] },
      { id: 'DS-A.87', text: ['Free.'] },
    ],
  });
});

test('tables and scripts of tests are left out', () => {
  expect(chapters('## DS-T Scripts\n\n- **DS-T.1** Three.\n\n## How it differs\n\n| DS-1.1 |\n')).toEqual([]);
});

test.each(['bloodborne', 'dark_souls', 'tomb_of_giants', 'darkest_dungeon'])('%s: both languages state the same rules', (game) => {
  expect(ids(game).length).toBeGreaterThan(250);
  expect(new Set(ids(`fr/${game}`))).toEqual(new Set(ids(game)));
});
