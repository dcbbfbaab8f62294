// Made by tools/events.py from undercroft/games/souls/facts.py; do not edit it.

import type { HouseEvent } from '../../lib/events';
import type { Message } from '../../lib/seen';

/** An enemy or boss: its number in this fight, and the card of its model. */
export interface Foe {
  foe: number;
  model: string;
}

/** The cubes on a character's endurance bar. */
export interface Bar {
  black: number;
  red: number;
}

/** The party meets an encounter. */
export interface Encounter {
  kind: 'encounter';
  encounter: string;
  level: number;
  text: Message;
}

/** The party enters the lair of a boss. */
export interface Boss {
  kind: 'boss';
  boss: string;
  text: Message;
}

/** A character is put on a node. */
export interface Placed {
  kind: 'placed';
  who: number;
  node: number;
  text: Message;
}

/** A character gets the Aggro token. */
export interface Aggro {
  kind: 'aggro';
  who: number;
  text: Message;
}

/** The enemies activate. */
export interface EnemyPhase {
  kind: 'enemy_phase';
  text: Message;
}

/** An enemy activates. */
export interface Acts extends Foe {
  kind: 'acts';
  text: Message;
}

/** A behaviour card is turned up. */
export interface Behaviour {
  kind: 'behaviour';
  behaviour: string;
  text: Message;
}

/** An enemy attacks. */
export interface Attacks extends Foe {
  kind: 'attacks';
  amount: number;
  text: Message;
}

/** Nobody is in reach of the attack. */
export interface Missed extends Foe {
  kind: 'missed';
  text: Message;
}

/** An enemy moves a node. */
export interface FoeMoved extends Foe {
  kind: 'foe_moved';
  node: number;
  text: Message;
}

/** An enemy leaps. */
export interface Leaps extends Foe {
  kind: 'leaps';
  text: Message;
}

/** A boss turns; `facing` counts eighths clockwise from the north. */
export interface Turns extends Foe {
  kind: 'turns';
  facing: number;
  text: Message;
}

/** An enemy is pushed to a node. */
export interface FoePushed extends Foe {
  kind: 'foe_pushed';
  node: number;
  text: Message;
}

/** The behaviour deck is shuffled. */
export interface Reshuffled {
  kind: 'reshuffled';
  text: Message;
}

/** A boss heats up. */
export interface Heated extends Foe {
  kind: 'heated';
  text: Message;
}

/** The other boss of a pair goes on alone with more Health. */
export interface Survivor extends Foe {
  kind: 'survivor';
  amount: number;
  text: Message;
}

/** A character's activation begins. */
export interface Activates {
  kind: 'activates';
  who: number;
  text: Message;
}

/** A character moves a node. */
export interface Moved {
  kind: 'moved';
  who: number;
  node: number;
  text: Message;
}

/** A character moves around a boss on the same node. */
export interface TurnedAbout {
  kind: 'turned_about';
  who: number;
  arc: 'front' | 'right' | 'back' | 'left';
  text: Message;
}

/** A character destroys a barrel. */
export interface BarrelBroken {
  kind: 'barrel_broken';
  who: number;
  node: number;
  text: Message;
}

/** A character is pushed to a node. */
export interface Pushed {
  kind: 'pushed';
  who: number;
  node: number;
  text: Message;
}

/** A trap is turned up. */
export interface Trap {
  kind: 'trap';
  who: number;
  node: number;
  damage: number;
  difficulty: number;
  text: Message;
}

/** A die is rolled. */
export interface Rolled {
  kind: 'rolled';
  die: 'black' | 'blue' | 'orange' | 'dodge';
  face: number;
  text: Message;
}

/** A character rerolls a die. */
export interface Luck {
  kind: 'luck';
  who: number;
  text: Message;
}

/** A character uses the Heroic Action. */
export interface Heroic {
  kind: 'heroic';
  who: number;
  heroic: 'backstab' | 'rally' | 'stand_fast' | 'charge' | 'keep_faith' | 'crit' | 'slip_away';
  text: Message;
}

/** A character drinks the Estus Flask. */
export interface Estus {
  kind: 'estus';
  who: number;
  text: Message;
}

/** A character takes other cards into the hands. */
export interface Holds {
  kind: 'holds';
  who: number;
  cards: string[];
  text: Message;
}

/** A character uses a card for so much Stamina. */
export interface Uses {
  kind: 'uses';
  who: number;
  card: string;
  stamina: number;
  text: Message;
}

/** A character gets blue dice for Block or Resist rolls. */
export interface Blessed {
  kind: 'blessed';
  who: number;
  to: 'block' | 'resist';
  amount: number;
  text: Message;
}

/** A character tries to dodge. */
export interface Dodges {
  kind: 'dodges';
  who: number;
  text: Message;
}

/** A character has dodged. */
export interface Dodged {
  kind: 'dodged';
  who: number;
  text: Message;
}

/** A character picks up souls. */
export interface SoulsFound {
  kind: 'souls_found';
  who: number;
  souls: number;
  text: Message;
}

/** A character's attack strikes an enemy. */
export interface Strikes extends Foe {
  kind: 'strikes';
  who: number;
  amount: number;
  text: Message;
}

/** An enemy suffers damage, `bleed` of it from Bleed; so much Health is left. */
export interface Wounded extends Foe {
  kind: 'wounded';
  amount: number;
  left: number;
  bleed: number;
  text: Message;
}

/** An enemy is defeated. */
export interface Slain extends Foe {
  kind: 'slain';
  text: Message;
}

/** An enemy gets conditions. */
export interface FoeAfflicted extends Foe {
  kind: 'foe_afflicted';
  conditions: ('bleed' | 'poison' | 'frostbite' | 'stagger')[];
  text: Message;
}

/** A character is hit, even for 0. */
export interface Hit {
  kind: 'hit';
  who: number;
  amount: number;
  text: Message;
}

/** A character spends Stamina; the bar holds so many cubes now. */
export interface Paid extends Bar {
  kind: 'paid';
  who: number;
  amount: number;
  text: Message;
}

/** A character gains Stamina or Health; the bar holds so many cubes now. */
export interface Gained extends Bar {
  kind: 'gained';
  who: number;
  stamina: number;
  health: number;
  text: Message;
}

/** A character suffers damage, `bleed` of it from Bleed; the bar holds so many cubes now. */
export interface Suffered extends Bar {
  kind: 'suffered';
  who: number;
  amount: number;
  bleed: number;
  text: Message;
}

/** A character gets conditions. */
export interface Afflicted {
  kind: 'afflicted';
  who: number;
  conditions: ('bleed' | 'poison' | 'frostbite' | 'stagger')[];
  text: Message;
}

/** A character is killed, and the party defeated. */
export interface Fell {
  kind: 'fell';
  who: number;
  text: Message;
}

/** The party leaves its souls behind. */
export interface SoulsDropped {
  kind: 'souls_dropped';
  souls: number;
  text: Message;
}

/** The party has rested; so many sparks are left. */
export interface Rested {
  kind: 'rested';
  sparks: number;
  text: Message;
}

/** A treasure card is drawn. */
export interface Found {
  kind: 'found';
  card: string;
  text: Message;
}

/** A character takes the Ember. */
export interface Ember {
  kind: 'ember';
  who: number;
  text: Message;
}

/** A character equips a card. */
export interface Equipped {
  kind: 'equipped';
  who: number;
  card: string;
  text: Message;
}

/** A character puts a card into the inventory. */
export interface Stowed {
  kind: 'stowed';
  who: number;
  card: string;
  text: Message;
}

/** An upgrade is attached to a card. */
export interface Attached {
  kind: 'attached';
  upgrade: string;
  card: string;
  text: Message;
}

/** A character takes an upgrade off the armour. */
export interface Detached {
  kind: 'detached';
  who: number;
  card: string;
  text: Message;
}

/** An upgrade is taken off a card in the inventory. */
export interface TakenOff {
  kind: 'taken_off';
  upgrade: string;
  card: string;
  text: Message;
}

/** The party spends souls and has so many now. */
export interface Spent {
  kind: 'spent';
  amount: number;
  souls: number;
  text: Message;
}

/** A character's stat rises to a value. */
export interface Levelled {
  kind: 'levelled';
  who: number;
  stat: 'strength' | 'dexterity' | 'intelligence' | 'faith';
  value: number;
  text: Message;
}

/** A card is sold for souls. */
export interface Sold {
  kind: 'sold';
  card: string;
  souls: number;
  text: Message;
}

/** The party has won. */
export interface Won {
  kind: 'won';
  text: Message;
}

/** The party has lost. */
export interface LostGame {
  kind: 'lost_game';
  text: Message;
}

/** What the games that stand on this tell alike. */
export type SoulsEvent =
  | HouseEvent
  | Encounter
  | Boss
  | Placed
  | Aggro
  | EnemyPhase
  | Acts
  | Behaviour
  | Attacks
  | Missed
  | FoeMoved
  | Leaps
  | Turns
  | FoePushed
  | Reshuffled
  | Heated
  | Survivor
  | Activates
  | Moved
  | TurnedAbout
  | BarrelBroken
  | Pushed
  | Trap
  | Rolled
  | Luck
  | Heroic
  | Estus
  | Holds
  | Uses
  | Blessed
  | Dodges
  | Dodged
  | SoulsFound
  | Strikes
  | Wounded
  | Slain
  | FoeAfflicted
  | Hit
  | Paid
  | Gained
  | Suffered
  | Afflicted
  | Fell
  | SoulsDropped
  | Rested
  | Found
  | Ember
  | Equipped
  | Stowed
  | Attached
  | Detached
  | TakenOff
  | Spent
  | Levelled
  | Sold
  | Won
  | LostGame;
