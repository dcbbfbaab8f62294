import { describe, expect, it } from 'vitest';
import { roomy } from './geometry';
import type { Box } from './seen';

describe('areas of a room', () => {
  const low: Box[] = [
    [0, 0, 1, 0.94],
    [0, 0.94, 0.5, 1],
    [0.5, 0.94, 1, 1],
  ];

  it('are never too low for a finger', () => {
    const [, left, right] = roomy(low);
    for (const box of [left!, right!]) expect(box[3] - box[1]).toBeGreaterThan(0.12);
  });

  it('keep their neighbours and the outline of the room', () => {
    const [above, left, right] = roomy(low);
    expect(above![3]).toBeCloseTo(left![1]);
    expect(left![2]).toBeCloseTo(right![0]);
    expect([above![0], above![1], right![2], right![3]]).toEqual([0, 0, 1, 1].map((edge) => expect.closeTo(edge)));
  });

  it('with room enough stay where they are', () => {
    const wide: Box[] = [
      [0, 0, 0.4, 1],
      [0.4, 0, 1, 1],
    ];
    for (const [n, box] of roomy(wide).entries()) for (const [side, edge] of box.entries()) expect(edge).toBeCloseTo(wide[n]![side]!);
  });
});
