/** What there is room for; the width is that of `Fight`. */
class Room {
  now = $state(false);

  constructor(query: string) {
    const media = matchMedia(query);
    this.now = media.matches;
    media.addEventListener('change', () => (this.now = media.matches));
  }
}
/** Room beside the floor. */
export const roomy = new Room('(min-width: 761px)');
