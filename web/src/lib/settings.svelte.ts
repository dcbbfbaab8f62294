/**
 * Everything somebody may set: declared once, kept in this browser, in force as soon as it is changed.
 *
 * A setting is kept under its own name (`undercroft.<name>`) as a word; what cannot be read is as if it had never been set.
 */
interface Kind<T> {
  /** What holds until somebody says otherwise. */
  usual: () => T;
  read: (word: string) => T | undefined;
  write: (value: T) => string;
}

function flag(usual: boolean): Kind<boolean> {
  return { usual: () => usual, read: (word) => (word === 'on' || word === 'off' ? word === 'on' : undefined), write: (on) => (on ? 'on' : 'off') };
}

function choice<const T extends string>(...values: [T, ...T[]]): Kind<T> {
  return { usual: () => values[0], read: (word) => values.find((value) => value === word), write: (value) => value };
}

/** So much of a hundred. */
function level(usual: () => number): Kind<number> {
  return { usual, read: (word) => (/^(?:\d{1,2}|100)$/.test(word) ? Number(word) : undefined), write: String };
}

/** Nobody's phone speaks up unasked, nor does a page for whoever wants things quiet. */
const loud = () => (matchMedia('(pointer: coarse), (prefers-reduced-motion: reduce)').matches ? 0 : 60);

const DECLARED = {
  /** How much moves, and how quickly. */
  pace: choice('full', 'quick', 'off'),
  /** Candle light that follows the action, embers, fog. */
  light: flag(true),
  volume: level(loud),
  effects: level(() => 80),
  music: level(() => 40),
  /** The only thing to do is done by itself. */
  forced: flag(true),
  /** What may kill is asked for twice. */
  deadly: flag(true),
  /** Nothing is taken back once chance or another has spoken. */
  honest: flag(false),
  /** What others say at a table is heard. */
  talk: flag(true),
  text: choice('usual', 'large', 'largest'),
  /** Colours that can be told apart by those to whom some are alike. */
  colours: choice('usual', 'redgreen', 'blueyellow'),
  /** The browser tells when it is my turn and I look elsewhere. */
  notices: flag(false),
};
type Declared = typeof DECLARED;
export type Name = keyof Declared;
export type Settings = { -readonly [N in Name]: Declared[N] extends Kind<infer T> ? T : never };
export const NAMES = Object.keys(DECLARED) as Name[];
/** The values of a setting that are words, in the order in which they are shown. */
export const WORDS = {
  pace: ['full', 'quick', 'off'],
  text: ['usual', 'large', 'largest'],
  colours: ['usual', 'redgreen', 'blueyellow'],
} as const satisfies { [N in Name]?: readonly Settings[N][] };

const kindOf = (name: Name) => DECLARED[name] as Kind<Settings[Name]>;
const place = (name: Name) => `undercroft.${name}`;

function kept(): Settings {
  return Object.fromEntries(
    NAMES.map((name) => {
      const word = localStorage.getItem(place(name));
      return [name, (word === null ? undefined : kindOf(name).read(word)) ?? kindOf(name).usual()];
    }),
  ) as Settings;
}

class Kept {
  /** What holds now; it is changed by `set` alone. */
  now = $state.raw<Settings>(kept());
  /** The page of settings lies over what is there. */
  shown = $state(false);

  constructor() {
    this.dress();
  }

  set<N extends Name>(name: N, value: Settings[N]): void {
    this.now = { ...this.now, [name]: value };
    localStorage.setItem(place(name), kindOf(name).write(value));
    this.dress();
  }

  /** What was set, as words. */
  written(): Record<string, string> {
    return Object.fromEntries(NAMES.map((name) => [name, kindOf(name).write(this.now[name])]));
  }

  /** Whether these are settings, each by its name with a word that it may have. */
  fits(found: Record<string, unknown>): boolean {
    return Object.entries(found).every(
      ([name, word]) => (NAMES as string[]).includes(name) && typeof word === 'string' && kindOf(name as Name).read(word) !== undefined,
    );
  }

  /** Takes over what `fits`. */
  take(found: Record<string, string>): void {
    for (const [name, word] of Object.entries(found)) localStorage.setItem(place(name as Name), word);
    this.now = kept();
    this.dress();
  }

  /** What the styles know of it. */
  private dress(): void {
    const { text, colours, light } = this.now;
    Object.assign(document.documentElement.dataset, { text, colours, light: light ? 'on' : 'off' });
  }
}
export const settings = new Kept();
