/**
 * The one registry of games the client can draw.
 *
 * A game comes in two parts. Its `Lobby` (`<game>/lobby.ts`) is carried by every page: a name, a picture, the ways in.
 * Its `Game` (`<game>/index.ts`) is the table, loaded with the game's sentences when a table is opened.
 */
import type { Component } from 'svelte';
import type { Choices } from '../lib/choices';
import type { Glossary } from '../lib/glossary';
import { learn, learnAll, type Speaker } from '../lib/i18n.svelte';
import { type Later, pages, part } from '../lib/load';
import type { Catalog, Message, Option, SeatInfo, Setup, Told, View } from '../lib/protocol';
import type { Sounding } from '../lib/sound';
import type { Script } from '../lib/stage.svelte';
import type { Diary } from '../lib/diary';
import type { Feats } from '../lib/record';
import type { Counting } from '../lib/tally';
import { bloodborne } from './bloodborne/lobby';
import { darkSouls } from './dark_souls/lobby';
import { darkestDungeon } from './darkest_dungeon/lobby';
import { tombOfGiants } from './tomb_of_giants/lobby';

/** What a game's table is drawn from; its story is of events of the kind `E`. */
export interface BoardProps<E extends Told = Told> {
  view: View;
  catalog: Catalog;
  speaker: Speaker;
  seats: SeatInfo[];
  choices: Choices;
  /** The seat whose table this screen is; null on a shared screen and for spectators. */
  eyes: number | null;
  /** The story so far. */
  log: E[];
  choose: (decision: string, option: string) => void;
}

/** What the help of a game is drawn from. */
export interface HelpProps {
  view: View;
  catalog: Catalog;
  speaker: Speaker;
}

/** What a face of a real die, or a card of a real deck, is drawn from. */
export interface FaceProps {
  /** What is rolled or drawn, as the question names it. */
  of: string;
  /** Which of its outcomes. */
  label: string;
  catalog: Catalog;
  speaker: Speaker;
}

/** What an entry of a pack is drawn from, as its card will look. */
export interface ProofProps {
  /** Where it stands: ids are told apart by their file. */
  file: string;
  id: string;
  catalog: Catalog;
  speaker: Speaker;
}

/** How an option looks as a button; its words stay its name. */
export interface OptionLook {
  /** Options with the same title stand together. */
  group?: string;
  /** Fewer words, where the table shows the rest. */
  text?: Message | undefined;
  /** What the fewer words leave out, in brief: for who sees; who listens hears all of them. */
  rest?: string | undefined;
  /** A promise beside the words. */
  note?: string;
  /** What goes on with the game, or leaves things as they are: it stands out, and Enter takes it. */
  main?: boolean;
}

/** A game that begins with one click: me, and bots in the other seats. */
export interface Quick {
  label: string;
  setup: Setup;
  players: number;
}

/** What the entrance, the set-up page and an invitation know of a game. Its texts are the house's: `ui-<prefix>-…`. */
export interface Lobby {
  id: string;
  /** Text ids. */
  title: string;
  blurb: string;
  emblem: string;
  accent: 'blood' | 'ember' | 'grave' | 'torch';
  /** Short ways in, instead of the one of the house, and a line about them. */
  quick?: Quick[];
  quickHint?: string;
  /** The folders of `undercroft/games` whose sentences it speaks, where it shares some; else its own alone. */
  texts?: string[];
}

/** Which drawing stands for a value of a set-up field. */
export type Picture = (field: string, value: string | number) => string;

/** The table of a game. */
export interface Game<E extends Told = Told> {
  script: Script<E>;
  /** The public table. */
  Board: Component<BoardProps<E>>;
  /** What only this seat holds, drawn in the dock at the bottom. */
  Hand: Component<BoardProps<E>>;
  help: Later<{ default: Component<HelpProps> }>;
  /** One outcome of chance, where persons roll and draw themselves and say what came out. */
  face: Later<{ default: Component<FaceProps> }>;
  /** What its signs mean: every drawing on the table explains itself by it. */
  glossary: Later<{ glossary: Glossary }>;
  /** Which of its events are heard. */
  sounds: Later<{ sounding: Sounding<E['kind']> }>;
  /** One short line for the header, such as the round. */
  chapter: (view: View) => string;
  /** The steps of a round by their names, and where we stand. */
  steps: (view: View, catalog: Catalog) => { names: string[]; now: number };
  /** The text of a word of advice for newcomers at this point of the game, or nothing; it is also the topic that is remembered. */
  hint: (view: View) => string;
  /** The icon of a log line. */
  icon(kind: E['kind']): string;
  /** Nobody hides anything (now): a screen shared by several needs no curtain. */
  open?: boolean | ((view: View) => boolean);
  option?: (view: View, option: Option) => OptionLook;
  /** The chapters of a long match: whether this is one, and what is told of it. */
  diary?: { fits: (view: View) => boolean; load: Later<{ diary: Diary }> };
  /** Whether this view still shows what is fought over; where the rules clear the table at the end, the last such view is looked back at. */
  stands?: (view: View) => boolean;
  /** The same view as one looks back at it: without what would happen next. */
  past?: (view: View) => View;
}

/** A game gets the events of its own tables and no others: here the server's word is taken for it. */
export const told = <E extends Told>(game: Game<E>): Game => ({
  ...game,
  Board: game.Board as Component<BoardProps>,
  Hand: game.Hand as Component<BoardProps>,
});

interface Parts {
  lobby: Lobby;
  table: () => Promise<{ game: Game }>;
  pictures: () => Promise<{ picture: Picture }>;
  /** How a finished match is counted. */
  tally: () => Promise<{ counting: Counting }>;
  /** What is remembered of finished matches. */
  feats: () => Promise<{ feats: Feats }>;
  /** Its cards, for whoever writes new ones. */
  proof: () => Promise<{ default: Component<ProofProps> }>;
}
/** In the order in which they are listed. */
const games: Record<string, Parts> = {
  bloodborne: {
    lobby: bloodborne,
    table: () => import('./bloodborne'),
    pictures: () => import('./bloodborne/pictures'),
    tally: () => import('./bloodborne/tally'),
    feats: () => import('./bloodborne/feats'),
    proof: () => import('./bloodborne/Proof.svelte'),
  },
  dark_souls: {
    lobby: darkSouls,
    table: () => import('./dark_souls'),
    pictures: () => import('./souls/pictures'),
    tally: () => import('./souls/tally'),
    feats: () => import('./dark_souls/feats'),
    proof: () => import('./dark_souls/Proof.svelte'),
  },
  tomb_of_giants: {
    lobby: tombOfGiants,
    table: () => import('./tomb_of_giants'),
    pictures: () => import('./souls/pictures'),
    tally: () => import('./souls/tally'),
    feats: () => import('./tomb_of_giants/feats'),
    proof: () => import('./tomb_of_giants/Proof.svelte'),
  },
  darkest_dungeon: {
    lobby: darkestDungeon,
    table: () => import('./darkest_dungeon'),
    pictures: () => import('./darkest_dungeon/pictures'),
    tally: () => import('./darkest_dungeon/tally'),
    feats: () => import('./darkest_dungeon/feats'),
    proof: () => import('./darkest_dungeon/Proof.svelte'),
  },
};

/** What every page knows of a game; undefined for one this client cannot draw. */
export const lobbyOf = (id: string): Lobby | undefined => games[id]?.lobby;

/** Loads the sentences of a game: all that its set-up page needs more. */
export const loadTexts = (id: string): Promise<void> => part(learn(lobbyOf(id)?.texts ?? [id]));

/** Loads what the set-up page shows of a game: its sentences, and its drawings. */
export async function loadSetup(id: string): Promise<Picture | undefined> {
  const found = games[id];
  if (!found) return undefined;
  const [{ picture }] = await Promise.all([part(found.pictures()), loadTexts(id)]);
  return picture;
}

/** Loads the table of a game and its sentences. */
export async function loadGame(id: string): Promise<Game | undefined> {
  const found = games[id];
  if (!found) return undefined;
  const [{ game }] = await Promise.all([part(found.table()), loadTexts(id)]);
  return game;
}

/** The games this client can draw. */
export const GAMES = Object.keys(games);

/** Loads what is remembered of finished matches of a game. */
export async function loadFeats(id: string): Promise<Feats | undefined> {
  const found = games[id];
  return found && (await part(found.feats())).feats;
}

/** Loads how a finished match of a game is counted. */
export async function loadCounting(id: string): Promise<Counting | undefined> {
  const found = games[id];
  return found && (await part(found.tally())).counting;
}

/** Loads how the cards of a game are drawn, and its sentences in every language. */
export async function loadProof(id: string): Promise<Component<ProofProps> | undefined> {
  const found = games[id];
  if (!found) return undefined;
  const [{ default: proof }] = await Promise.all([part(found.proof()), loadTexts(id), part(learnAll([...(lobbyOf(id)?.texts ?? [id]), '/rooms']))]);
  return proof;
}

/** A table of this game will be opened soon: what it needs may come already. Trouble is told when it is opened. */
export function warmUp(id: string): void {
  Promise.all([pages.table(), loadGame(id)]).catch(() => undefined);
}
