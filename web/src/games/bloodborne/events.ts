// Made by tools/events.py from undercroft/games/bloodborne/facts.py; do not edit it.

import type { HouseEvent } from '../../lib/events';
import type { Message } from '../../lib/seen';

/** The Final Boss of this Hunt is known. */
export interface SetupFinalBoss {
  kind: 'setup_final_boss';
  enemy: string;
  text: Message;
}

/** Who goes first is known. */
export interface FirstPlayer {
  kind: 'first_player';
  who: number;
  text: Message;
}

/** A card is turned up in the row of upgrades. */
export interface Row {
  kind: 'row';
  card: string;
  text: Message;
}

/** The next Monster or Boss comes. */
export interface Revealed {
  kind: 'revealed';
  enemy: string;
  echoes: number;
  text: Message;
}

/** The dungeon is empty: the Final Boss comes. */
export interface FinalBoss {
  kind: 'final_boss';
  enemy: string;
  echoes: number;
  text: Message;
}

/** What follows is the doing of an enemy's ability. */
export interface Ability {
  kind: 'ability';
  enemy: string;
  text: Message;
}

/** A round begins. */
export interface Round {
  kind: 'round';
  round: number;
  text: Message;
}

/** A Hunter has chosen a card in secret. */
export interface Ready {
  kind: 'ready';
  who: number;
  text: Message;
}

/** Which card it is; told to its Hunter alone. */
export interface Picked {
  kind: 'picked';
  who: number;
  card: string;
  text: Message;
}

/** A chosen card is shown, one event a Hunter, in player order. */
export interface Played {
  kind: 'played';
  who: number;
  card: string;
  text: Message;
}

/** A Hunter who played Transform plays this card as well. */
export interface Transformed {
  kind: 'transformed';
  who: number;
  card: string;
  text: Message;
}

/** An ability makes a card do nothing. */
export interface Negated {
  kind: 'negated';
  who: number;
  card: string;
  text: Message;
}

/** An Instant takes effect. */
export interface Instant {
  kind: 'instant';
  who: number;
  card: string;
  text: Message;
}

/** Blood goes from the Monster to a Hunter. */
export interface Dealt {
  kind: 'dealt';
  who: number;
  card: string;
  amount: number;
  left: number;
  text: Message;
}

/** The damage of a card comes to nothing. */
export interface Blocked {
  kind: 'blocked';
  who: number;
  card: string;
  text: Message;
}

/** A Weapon strikes when the Monster is dead already. */
export interface TooLate {
  kind: 'too_late';
  who: number;
  card: string;
  text: Message;
}

/** The Monster's die is rolled, one event a roll; `total` is the sum so far. */
export interface Rolled {
  kind: 'rolled';
  die: 'green' | 'yellow' | 'red';
  face: string;
  total: number;
  text: Message;
}

/** What the Monster's attack comes to. */
export interface Attack {
  kind: 'attack';
  amount: number;
  text: Message;
}

/** A Hunter takes damage. */
export interface Hit {
  kind: 'hit';
  who: number;
  amount: number;
  health: number;
  text: Message;
}

/** A Hunter is spared some of the Monster's attack. */
export interface Prevented {
  kind: 'prevented';
  who: number;
  amount: number;
  text: Message;
}

/** A Hunter dies and loses what was collected. */
export interface Died {
  kind: 'died';
  who: number;
  lost: number;
  text: Message;
}

/** A Hunter has died too often and is out of the game. */
export interface Out {
  kind: 'out';
  who: number;
  text: Message;
}

/** A Hunter's Weapon strikes. */
export interface Attacks {
  kind: 'attacks';
  who: number;
  card: string;
  text: Message;
}

/** A Hunter gets Health back. */
export interface Healed {
  kind: 'healed';
  who: number;
  amount: number;
  health: number;
  text: Message;
}

/** Blood goes from one Hunter to another. */
export interface Stole {
  kind: 'stole';
  who: number;
  from: number;
  amount: number;
  text: Message;
}

/** A Hunter's Melee Weapon deals less this round. */
export interface Weakened {
  kind: 'weakened';
  who: number;
  by: number;
  amount: number;
  text: Message;
}

/** Some of the Monster's attack on `by` will go to `who` instead. */
export interface Lured {
  kind: 'lured';
  who: number;
  by: number;
  amount: number;
  text: Message;
}

/** A Hunter gets Blood out of the reserve. */
export interface Gained {
  kind: 'gained';
  who: number;
  amount: number;
  text: Message;
}

/** A Hunter loses Blood that was collected. */
export interface Lost {
  kind: 'lost';
  who: number;
  amount: number;
  text: Message;
}

/** An enemy has no Blood left. */
export interface Killed {
  kind: 'killed';
  enemy: string;
  text: Message;
}

/** A Hunter's token goes up a track; `count` is where it stands now. */
export interface Trophy {
  kind: 'trophy';
  who: number;
  trophy: 'kin' | 'humanoid' | 'beast';
  count: number;
  text: Message;
}

/** An ordinary Monster gets away with what is left of its Blood. */
export interface Escaped {
  kind: 'escaped';
  enemy: string;
  left: number;
  text: Message;
}

/** An enemy gets Blood back. */
export interface Regrew {
  kind: 'regrew';
  enemy: string;
  amount: number;
  text: Message;
}

/** A Hunter brings Blood into safety. */
export interface Banked {
  kind: 'banked';
  who: number;
  amount: number;
  text: Message;
}

/** An ability takes Blood before a Hunter can bank it. */
export interface Taxed {
  kind: 'taxed';
  who: number;
  amount: number;
  text: Message;
}

/** A Hunter takes cards back into the hand. */
export interface Reclaimed {
  kind: 'reclaimed';
  who: number;
  cards: string[];
  text: Message;
}

/** A Hunter takes a card of the row. */
export interface Upgraded {
  kind: 'upgraded';
  who: number;
  card: string;
  text: Message;
}

/** A Hunter has too many cards and gives this one up. */
export interface Removed {
  kind: 'removed';
  who: number;
  card: string;
  text: Message;
}

/** An ability removes a Weapon that took Blood from the game. */
export interface Exiled {
  kind: 'exiled';
  who: number;
  card: string;
  text: Message;
}

/** A Hunter is back from the Dream, with so much Health. */
export interface Rested {
  kind: 'rested';
  who: number;
  health: number;
  text: Message;
}

/** What a Hunter has come to. */
export interface Scored {
  kind: 'scored';
  who: number;
  total: number;
  text: Message;
}

/** A Hunter wins, or shares the victory. */
export interface Won {
  kind: 'won';
  who: number;
  text: Message;
}

/** All Hunters are out of the game. */
export interface NobodyWon {
  kind: 'nobody_won';
  text: Message;
}

/** Whatever a table of this game tells. */
export type GameEvent =
  | HouseEvent
  | SetupFinalBoss
  | FirstPlayer
  | Row
  | Revealed
  | FinalBoss
  | Ability
  | Round
  | Ready
  | Picked
  | Played
  | Transformed
  | Negated
  | Instant
  | Dealt
  | Blocked
  | TooLate
  | Rolled
  | Attack
  | Hit
  | Prevented
  | Died
  | Out
  | Attacks
  | Healed
  | Stole
  | Weakened
  | Lured
  | Gained
  | Lost
  | Killed
  | Trophy
  | Escaped
  | Regrew
  | Banked
  | Taxed
  | Reclaimed
  | Upgraded
  | Removed
  | Exiled
  | Rested
  | Scored
  | Won
  | NobodyWon;
