/** Hints for newcomers, remembered by game and topic: each goes when it is told to, or once it has been read often enough. */
const PLACE = 'undercroft.hints';
/** After so many answers a topic is no news. */
const ENOUGH = 6;

/** How often each topic of a game was read; a game whose hints were switched off has none. */
type Read = Record<string, Record<string, number> | null>;

function kept(): Read {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return found !== null && typeof found === 'object' ? (found as Read) : {};
  } catch {
    return {};
  }
}

class Hints {
  private read = $state.raw<Read>(kept());

  on(game: string): boolean {
    return this.read[game] !== null;
  }

  /** Switched on again, a game begins with all its hints. */
  set(game: string, on: boolean): void {
    this.keep({ ...this.read, [game]: on ? {} : null });
  }

  /** Whether a topic is still news. */
  fresh(game: string, topic: string): boolean {
    return topic !== '' && this.on(game) && (this.read[game]?.[topic] ?? 0) < ENOUGH;
  }

  /** A question was answered beside this hint. */
  met(game: string, topic: string, times = 1): void {
    if (!this.fresh(game, topic)) return;
    const topics = this.read[game] ?? {};
    this.keep({ ...this.read, [game]: { ...topics, [topic]: (topics[topic] ?? 0) + times } });
  }

  /** This topic is known: no more of it. */
  dismiss(game: string, topic: string): void {
    this.met(game, topic, ENOUGH);
  }

  private keep(read: Read): void {
    this.read = read;
    localStorage.setItem(PLACE, JSON.stringify(read));
  }
}
export const hints = new Hints();
