/** A line at the foot of the page that says what was just done, with a way back for a while. */
export interface Toast {
  id: number;
  text: string;
  /** The word on its button, and what it does. */
  action?: string;
  act?: () => void;
}

const STAYS = 12_000;

class Toasts {
  all = $state.raw<Toast[]>([]);
  private last = 0;
  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  say(text: string, action?: string, act?: () => void): void {
    this.last += 1;
    const id = this.last;
    this.all = [...this.all.slice(-2), { id, text, ...(action && act ? { action, act } : {}) }];
    this.leave(id);
  }

  /** Whoever points at it or stands on it is still reading. */
  hold(id: number): void {
    clearTimeout(this.timers.get(id));
  }

  leave(id: number): void {
    this.hold(id);
    this.timers.set(
      id,
      setTimeout(() => this.close(id), STAYS),
    );
  }

  close(id: number): void {
    this.hold(id);
    this.timers.delete(id);
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}
export const toasts = new Toasts();
