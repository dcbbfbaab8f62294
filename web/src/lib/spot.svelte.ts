/** What an option points at while it is hovered or focused, or a line of the chronicle; the table lights it up. */
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

  /** Something of which a line tells. */
  point(targets: Target[]): void {
    this.targets = targets;
    this.option = '';
  }

  on(...name: Name): boolean {
    return fits(this.targets, name);
  }
}
export const spot = new Spot();
