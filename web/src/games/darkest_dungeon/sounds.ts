/** What is heard on the estate. */
import type { Sounding } from '../../lib/sound';
import type { GameEvent } from './events';

export const sounding: Sounding<GameEvent['kind']> = {
  score: { notes: [41.2, 61.7, 87.3], shape: 'sawtooth', breath: 15 },
  noises: {
    moved: 'step',
    walks_back: 'step',
    enters: 'gate',
    departs: 'gate',
    rolled: 'dice',
    thrown: 'dice',
    wounded: 'blow',
    bleeds: 'hurt',
    riposte: 'blow',
    stressed: 'hurt',
    deaths_door: 'bell',
    died: 'death',
    slain: 'death',
    healed: 'heal',
    relieved: 'heal',
    gold: 'coin',
    loot: 'coin',
    trinket_gained: 'card',
    curio: 'card',
    camp: 'fire',
    lit: 'fire',
    light: 'fire',
    boss: 'bell',
    battle_won: 'bell',
    game_won: 'bell',
    bout_won: 'bell',
    game_lost: 'death',
    day: 'bell',
  },
};
