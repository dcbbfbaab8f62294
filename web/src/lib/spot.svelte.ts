/** What an option points at while it is hovered or focused; the table lights it up. */
import type { Target } from './protocol';

class Spot {
  targets = $state.raw<Target[]>([]);

  on(kind: string, id: string | number, place?: string): boolean {
    const where = this.targets.find(([k]) => k === 'place')?.[1];
    if (place !== undefined && where !== undefined && where !== place) return false;
    return this.targets.some(([k, i]) => k === kind && String(i) === String(id));
  }
}
export const spot = new Spot();
