// Made by tools/contract.py from undercroft/lessons/schema.py; do not edit it.

export type Word = string;

/** What the coach points at, by its kind and id: a thing as options name it (`[card, hunters_dream]`; `[skill, "*"]`: whichever can be pressed), `[option, dodge]`: all answers of a kind, `[anchor, monster]`: a place of the board (`foe-*`: every one that begins so), `[part, prompt]`: a part of the page (`prompt`, `mine`, `news`, `top`). */
export type Place = [Word, string | number];

/** Something to be seen in the view's table: a number, a word, yes or no, nothing. */
export interface Sight {
  /** Names and places from the table on, with dots between: `hunters.0.health`. */
  path: Word;
  /** It is this; null: nothing is there. Not asked where a limit is given. */
  same?: boolean | number | string | null;
  /** Something is there, and it is not this. */
  other?: number | string | null;
  least?: number | null;
  most?: number | null;
}

/** Something that has happened in this match. */
export interface Told {
  kind: Word;
  /** To or by this seat. */
  who?: number | null;
  times?: number;
}

/** When a line is due: everything that is given must hold. */
export interface Moment {
  /** A question of this kind is open to me. */
  asked?: Word | null;
  /** So is an option of this kind. */
  offers?: Word | null;
  told?: Told | null;
  /** This line has been said. */
  after?: Word | null;
  sees?: Sight[];
  over?: boolean | null;
}

/** What the coach would do: an option of this kind that names this thing. */
export interface Wish {
  kind?: Word | null;
  of?: Place | null;
}

/** One idea. */
export interface Line {
  /** The id of its text; it is also the name of the line. */
  say: Word;
  /** Any of them. */
  when: Moment[];
  /** What it speaks of; without it what is to be done, or nothing. */
  at?: Place[];
  do?: Wish | null;
  /** It hangs on what is chosen or on luck: whoever follows the coach need not hear it. */
  perhaps?: boolean;
}

/** A guided game. */
export interface Lesson {
  id: Word;
  game: Word;
  setup: Record<Word, string | number>;
  /** Fate; it is also what a table of this lesson is known by. */
  seed: Word;
  /** A text, as all of these. */
  title: Word;
  lines: Line[];
  /** The last word; it is due when the lesson is over, whatever happened. */
  closing: Line;
  /** Who sits in the other seats. */
  bots?: Word;
  /** The lesson that goes on from here. */
  following?: Word | null;
}
