// Made by tools/events.py from undercroft/games/tomb_of_giants/facts.py; do not edit it.

import type { HouseEvent } from '../../lib/events';
import type { Message } from '../../lib/seen';
import type { BarrelBroken, Dodges, Foe, Reshuffled, SoulsEvent, SoulsFound } from '../souls/events';

/** The party moves to a space of the track. */
export interface Space {
  kind: 'space';
  space: number;
  text: Message;
}

/** A card of a deck is looked at. */
export interface Looked {
  kind: 'looked';
  deck: 'treasure' | 'event' | 'encounter';
  card: string;
  text: Message;
}

/** The party chooses an encounter. */
export interface CardKept {
  kind: 'card_kept';
  encounter: string;
  text: Message;
}

/** A shortcut leads to a space. */
export interface Shortcut {
  kind: 'shortcut';
  space: number;
  text: Message;
}

/** The party reaches another bonfire. */
export interface NewBonfire {
  kind: 'new_bonfire';
  sparks: number;
  text: Message;
}

/** An enemy evades an attack. */
export interface Evades extends Foe {
  kind: 'evades';
  text: Message;
}

/** An enemy appears on a node. */
export interface Spawned extends Foe {
  kind: 'spawned';
  node: number;
  text: Message;
}

/** No figure of a model is free: a token waits on a node. */
export interface Token {
  kind: 'token';
  model: string;
  node: number;
  text: Message;
}

/** All enemies of the encounter come once more. */
export interface Respawn {
  kind: 'respawn';
  text: Message;
}

/** An enemy raises the dead. */
export interface Resurrects extends Foe {
  kind: 'resurrects';
  text: Message;
}

/** A tile is taken away; they are counted from 0. */
export interface TileRemoved {
  kind: 'tile_removed';
  tile: number;
  text: Message;
}

/** An enemy has reached the shrine. */
export interface ShrineLost extends Foe {
  kind: 'shrine_lost';
  text: Message;
}

/** The Skeleton Ball rolls to a node. */
export interface Ball {
  kind: 'ball';
  node: number;
  text: Message;
}

/** The Skeleton Ball turns around. */
export interface BallTurns {
  kind: 'ball_turns';
  node: number;
  text: Message;
}

/** A barrel breaks. */
export interface BarrelGone {
  kind: 'barrel_gone';
  node: number;
  text: Message;
}

/** A character takes the torch. */
export interface TorchTaken {
  kind: 'torch_taken';
  who: number;
  text: Message;
}

/** A character puts the torch down. */
export interface TorchPut {
  kind: 'torch_put';
  who: number;
  node: number;
  text: Message;
}

/** A character pulls a lever. */
export interface Lever {
  kind: 'lever';
  who: number;
  node: number;
  text: Message;
}

/** A gravestone shows a character a card of a deck. */
export interface Gravestone {
  kind: 'gravestone';
  who: number;
  node: number;
  deck: 'treasure' | 'event' | 'encounter_1' | 'encounter_2' | 'encounter_3';
  text: Message;
}

/** A character opens a chest. */
export interface ChestOpened {
  kind: 'chest_opened';
  who: number;
  node: number;
  text: Message;
}

/** A character loses all damage and conditions. */
export interface MadeWhole {
  kind: 'made_whole';
  who: number;
  text: Message;
}

/** A character ends a turn on a shrine; `count`: how often that has happened. */
export interface Occupied {
  kind: 'occupied';
  who: number;
  count: number;
  text: Message;
}

/** The timer of the encounter. */
export interface Timer {
  kind: 'timer';
  timer: number;
  text: Message;
}

/** The encounter is completed. */
export interface Completed {
  kind: 'completed';
  text: Message;
}

/** The encounter is failed. */
export interface Failed {
  kind: 'failed';
  text: Message;
}

/** The trial of the encounter is passed. */
export interface Trial {
  kind: 'trial';
  text: Message;
}

/** The party earns souls and has so many now. */
export interface Earned {
  kind: 'earned';
  amount: number;
  souls: number;
  text: Message;
}

/** The party gets souls back that it had left behind. */
export interface SoulsBack {
  kind: 'souls_back';
  amount: number;
  souls: number;
  text: Message;
}

/** The souls of a barrel are rolled. */
export interface BarrelSouls {
  kind: 'barrel_souls';
  amount: number;
  text: Message;
}

/** A token of each character may be used again. */
export interface Refreshed {
  kind: 'refreshed';
  token: 'estus' | 'heroic' | 'luck';
  text: Message;
}

/** A card is no longer in the treasure deck. */
export interface NotFound {
  kind: 'not_found';
  card: string;
  text: Message;
}

/** A card is for sale. */
export interface Offers {
  kind: 'offers';
  card: string;
  text: Message;
}

/** An event card is drawn. */
export interface Event {
  kind: 'event';
  event: string;
  text: Message;
}

/** A character takes an event card. */
export interface EventHeld {
  kind: 'event_held';
  event: string;
  who: number;
  text: Message;
}

/** An event card is used up. */
export interface EventGone {
  kind: 'event_gone';
  event: string;
  text: Message;
}

/** An event card waits below a space. */
export interface Rendezvous {
  kind: 'rendezvous';
  event: string;
  space: number;
  text: Message;
}

/** A card goes back onto its deck or under it. */
export interface PutBack {
  kind: 'put_back';
  where: 'top' | 'bottom';
  text: Message;
}

/** All tokens of a character may be used again. */
export interface Supplied {
  kind: 'supplied';
  who: number;
  text: Message;
}

/** A character gives up a token for a soul; the party has so many now. */
export interface Offered {
  kind: 'offered';
  who: number;
  token: 'estus' | 'heroic' | 'luck';
  souls: number;
  text: Message;
}

/** Patches has tossed his coin; the party has so many souls now. */
export interface Patches {
  kind: 'patches';
  side: 'bright' | 'corroded';
  souls: number;
  text: Message;
}

/** A character gives up a tier of a stat; the party has so many souls now. */
export interface Unlearnt {
  kind: 'unlearnt';
  who: number;
  stat: 'strength' | 'dexterity' | 'intelligence' | 'faith';
  value: number;
  souls: number;
  text: Message;
}

/** Whatever a table of this game tells. */
export type GameEvent =
  | HouseEvent
  | Exclude<SoulsEvent, Reshuffled | BarrelBroken | Dodges | SoulsFound>
  | Space
  | Looked
  | CardKept
  | Shortcut
  | NewBonfire
  | Evades
  | Spawned
  | Token
  | Respawn
  | Resurrects
  | TileRemoved
  | ShrineLost
  | Ball
  | BallTurns
  | BarrelGone
  | TorchTaken
  | TorchPut
  | Lever
  | Gravestone
  | ChestOpened
  | MadeWhole
  | Occupied
  | Timer
  | Completed
  | Failed
  | Trial
  | Earned
  | SoulsBack
  | BarrelSouls
  | Refreshed
  | NotFound
  | Offers
  | Event
  | EventHeld
  | EventGone
  | Rendezvous
  | PutBack
  | Supplied
  | Offered
  | Patches
  | Unlearnt;
