/** Short motions between two views. Each stays under 400 ms, can be hurried, and may be switched off. */
import { drawing } from './icons';
import { settings } from './settings.svelte';

const LENGTH = 360;

class Motion {
  /** A replay may run faster than a table. */
  speed = $state(1);
  private reduced = matchMedia('(prefers-reduced-motion: reduce)');
  private hurried = false;
  private waiting = new Set<() => void>();
  private running = new Set<Animation>();

  get off(): boolean {
    return this.reduced.matches || settings.now.pace === 'off' || document.hidden;
  }

  private get factor(): number {
    return (settings.now.pace === 'quick' ? 0.45 : 1) / this.speed;
  }

  /** Lets everything under way end now; lasts until `rest`. */
  hurry(): void {
    this.hurried = true;
    for (const done of [...this.waiting]) done();
    for (const animation of [...this.running]) animation.finish();
  }

  rest(): void {
    this.hurried = false;
  }

  wait(ms: number): Promise<void> {
    if (this.hurried || this.off || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms * this.factor);
      this.waiting.add(done);
    });
  }

  private box(anchor: string): DOMRect | null {
    for (const element of document.querySelectorAll(`[data-anchor="${anchor}"]`)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) return box;
    }
    return null;
  }

  private animate(element: Element, frames: Keyframe[], ms: number, delay = 0): Animation {
    const animation = element.animate(frames, {
      duration: Math.min(LENGTH, ms) * this.factor,
      delay: delay * this.factor,
      easing: 'cubic-bezier(.3,.7,.3,1)',
      fill: 'both',
    });
    this.running.add(animation);
    animation.onfinish = animation.oncancel = () => this.running.delete(animation);
    return animation;
  }

  private sprite(content: string, className: string): HTMLElement {
    const sprite = document.createElement('div');
    sprite.className = `sprite ${className}`;
    sprite.setAttribute('aria-hidden', 'true');
    sprite.innerHTML = content;
    document.body.append(sprite);
    return sprite;
  }

  /** Tokens fly from one anchor of the table to another. */
  fly(from: string, to: string, icon: string, count = 1, tone = 'blood'): void {
    if (this.hurried || this.off) return;
    const start = this.box(from);
    const end = this.box(to);
    if (!start || !end) return;
    const body = drawing(icon);
    for (let n = 0; n < Math.min(count, 6); n += 1) {
      const sprite = this.sprite(`<svg viewBox="0 0 512 512">${body}</svg>`, `fly ${tone}`);
      const spread = (n - (Math.min(count, 6) - 1) / 2) * 16;
      const x0 = start.x + start.width / 2 + spread;
      const y0 = start.y + start.height / 2;
      const x1 = end.x + end.width / 2;
      const y1 = end.y + end.height / 2;
      const animation = this.animate(
        sprite,
        [
          { transform: `translate(${x0}px, ${y0}px) scale(.5)`, opacity: 0 },
          { transform: `translate(${x0}px, ${y0 - 18}px) scale(1.25)`, opacity: 1, offset: 0.25 },
          { transform: `translate(${x1}px, ${y1}px) scale(.8)`, opacity: 0.9 },
        ],
        340,
        n * 40,
      );
      animation.finished.then(
        () => sprite.remove(),
        () => sprite.remove(),
      );
    }
  }

  /** A short word rises from an anchor. */
  float(anchor: string, text: string, tone = 'blood'): void {
    if (this.hurried || this.off) return;
    const box = this.box(anchor);
    if (!box) return;
    const sprite = this.sprite('', `float ${tone}`);
    sprite.textContent = text;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const animation = this.animate(
      sprite,
      [
        { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(.6)`, opacity: 0 },
        { transform: `translate(${x}px, ${y - 12}px) translate(-50%, -50%) scale(1.15)`, opacity: 1, offset: 0.3 },
        { transform: `translate(${x}px, ${y - 34}px) translate(-50%, -50%) scale(1)`, opacity: 0 },
      ],
      360,
    );
    // The last frame is invisible; keep the sprite a moment so that the word can be read.
    animation.finished.then(
      () => sprite.remove(),
      () => sprite.remove(),
    );
  }

  /** Something is struck. */
  shake(anchor: string): void {
    if (this.hurried || this.off) return;
    for (const element of document.querySelectorAll(`[data-anchor="${anchor}"]`)) {
      const animation = this.animate(
        element,
        [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
        260,
      );
      animation.finished.then(
        () => animation.cancel(),
        () => undefined,
      );
    }
  }

  glow(anchor: string): void {
    if (this.hurried || this.off) return;
    for (const element of document.querySelectorAll(`[data-anchor="${anchor}"]`)) {
      const animation = this.animate(element, [{ filter: 'brightness(1)' }, { filter: 'brightness(1.6)' }, { filter: 'brightness(1)' }], 340);
      animation.finished.then(
        () => animation.cancel(),
        () => undefined,
      );
    }
  }
}

export const motion = new Motion();
