/** What the first box tells beside a fight: the map, rests, what is lost and won. */
import { motion } from '../../lib/motion.svelte';
import { SOUL, SPARK } from '../souls/icons';
import { scriptOf } from '../souls/script';
import { tableOf } from './border';

export const script = scriptOf({
  length: { map: 0, tile: 120, fog: 120, shown: 0, barrel_broken: 160, victory: 390, defeat: 390, chest: 260 },
  together: ['tile', 'shown', 'boss_treasure'],
  act(event) {
    if (event.kind === 'victory') motion.fly('hero-0', 'souls', SOUL, event.souls, 'candle');
    else if (event.kind === 'souls_found') motion.fly(`hero-${event.who}`, 'souls', SOUL, event.souls, 'candle');
    else if (event.kind === 'rested') motion.fly('tile-0', 'souls', SPARK, 1, 'candle');
  },
  patch(view, event) {
    const table = tableOf(view);
    switch (event.kind) {
      case 'barrel_broken':
        if (table.fight) table.fight.terrain[event.node] = 'broken_barrel';
        break;
      case 'trap':
        if (table.fight) table.fight.traps[event.node] = { known: true, flipped: true, damage: event.damage, difficulty: event.difficulty };
        break;
      case 'victory':
      case 'souls_found':
        table.souls += event.souls;
        if (event.kind === 'souls_found' && table.fight) table.fight.souls = null;
        break;
      case 'travelled':
      case 'dashed':
        table.map.at = event.tile;
        break;
      case 'rested':
        table.sparks = event.sparks;
        table.map.at = 0;
        break;
    }
  },
  high: ['victory', 'defeat', 'second_half', 'section', 'boss_treasure'],
  mid: ['travelled', 'dashed', 'joined', 'left'],
  chapters: ['encounter', 'boss', 'map', 'rested'],
});
