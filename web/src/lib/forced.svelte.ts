/** Whether the only thing to do is done by itself. */
const PLACE = 'undercroft.forced';

class Forced {
  on = $state(localStorage.getItem(PLACE) !== 'off');

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(PLACE, on ? 'on' : 'off');
  }
}
export const forced = new Forced();
