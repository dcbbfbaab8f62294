import { expect, test } from 'vitest';
import { changed } from './draft';

interface Figure {
  id: number;
  health: number;
  conditions: string[];
}
const before = () => ({
  round: 1,
  heroes: [
    { id: 0, health: 8, conditions: [] as string[] },
    { id: 1, health: 8, conditions: ['bleed'] },
  ] as Figure[],
  foes: [
    { id: 5, health: 3, conditions: [] as string[] },
    { id: 6, health: 3, conditions: [] as string[] },
  ] as Figure[],
  map: { tiles: [{ up: false }, { up: false }] },
  fight: null as { gone: Figure[] } | null,
});

test('what is written to is copied, all else is shared', () => {
  const view = before();
  const after = changed(view, (draft) => {
    draft.heroes[1]!.health -= 2;
  });
  expect(after.heroes[1]).toEqual({ id: 1, health: 6, conditions: ['bleed'] });
  expect(view).toEqual(before());
  expect(after.heroes[0]).toBe(view.heroes[0]);
  expect(after.foes).toBe(view.foes);
  expect(after.map).toBe(view.map);
  expect(after).not.toBe(view);
});

test('a change that writes nothing gives the same value', () => {
  const view = before();
  expect(changed(view, (draft) => void draft.heroes.map(({ health }) => health))).toBe(view);
});

test('lists grow, shrink and are searched', () => {
  const view = before();
  const after = changed(view, (draft) => {
    draft.heroes[0]!.conditions.push('poison', 'frost');
    const at = draft.foes.findIndex(({ id }) => id === 5);
    draft.foes.splice(at, 1);
    draft.map.tiles.length = 1;
  });
  expect(after.heroes[0]!.conditions).toEqual(['poison', 'frost']);
  expect(after.foes.map(({ id }) => id)).toEqual([6]);
  expect(Array.isArray(after.foes)).toBe(true);
  expect(after.map.tiles).toEqual([{ up: false }]);
  expect(view).toEqual(before());
});

test('a part may go into another list, and be changed there or before', () => {
  const view = before();
  const after = changed(view, (draft) => {
    const foe = draft.foes.find(({ id }) => id === 6)!;
    draft.foes = draft.foes.filter((each) => each !== foe);
    draft.fight = { gone: [foe] };
    foe.health = 0;
    draft.fight.gone[0]!.conditions.push('stagger');
    draft.foes[0]!.health = 1;
  });
  expect(after.foes).toEqual([{ id: 5, health: 1, conditions: [] }]);
  expect(after.fight).toEqual({ gone: [{ id: 6, health: 0, conditions: ['stagger'] }] });
  expect(view).toEqual(before());
  // Nothing of the draft is left in it: it can be copied by the browser, which no proxy can.
  expect(structuredClone(after)).toEqual(after);
});

test('fields are removed, and spread', () => {
  const after = changed({ list: [3, 1, 2], map: { a: 1, b: 2 } as Record<string, number> }, (draft) => {
    delete draft.map.a;
    draft.list = [...draft.list].sort();
    draft.map = { ...draft.map, c: 3 };
  });
  expect(after).toEqual({ list: [1, 2, 3], map: { b: 2, c: 3 } });
  expect(JSON.stringify(after)).toBe('{"list":[1,2,3],"map":{"b":2,"c":3}}');
});
