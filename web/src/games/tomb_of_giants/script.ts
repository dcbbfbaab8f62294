/** What the tomb tells beside a fight: who rises, what the place does, what is won, and the cards that are turned up. */
import { motion } from '../../lib/motion.svelte';
import { SOUL, SPARK } from '../souls/icons';
import { scriptOf } from '../souls/script';
import { tableOf } from './border';

export const script = scriptOf({
  length: {
    space: 340,
    looked: 120,
    card_kept: 220,
    evades: 240,
    spawned: 220,
    token: 120,
    respawn: 300,
    resurrects: 240,
    tile_removed: 390,
    shrine_lost: 390,
    ball: 190,
    ball_turns: 160,
    barrel_gone: 160,
    torch_taken: 220,
    torch_put: 220,
    lever: 260,
    gravestone: 220,
    chest_opened: 260,
    made_whole: 260,
    occupied: 220,
    timer: 140,
    blessed: 160,
    completed: 390,
    failed: 390,
    trial: 300,
    earned: 340,
    souls_back: 340,
    souls_dropped: 340,
    barrel_souls: 200,
    refreshed: 200,
    shortcut: 220,
    offers: 120,
    event: 390,
    event_held: 160,
    event_gone: 120,
    rendezvous: 260,
    put_back: 120,
    patches: 300,
    new_bonfire: 390,
  },
  act(event) {
    switch (event.kind) {
      case 'spawned':
        motion.glow(`node-${event.node}`);
        break;
      case 'resurrects':
        motion.glow(`foe-${event.foe}`);
        break;
      case 'evades':
        motion.float(`foe-${event.foe}`, '↷');
        break;
      case 'torch_taken':
        motion.glow(`hero-${event.who}`);
        break;
      case 'lever':
      case 'chest_opened':
      case 'gravestone':
        motion.glow(`node-${event.node}`);
        break;
      case 'earned':
      case 'souls_back':
        motion.fly(`space-${event.kind === 'earned' ? 'here' : 'card'}`, 'souls', SOUL, event.amount, 'candle');
        break;
      case 'rested':
      case 'new_bonfire':
        motion.fly('space-here', 'sparks', SPARK, 1, 'candle');
        break;
      case 'timer':
      case 'occupied':
        motion.glow('goals');
        break;
    }
  },
  patch(view, event) {
    const table = tableOf(view);
    const fight = table.fight;
    switch (event.kind) {
      case 'space':
        table.at = event.space;
        break;
      case 'behaviour':
        if (fight?.boss) fight.boss.card = event.behaviour;
        break;
      case 'activates':
        // Nobody takes Aggro from whoever carries the torch.
        if (fight?.torch && fight.torch.by !== null) for (const hero of table.heroes) hero.aggro = hero.hero === fight.torch.by;
        break;
      case 'moved':
      case 'pushed':
      case 'placed':
        if (fight?.torch && fight.torch.by === event.who) fight.torch.node = event.node;
        break;
      case 'torch_taken':
        if (fight?.torch) fight.torch.by = event.who;
        break;
      case 'torch_put':
        if (fight) fight.torch = { node: event.node, by: null };
        break;
      case 'ball':
        if (fight?.ball) fight.ball.node = event.node;
        break;
      case 'ball_turns':
        if (fight?.ball) fight.ball.heading = fight.ball.heading === 'south' ? 'north' : 'south';
        break;
      case 'barrel_gone':
        if (fight) delete fight.terrain[event.node];
        break;
      case 'trap':
        if (fight) delete fight.traps[event.node];
        break;
      case 'gravestone':
        if (fight) fight.terrain[event.node] = 'dim_gravestone';
        break;
      case 'chest_opened':
        if (fight) fight.terrain[event.node] = 'open_chest';
        break;
      case 'timer':
        if (fight) fight.timer = event.timer;
        break;
      case 'earned':
      case 'souls_back':
        table.souls = event.souls;
        break;
      case 'rested':
        table.sparks = event.sparks;
        table.at = table.bonfire;
        break;
      case 'offers':
        table.wares.push(event.card);
        break;
    }
  },
  high: ['completed', 'failed', 'trial', 'event', 'new_bonfire', 'shrine_lost', 'tile_removed', 'souls_dropped', 'not_found', 'patches'],
  mid: [
    'respawn',
    'resurrects',
    'spawned',
    'token',
    'lever',
    'chest_opened',
    'gravestone',
    'torch_taken',
    'torch_put',
    'ball',
    'evades',
    'made_whole',
    'blessed',
    'occupied',
    'rendezvous',
    'event_held',
    'earned',
    'shortcut',
    'space',
    'put_back',
    'supplied',
    'unlearnt',
    'offered',
    'attached',
    'stowed',
    'taken_off',
  ],
  chapters: ['encounter', 'boss', 'rested', 'completed'],
});
