// Made by tools/events.py from undercroft/games/darkest_dungeon/facts; do not edit it.

import type { HouseEvent } from '../../lib/events';
import type { Message } from '../../lib/seen';

/** A hero or monster: its number, and the card it will always be known by. */
export interface Figure {
  who: number;
  figure: string;
}

/** The Threat of an Act is known. */
export interface Threat {
  kind: 'threat';
  boss: string;
  level: number;
  text: Message;
}

/** A Quest is offered. */
export interface QuestDrawn {
  kind: 'quest_drawn';
  quest: string;
  text: Message;
}

/** The party takes a Quest. */
export interface Quest {
  kind: 'quest';
  quest: string;
  text: Message;
}

/** The party stands in this order of Stances. */
export interface Arranged {
  kind: 'arranged';
  figures: string[];
  text: Message;
}

/** A hero comes with the Stagecoach in the place of one who is gone. */
export interface Joined extends Figure {
  kind: 'joined';
  hero: string;
  text: Message;
}

/** A hero who had fallen is back on his feet (DD-V.4). */
export interface Recovered extends Figure {
  kind: 'recovered';
  text: Message;
}

/** A hero is chosen for the party. */
export interface Chosen extends Figure {
  kind: 'chosen';
  hero: string;
  text: Message;
}

/** A hero reaches a level. */
export interface HeroRaised extends Figure {
  kind: 'hero_raised';
  level: number;
  text: Message;
}

/** A Skill of a hero reaches a level. */
export interface SkillRaised extends Figure {
  kind: 'skill_raised';
  family: string;
  level: number;
  text: Message;
}

/** The match is won. */
export interface GameWon {
  kind: 'game_won';
  mode: 'campaign' | 'quest' | 'battle' | 'boss' | 'circus';
  text: Message;
}

/** The match is lost. */
export interface GameLost {
  kind: 'game_lost';
  mode: 'campaign' | 'quest' | 'battle' | 'boss' | 'circus';
  text: Message;
}

/** A Provision die shows a side. */
export interface Provision {
  kind: 'provision';
  side: 'food' | 'bandage' | 'potion' | 'torch' | 'tool' | 'wild';
  text: Message;
}

/** A Provision die is used. */
export interface Spent {
  kind: 'spent';
  side: 'food' | 'bandage' | 'potion' | 'torch' | 'tool' | 'wild';
  text: Message;
}

/** The party gains or pays Gold: how much, and how much it has now. */
export interface Gold {
  kind: 'gold';
  amount: number;
  gold: number;
  text: Message;
}

/** A hero draws a Loot token. */
export interface Loot extends Figure {
  kind: 'loot';
  token: string;
  text: Message;
}

/** A hero draws a Trinket. */
export interface TrinketFound extends Figure {
  kind: 'trinket_found';
  trinket: string;
  text: Message;
}

/** A hero takes a Trinket. */
export interface TrinketGained extends Figure {
  kind: 'trinket_gained';
  trinket: string;
  text: Message;
}

/** A Trinket is nobody's any more. */
export interface TrinketLost {
  kind: 'trinket_lost';
  trinket: string;
  text: Message;
}

/** A hero uses this side of a Trinket and turns it over. */
export interface TrinketUsed extends Figure {
  kind: 'trinket_used';
  trinket: string;
  side: 'positive' | 'negative';
  text: Message;
}

/** A map is laid. */
export interface Tile {
  kind: 'tile';
  tile: string;
  text: Message;
}

/** A room of the map is revealed. */
export interface Token {
  kind: 'token';
  node: number;
  token: 'empty' | 'dark' | 'trap' | 'curio' | 'treasure' | 'lair' | 'objective';
  text: Message;
}

/** The party moves to a room of the map. */
export interface Arrived {
  kind: 'arrived';
  node: number;
  text: Message;
}

/** The party goes back through rooms it knows. */
export interface WalksBack {
  kind: 'walks_back';
  text: Message;
}

/** The party enters a room of this sort. */
export interface Enters {
  kind: 'enters';
  token: 'empty' | 'dark' | 'trap' | 'curio' | 'treasure' | 'lair' | 'objective';
  text: Message;
}

/** A room of this sort is done with. */
export interface Cleared {
  kind: 'cleared';
  token: 'empty' | 'dark' | 'trap' | 'curio' | 'treasure' | 'lair' | 'objective';
  text: Message;
}

/** The party scouts ahead. */
export interface Scouted {
  kind: 'scouted';
  text: Message;
}

/** Somebody votes against it. */
export interface Refused {
  kind: 'refused';
  what: 'scout' | 'rest' | 'leave' | 'dig' | 'upgrade';
  text: Message;
}

/** The party leaves the dungeon. */
export interface Left {
  kind: 'left';
  text: Message;
}

/** A camp is made in a room of the map. */
export interface Camp {
  kind: 'camp';
  node: number;
  text: Message;
}

/** A Torch lights a dark room. */
export interface Lit {
  kind: 'lit';
  text: Message;
}

/** A hero's exploration die shows a face. */
export interface Hazard extends Figure {
  kind: 'hazard';
  hazard: 'rubble' | 'hunger' | 'darkness' | 'curio' | 'trap' | 'blank';
  text: Message;
}

/** What follows is the doing of a hazard. */
export interface Hurts extends Figure {
  kind: 'hurts';
  hazard: 'rubble' | 'hunger' | 'darkness' | 'curio' | 'trap' | 'blank' | 'snare';
  text: Message;
}

/** A trap does nothing to a hero. */
export interface TrapMissed extends Figure {
  kind: 'trap_missed';
  text: Message;
}

/** A hero examines a Curio. */
export interface Curio extends Figure {
  kind: 'curio';
  curio: string;
  text: Message;
}

/** The party finds a Curio. */
export interface CurioFound {
  kind: 'curio_found';
  curio: string;
  text: Message;
}

/** Gold and Trinkets of a Curio are gone already. */
export interface Stolen {
  kind: 'stolen';
  text: Message;
}

/** The party rests, with so many points. */
export interface Rests {
  kind: 'rests';
  points: number;
  text: Message;
}

/** The Light changes. */
export interface Light {
  kind: 'light';
  light: number;
  way: 'up' | 'down';
  text: Message;
}

/** A battle begins in this Room. */
export interface Room {
  kind: 'room';
  room: string;
  text: Message;
}

/** The Boss of a battle is known. */
export interface Boss {
  kind: 'boss';
  boss: string;
  text: Message;
}

/** A Boss is beaten. */
export interface BossBeaten {
  kind: 'boss_beaten';
  boss: string;
  text: Message;
}

/** A monster appears. */
export interface Spawned extends Figure {
  kind: 'spawned';
  area: number;
  text: Message;
}

/** A monster makes room for a larger one. */
export interface SpawnDiscarded extends Figure {
  kind: 'spawn_discarded';
  text: Message;
}

/** Monsters leave the game. */
export interface Purged {
  kind: 'purged';
  figures: string[];
  text: Message;
}

/** A round begins. */
export interface Round {
  kind: 'round';
  round: number;
  text: Message;
}

/** A side's initiative card is drawn. */
export interface Initiative {
  kind: 'initiative';
  side: 'party' | 'foes';
  text: Message;
}

/** A figure's turn begins. */
export interface Turn extends Figure {
  kind: 'turn';
  text: Message;
}

/** The d10 shows a number. */
export interface Rolled {
  kind: 'rolled';
  roll: number;
  text: Message;
}

/** A figure uses a Skill on others. */
export interface Uses extends Figure {
  kind: 'uses';
  skill: string;
  figures: string[];
  text: Message;
}

/** What the roll means for these. */
export interface Results extends Figure {
  kind: 'results';
  figures: string[];
  results: 'miss' | 'hit' | 'crit';
  text: Message;
}

/** A monster reaches nobody with its Skill. */
export interface OutOfRange extends Figure {
  kind: 'out_of_range';
  skill: string;
  text: Message;
}

/** A hero does what the Room offers. */
export interface Interacts extends Figure {
  kind: 'interacts';
  rule: string;
  text: Message;
}

/** A hero fulfils the task of the Quest. */
export interface TaskDone extends Figure {
  kind: 'task_done';
  task: string;
  text: Message;
}

/** A figure moves. */
export interface Moved extends Figure {
  kind: 'moved';
  area: number;
  text: Message;
}

/** A figure has to give way. */
export interface Shoved extends Figure {
  kind: 'shoved';
  area: number;
  text: Message;
}

/** A figure is moved by a blow. */
export interface Tossed extends Figure {
  kind: 'tossed';
  area: number;
  text: Message;
}

/** A Boss throws a hero. */
export interface Thrown extends Figure {
  kind: 'thrown';
  area: number;
  text: Message;
}

/** A hero is placed before a bout. */
export interface Placed extends Figure {
  kind: 'placed';
  area: number;
  text: Message;
}

/** A figure changes its Stance. */
export interface Stance extends Figure {
  kind: 'stance';
  stance: number;
  text: Message;
}

/** The heroes stand in a new order of Stances. */
export interface Scrambled {
  kind: 'scrambled';
  figures: string[];
  text: Message;
}

/** A hero takes the other form. */
export interface Transformed extends Figure {
  kind: 'transformed';
  form: 'human' | 'beast';
  text: Message;
}

/** A figure suffers Wounds; so much Life is left. */
export interface Wounded extends Figure {
  kind: 'wounded';
  amount: number;
  left: number;
  text: Message;
}

/** What follows is the doing of a card that acts by itself. */
export interface Because {
  kind: 'because';
  source: string;
  text: Message;
}

/** A figure is healed of Wounds. */
export interface Healed extends Figure {
  kind: 'healed';
  amount: number;
  text: Message;
}

/** Bleed or Blight takes its toll. */
export interface Bleeds extends Figure {
  kind: 'bleeds';
  amount: number;
  why: 'bleed' | 'blight' | 'both';
  text: Message;
}

/** A figure is stunned this turn. */
export interface Stunned extends Figure {
  kind: 'stunned';
  text: Message;
}

/** A figure strikes back at another. */
export interface Riposte extends Figure {
  kind: 'riposte';
  other: number;
  foe: string;
  text: Message;
}

/** A Condition is put on a figure. */
export interface Afflicted extends Figure {
  kind: 'afflicted';
  condition: 'bleed' | 'blight' | 'stun' | 'buff' | 'debuff' | 'mark' | 'riposte' | 'guard' | 'protection';
  amount: number;
  turns: number;
  text: Message;
}

/** A figure resists. */
export interface ShruggedOff extends Figure {
  kind: 'shrugged_off';
  condition: 'bleed' | 'blight' | 'stun' | 'buff' | 'debuff' | 'mark' | 'riposte' | 'guard' | 'protection' | 'shuffle' | 'disease';
  text: Message;
}

/** A figure loses Conditions. */
export interface Freed extends Figure {
  kind: 'freed';
  conditions: ('bleed' | 'blight' | 'stun' | 'buff' | 'debuff' | 'mark' | 'riposte' | 'guard' | 'protection')[];
  text: Message;
}

/** A monster is slain. */
export interface Slain extends Figure {
  kind: 'slain';
  text: Message;
}

/** The battle is won. */
export interface BattleWon {
  kind: 'battle_won';
  text: Message;
}

/** The party flees from the battle. */
export interface BattleFled {
  kind: 'battle_fled';
  text: Message;
}

/** After so many rounds in which nothing happened the party gives up. */
export interface GivenUp {
  kind: 'given_up';
  rounds: number;
  text: Message;
}

/** Nothing has happened for so many rounds; after the most it is over. */
export interface Lull {
  kind: 'lull';
  rounds: number;
  most: number;
  text: Message;
}

/** A pew crashes down. */
export interface Pew {
  kind: 'pew';
  area: number;
  text: Message;
}

/** The roll of a Boss's impending doom. */
export interface Doom {
  kind: 'doom';
  roll: number;
  text: Message;
}

/** A hero has no Life left. */
export interface DeathsDoor extends Figure {
  kind: 'deaths_door';
  text: Message;
}

/** A hero at Death's Door is struck: dead or not. */
export interface Deathblow extends Figure {
  kind: 'deathblow';
  deadly: 'yes' | 'no';
  text: Message;
}

/** A hero dies. */
export interface Died extends Figure {
  kind: 'died';
  why: 'deathblow' | 'heart_attack' | 'madness';
  text: Message;
}

/** A hero suffers Stress and has so much now. */
export interface Stressed extends Figure {
  kind: 'stressed';
  amount: number;
  stress: number;
  text: Message;
}

/** A hero recovers from Stress and has so much now. */
export interface Relieved extends Figure {
  kind: 'relieved';
  amount: number;
  stress: number;
  text: Message;
}

/** A hero's Resolve is tested. */
export interface Resolve extends Figure {
  kind: 'resolve';
  roll: number;
  result: 'virtue' | 'affliction';
  text: Message;
}

/** A hero becomes virtuous or afflicted. */
export interface Mood extends Figure {
  kind: 'mood';
  mood: string;
  text: Message;
}

/** Whether a Virtue or Affliction acts this turn. */
export interface MoodRolled extends Figure {
  kind: 'mood_rolled';
  mood: string;
  roll: number;
  acts: 'yes' | 'no';
  text: Message;
}

/** A hero gains a Quirk. */
export interface Quirk extends Figure {
  kind: 'quirk';
  quirk: string;
  text: Message;
}

/** A hero loses a Quirk. */
export interface QuirkLost extends Figure {
  kind: 'quirk_lost';
  quirk: string;
  text: Message;
}

/** A hero falls ill. */
export interface Disease extends Figure {
  kind: 'disease';
  disease: string;
  text: Message;
}

/** A hero is cured. */
export interface Cured extends Figure {
  kind: 'cured';
  disease: string;
  text: Message;
}

/** The party comes home. */
export interface Home {
  kind: 'home';
  text: Message;
}

/** What each hero has learnt on a Quest. */
export interface Xp {
  kind: 'xp';
  xp: number;
  text: Message;
}

/** A stay in the Hamlet begins. */
export interface Hamlet {
  kind: 'hamlet';
  text: Message;
}

/** The Hamlet Event of this stay, and how many days there are. */
export interface Event {
  kind: 'event';
  event: string;
  days: number;
  text: Message;
}

/** A day begins; so many are left. */
export interface Day {
  kind: 'day';
  days: number;
  text: Message;
}

/** The Caretaker spends the day in a building. */
export interface Caretaker {
  kind: 'caretaker';
  building: string;
  text: Message;
}

/** The Caretaker is sent away. */
export interface CaretakerGone {
  kind: 'caretaker_gone';
  text: Message;
}

/** A building is closed today. */
export interface Blocked {
  kind: 'blocked';
  building: string;
  text: Message;
}

/** A hero visits a building. */
export interface Visits extends Figure {
  kind: 'visits';
  building: string;
  text: Message;
}

/** A hero uses a Hamlet Skill. */
export interface HamletSkill extends Figure {
  kind: 'hamlet_skill';
  hamlet_skill: string;
  text: Message;
}

/** A hero rolls against the others. */
export interface RollsOff extends Figure {
  kind: 'rolls_off';
  roll: number;
  text: Message;
}

/** What happens in a building strikes a hero who is there. */
export interface Raided extends Figure {
  kind: 'raided';
  building: string;
  text: Message;
}

/** A building reaches a level. */
export interface Built {
  kind: 'built';
  building: string;
  level: number;
  text: Message;
}

/** A hero's Skill is sharpened. */
export interface Forged extends Figure {
  kind: 'forged';
  family: string;
  level: number;
  text: Message;
}

/** A Trinket is for sale. */
export interface Offered {
  kind: 'offered';
  trinket: string;
  text: Message;
}

/** The party leaves the Hamlet. */
export interface Departs {
  kind: 'departs';
  text: Message;
}

/** Which team begins. */
export interface FirstTeam {
  kind: 'first_team';
  team: 'a' | 'b';
  text: Message;
}

/** A team takes a hero. */
export interface Drafted {
  kind: 'drafted';
  team: 'a' | 'b';
  hero: string;
  text: Message;
}

/** A hero fights with this profile. */
export interface Profile extends Figure {
  kind: 'profile';
  profile: number;
  text: Message;
}

/** The Butcher moves. */
export interface Butcher {
  kind: 'butcher';
  area: number;
  text: Message;
}

/** The puppets stand in an area. */
export interface Puppets {
  kind: 'puppets';
  area: number;
  text: Message;
}

/** A team wins the bout; null: nobody is left standing. */
export interface BoutWon {
  kind: 'bout_won';
  team: 'a' | 'b' | null;
  text: Message;
}

/** The bout leads nowhere. */
export interface BoutDrawn {
  kind: 'bout_drawn';
  rounds: number;
  text: Message;
}

/** Whatever a table of this game tells. */
export type GameEvent =
  | HouseEvent
  | Threat
  | QuestDrawn
  | Quest
  | Arranged
  | Joined
  | Recovered
  | Chosen
  | HeroRaised
  | SkillRaised
  | GameWon
  | GameLost
  | Provision
  | Spent
  | Gold
  | Loot
  | TrinketFound
  | TrinketGained
  | TrinketLost
  | TrinketUsed
  | Tile
  | Token
  | Arrived
  | WalksBack
  | Enters
  | Cleared
  | Scouted
  | Refused
  | Left
  | Camp
  | Lit
  | Hazard
  | Hurts
  | TrapMissed
  | Curio
  | CurioFound
  | Stolen
  | Rests
  | Light
  | Room
  | Boss
  | BossBeaten
  | Spawned
  | SpawnDiscarded
  | Purged
  | Round
  | Initiative
  | Turn
  | Rolled
  | Uses
  | Results
  | OutOfRange
  | Interacts
  | TaskDone
  | Moved
  | Shoved
  | Tossed
  | Thrown
  | Placed
  | Stance
  | Scrambled
  | Transformed
  | Wounded
  | Because
  | Healed
  | Bleeds
  | Stunned
  | Riposte
  | Afflicted
  | ShruggedOff
  | Freed
  | Slain
  | BattleWon
  | BattleFled
  | GivenUp
  | Lull
  | Pew
  | Doom
  | DeathsDoor
  | Deathblow
  | Died
  | Stressed
  | Relieved
  | Resolve
  | Mood
  | MoodRolled
  | Quirk
  | QuirkLost
  | Disease
  | Cured
  | Home
  | Xp
  | Hamlet
  | Event
  | Day
  | Caretaker
  | CaretakerGone
  | Blocked
  | Visits
  | HamletSkill
  | RollsOff
  | Raided
  | Built
  | Forged
  | Offered
  | Departs
  | FirstTeam
  | Drafted
  | Profile
  | Butcher
  | Puppets
  | BoutWon
  | BoutDrawn;
