/** What an option points at while it is hovered or focused; the table lights it up. */
import { fits, type Name } from './choices';
import type { Option, Target } from './protocol';

class Spot {
  targets = $state.raw<Target[]>([]);
  /** Its id, where the targets alone do not say which. */
  option = $state('');

  show(option?: Option): void {
    this.targets = option?.targets ?? [];
    this.option = option?.id ?? '';
  }

  on(...name: Name): boolean {
    return fits(this.targets, name);
  }
}
export const spot = new Spot();
