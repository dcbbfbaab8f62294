/** Whether there is room beside the floor: long boards lie down then. */
const wide = matchMedia('(min-width: 761px)');

class Room {
  now = $state(wide.matches);

  constructor() {
    wide.addEventListener('change', () => (this.now = wide.matches));
  }
}
export const roomy = new Room();
