/** Hints for newcomers: on until the first game is finished, or until they are told to go. */
import { keys } from './keys';

const PLACE = 'undercroft.hints';

class Hints {
  on = $state(
    localStorage.getItem(PLACE) === null
      ? !Object.values(keys.all()).some(({ over }) => over)
      : localStorage.getItem(PLACE) === 'on',
  );

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(PLACE, on ? 'on' : 'off');
  }
}
export const hints = new Hints();
