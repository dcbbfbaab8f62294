/** What there is room for; the widths are those of `Frame`. */
class Room {
  now = $state(false);

  constructor(query: string) {
    const media = matchMedia(query);
    this.now = media.matches;
    media.addEventListener('change', () => (this.now = media.matches));
  }
}
/** Room beside the floor: long boards lie down then. */
export const roomy = new Room('(min-width: 761px)');
/** Everything is in sight at once: the dice fall beside the floor, and not above it. */
export const whole = new Room('(min-width: 1101px) and (min-height: 521px)');
