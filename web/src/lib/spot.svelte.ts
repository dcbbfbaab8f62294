/** What an option points at while it is hovered or focused; the table lights it up. */
import type { Option, Target } from './protocol';

class Spot {
  targets = $state.raw<Target[]>([]);
  /** Its id, where the targets alone do not say which. */
  option = $state('');

  show(option?: Option): void {
    this.targets = option?.targets ?? [];
    this.option = option?.id ?? '';
  }

  on(kind: string, id: string | number, place?: string): boolean {
    const where = this.targets.find(([k]) => k === 'place')?.[1];
    if (place !== undefined && where !== undefined && where !== place) return false;
    return this.targets.some(([k, i]) => k === kind && String(i) === String(id));
  }
}
export const spot = new Spot();
