/**
 * Cards side by side share their line so that every one is read whole: one whose words do not fit takes more of it.
 * How long words are hangs on language, letters and window, so it is measured, not reckoned.
 */
const STEP = 1.06;
const MOST = 30;

/** Gives more of the line (`--more`) to each item whose content is cut, until none is or nothing helps any more. */
export function share(items: readonly { more: (factor: number) => void; cut: () => boolean }[]): void {
  const factors = items.map(() => 1);
  for (const item of items) item.more(1);
  for (let round = 0; round < MOST; round++) {
    const tight = items.flatMap((item, n) => (item.cut() ? [n] : []));
    if (!tight.length) return;
    for (const n of tight) {
      factors[n]! *= STEP;
      items[n]!.more(factors[n]!);
    }
  }
}

/** Keeps the items of a list so while it stands; call it again when what stands in them changes. */
export function fit(list: HTMLElement): () => void {
  const settle = () =>
    share(
      [...list.children].map((item) => ({
        more: (factor: number) => (item as HTMLElement).style.setProperty('--more', String(factor)),
        cut: () => [...item.children].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1),
      })),
    );
  settle();
  const eyes = new ResizeObserver(settle);
  eyes.observe(list);
  void document.fonts?.ready.then(settle);
  return () => eyes.disconnect();
}
