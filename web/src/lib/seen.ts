// Made by tools/contract.py from undercroft/kernel/seen.py; do not edit it.

/** What an option or a question is about: `["card", "hunter_axe"]`, `["node", 4]`. */
export type Target = [kind: string, id: string | number];

/** A thing to be called by its name: that of a seat, or of the catalogue. */
export interface Reference {
  ref: string;
  id: string | number;
}

export type Value = number | string | Message | Reference | Message[];

/** A text of the catalogue of texts, and what goes into it. */
export interface Message {
  id: string;
  args?: Record<string, Value>;
}

/** Something that happened; what else it carries hangs on its kind (docs/events.md). */
export interface Told {
  kind: string;
  text: Message;
}

/** What will come of it, where that is known; a game that reckons odds has an `Outcome` with them. */
export interface Outcome {
  text: Message;
  /** It may cost a life. */
  deadly: boolean;
  /** Nothing will come of it. */
  useless: boolean;
}

/** Something that can be chosen now. */
export interface Option {
  id: string;
  text: Message;
  /** What on the table to light up and make clickable. */
  targets: Target[];
  /** What sort of choice it is: `play`, `upgrade` … */
  kind?: string;
  outcome?: Outcome;
}

/** Something that cannot be chosen now, and why. */
export interface Closed extends Option {
  reason: Message;
}

/** What persons may roll or draw themselves: dice, cards of enemies, what is found, all the rest. */
export type ByHand = 'dice' | 'foes' | 'finds' | 'world';

/** A question. */
export interface Decision {
  id: string;
  /** What sort of question it is: `choose`, `act` … */
  kind: string;
  seats: number[];
  prompt: Message;
  options: Option[];
  closed: Closed[];
  /** The answer given, where it may still be changed: a secret choice, while others think about theirs. */
  chosen: string | null;
  /** Which figure or card it is about. */
  subject?: Target;
  /** What may be done while somebody else decides: nobody waits for it, and all are asked again after it. */
  aside?: boolean;
  /** The numbered rules that govern it, as `docs/rules` of this game counts them. */
  rules?: string[];
}

/** What somebody else is asked, for whoever waits. */
export interface Heard {
  seat: number;
  prompt: Message;
  /** What there is to choose from, where that is not too much to read. */
  options: Message[];
}

/** What a score is made of. */
export interface Part {
  text: Message;
  value: number;
}

/** What a seat has come to. */
export interface Score {
  seat: number;
  /** null: this seat is out of the reckoning. */
  total: number | null;
  parts: Part[];
}

/** How a match ended. */
export interface Result {
  winners: number[];
  scores: Score[];
  why: Message;
  /** What the game calls this end; without one the winners are named. */
  title: Message | null;
}

/** What a seat sees. */
export interface View {
  game: string;
  /** null: a spectator. */
  seat: number | null;
  over: boolean;
  /** Once the match is over. */
  result: Result | null;
  /** The seats whose answer is still missing; everybody may know. */
  waiting: number[];
  /** Those that this seat may answer. */
  decisions: Decision[];
  /** What others must answer, where everybody may know that. */
  heard?: Heard[];
  /** The house rules of the table; none: it is played by the book. */
  house: Message[];
  /** The game's own part: the `Table` of its own `seen`. */
  table: object;
}

/** One allowed value of a set-up field. */
export interface Allowed {
  value: string | number;
  text: Message;
  /** What it is, in a sentence. */
  help: Message | null;
  /** What it brings, in a few words each. */
  facts: Message[];
  /** Can be chosen only where each of these other fields has one of these values. */
  only: Record<string, (string | number)[]>;
}

/** What is played; whom one plays or meets; anything else; what few will want to change; house rules. */
export type FieldKind = 'mode' | 'figure' | 'choice' | 'detail' | 'variant';

/** Something that can be chosen at set-up. */
export interface Field {
  name: string;
  kind: FieldKind;
  values: Allowed[];
  default: string | number;
  text: Message;
  help: Message | null;
  /** Used only where each of these other fields has one of these values. */
  only: Record<string, (string | number)[]>;
  /** Fields that must have other values than this one, where they are used. */
  apart: string[];
}

/** A set of house rules that has a name. */
export interface Preset {
  name: string;
  text: Message;
  /** The fields that are not by the book. */
  chosen: Record<string, string>;
}

/** What was chosen at set-up, by the names of fields. */
export type Setup = Record<string, string | number>;

/** A name in one language: as it is, or its `name` with what the grammar of the language asks of it. */
export type Called = string | Record<string, string>;

/** One name, or one for each language. */
export type Name = string | Record<string, Called>;

/** What every game's catalogue has. */
export interface Catalog {
  names: Record<string, Record<string, Name>>;
}
