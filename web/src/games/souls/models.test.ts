import { describe, expect, it } from 'vitest';
import { crowd } from './geometry';
import { blowAt, dropAt, hang, type Model, R, type Sign } from './models';

/** So far may the edge of one thing lie upon the ring of another. */
const TOUCH = 3;
const DROP = { r: 10, below: 4 };
const SIGNS: Sign[] = [
  { kind: 'aggro', icon: 'a', r: 8.5 },
  { kind: 'condition', icon: 'b', r: 7.5 },
];
const ILL: Sign[] = [1, 2].map(() => ({ kind: 'condition', icon: 'c', r: 7.5 }));

const model = (at: { x: number; y: number }): Model => ({ key: '', node: 0, at, lean: Math.sign(at.x), tier: Math.sign(at.y) });
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);

describe('figures that share a node', () => {
  for (const count of [2, 3, 4]) {
    const here = crowd(count).map(model);
    const others = (one: Model) => here.filter((each) => each !== one);

    it(`of ${count} nobody's Health lies upon another`, () => {
      for (const one of here) {
        const drop = dropAt(R, one.lean, one.tier);
        const middle = { x: one.at.x + drop.x, y: one.at.y + drop.y + DROP.below };
        for (const other of others(one)) expect(apart(middle, other.at)).toBeGreaterThanOrEqual(R + DROP.r - TOUCH);
      }
    });

    it(`of ${count} no sign lies upon another, unless one stands above two`, () => {
      for (const one of here.filter(({ lean }) => lean))
        for (const { r, at } of hang(SIGNS, R, one.lean, false))
          for (const other of others(one)) expect(apart({ x: one.at.x + at.x, y: one.at.y + at.y }, other.at)).toBeGreaterThanOrEqual(R + r - TOUCH);
    });

    it(`of ${count} what a blow would do hides no face`, () => {
      for (const one of here)
        for (const [wide, half] of [
          [false, 17],
          [true, 34],
        ] as const) {
          const at = blowAt(one, wide);
          for (const other of here) {
            const [aside, above] = [Math.abs(at.x - other.at.x) - half, Math.abs(at.y - other.at.y) - 10];
            expect(Math.max(aside, above)).toBeGreaterThanOrEqual(-R / 2);
          }
        }
    });
  }

  it('and its own Health is free of what it suffers', () => {
    for (const lean of [-1, 0, 1]) {
      const drop = dropAt(R, lean, 0);
      for (const { r, at } of hang(ILL, R, lean, true)) expect(apart(at, { x: drop.x, y: drop.y + DROP.below })).toBeGreaterThanOrEqual(r + DROP.r - TOUCH);
    }
  });

  it('who stands alone has the Aggro token at the right and the rest at the left', () => {
    const [aggro, ill] = hang(SIGNS, R, 0, false);
    expect(aggro!.at.x).toBeGreaterThan(0);
    expect(ill!.at.x).toBeLessThan(0);
  });
});
