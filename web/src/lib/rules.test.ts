import { expect, test } from 'vitest';
import { type Chapter, chosen, said, search } from './rules';

const BOOK: Chapter[] = [
  {
    id: 'DS-22',
    title: 'Déplacement',
    rules: [
      { id: 'DS-22.7', text: ['Marcher : 1 repère (', ['DS-3.7'], ').'] },
      { id: 'DS-22.8', text: ['Courir coûte de l’Endurance.'] },
    ],
  },
  { id: 'DS-23', title: 'Attaques', rules: [{ id: 'DS-23.1', text: ['Une par arme.'] }] },
];
const found = (wanted: string) => search(BOOK, wanted).flatMap(({ rules }) => rules.map(({ id }) => id));

test('a rule is found by its words, its number or its chapter, with or without accents', () => {
  expect(found('coute')).toEqual(['DS-22.8']);
  expect(found('ds-23')).toEqual(['DS-23.1']);
  expect(found('deplacement repère')).toEqual(['DS-22.7']);
  expect(found('dragon')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});

test('the rules that govern a question come in the order in which it names them', () => {
  expect(chosen(BOOK, ['DS-23.1', 'DS-99.9', 'DS-22.7']).map(said)).toEqual(['Une par arme.', 'Marcher : 1 repère (DS-3.7).']);
});
