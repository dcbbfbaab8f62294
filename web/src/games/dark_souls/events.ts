// Made by tools/events.py from undercroft/games/dark_souls/facts.py; do not edit it.

import type { HouseEvent } from '../../lib/events';
import type { Message } from '../../lib/seen';
import type { SoulsEvent } from '../souls/events';

/** A new map is laid. */
export interface Map {
  kind: 'map';
  text: Message;
}

/** A tile is laid at a place of the map, turned by so many quarters. */
export interface Tile {
  kind: 'tile';
  face: string;
  x: number;
  y: number;
  turn: number;
  text: Message;
}

/** The Fog Gate stands on a tile. */
export interface Fog {
  kind: 'fog';
  tile: number;
  text: Message;
}

/** The boss behind the Fog Gate is known. */
export interface BossChosen {
  kind: 'boss_chosen';
  boss: string;
  text: Message;
}

/** The mini boss has fallen: the sparks are back, and the way to the main boss begins. */
export interface SecondHalf {
  kind: 'second_half';
  text: Message;
}

/** A section of a campaign begins. */
export interface Section {
  kind: 'section';
  section: string;
  text: Message;
}

/** The party moves to a tile. */
export interface Travelled {
  kind: 'travelled';
  tile: number;
  text: Message;
}

/** The party runs on to a tile and leaves the fight. */
export interface Dashed {
  kind: 'dashed';
  tile: number;
  text: Message;
}

/** A gravestone shows a behaviour card. */
export interface Shown {
  kind: 'shown';
  behaviour: string;
  text: Message;
}

/** The party wins a fight and its souls. */
export interface Victory {
  kind: 'victory';
  souls: number;
  text: Message;
}

/** The party is defeated with this character's death. */
export interface Defeat {
  kind: 'defeat';
  who: number;
  text: Message;
}

/** The party opens the chest of a tile. */
export interface Chest {
  kind: 'chest';
  tile: number;
  text: Message;
}

/** A card is turned up on the market. */
export interface Offered {
  kind: 'offered';
  card: string;
  text: Message;
}

/** The party buys a character's Luck back. */
export interface LuckRestored {
  kind: 'luck_restored';
  who: number;
  text: Message;
}

/** What a boss leaves behind. */
export interface BossTreasure {
  kind: 'boss_treasure';
  cards: string[];
  text: Message;
}

/** The party buys a spark. */
export interface SparkBought {
  kind: 'spark_bought';
  sparks: number;
  text: Message;
}

/** A character joins the party. */
export interface Joined {
  kind: 'joined';
  who: number;
  text: Message;
}

/** A character leaves the party; those after it move up, so it is said by its class. */
export interface Left {
  kind: 'left';
  who: number;
  class: string;
  party: string[];
  text: Message;
}

/** Whatever a table of this game tells. */
export type GameEvent =
  | HouseEvent
  | SoulsEvent
  | Map
  | Tile
  | Fog
  | BossChosen
  | SecondHalf
  | Section
  | Travelled
  | Dashed
  | Shown
  | Victory
  | Defeat
  | Chest
  | Offered
  | LuckRestored
  | BossTreasure
  | SparkBought
  | Joined
  | Left;
