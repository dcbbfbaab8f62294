/** Signs of the tomb: objectives, rewards, keywords, events, decks. Packs with their own content fall back to the kind. */
import type { Message } from '../../lib/protocol';
import { SHORTCUT, SOUL, TIMER, TOKENS, TORCH } from '../souls/icons';

export const GOALS: Record<string, string> = {
  kill_all: 'icon:skull-crossed-bones',
  kill: 'icon:crossed-swords',
  survive: TIMER,
  exit: 'icon:exit-door',
  occupy: 'icon:star-altar',
  levers: 'icon:lever',
  chests: 'icon:locked-chest',
  barrels: 'icon:barrel',
  torch: TORCH,
};
/** By the sentence in which a card says it. */
const SAID: Record<string, string> = {
  'tg-goal-kill-all': 'kill_all',
  'tg-goal-kill': 'kill',
  'tg-goal-survive': 'survive',
  'tg-goal-exit': 'exit',
  'tg-goal-occupy': 'occupy',
  'tg-goal-levers': 'levers',
  'tg-goal-chests': 'chests',
  'tg-goal-barrels': 'barrels',
  'tg-goal-torch': 'torch',
};
const REWARDS: Record<string, string> = {
  'tg-reward-souls': SOUL,
  'tg-reward-treasure': 'icon:card-pickup',
  'tg-reward-event': 'icon:tied-scroll',
  'tg-reward-search': 'icon:magnifying-glass',
  'tg-reward-shortcut': SHORTCUT,
};
export const KEYWORDS: Record<string, string> = {
  darkness: 'icon:semi-closed-eye',
  onslaught: 'icon:evil-eyes',
};
const EVENTS: Record<string, string> = {
  alluring_skull: 'icon:happy-skull',
  blacksmiths_trial: 'icon:anvil-impact',
  firekeepers_boon: 'icon:candle-flame',
  forgotten_supplies: 'icon:knapsack',
  green_blossom: 'icon:daisy',
  lifegem: 'icon:gems',
  pine_resin: 'icon:pine-tree',
  repair_powder: 'icon:powder-bag',
  rite_of_rekindling: 'icon:campfire',
  scout_ahead: 'icon:spyglass',
  scrying_stone: 'icon:crystal-ball',
  skeletal_reforging: 'icon:crossed-bones',
  stolen_artifact: 'icon:holy-grail',
  trustworthy_promise: 'icon:coinflip',
  bleak_bonfire_ascetic: 'icon:burning-skull',
  bloodstained_bonfire_ascetic: 'icon:burning-skull',
  cracked_bonfire_ascetic: 'icon:burning-skull',
  frozen_bonfire_ascetic: 'icon:burning-skull',
  hearty_bonfire_ascetic: 'icon:burning-skull',
  martial_bonfire_ascetic: 'icon:burning-skull',
  virulent_bonfire_ascetic: 'icon:burning-skull',
  undead_merchant: 'icon:shop',
  unhallowed_offering: 'icon:sacrificial-dagger',
};
export const KINDS: Record<string, string> = {
  immediate: 'icon:tied-scroll',
  consumable: 'icon:knapsack',
  rendezvous: 'icon:skull-in-jar',
};
export const DECKS: Record<string, string> = {
  treasure: 'icon:open-treasure-chest',
  event: 'icon:tied-scroll',
  encounter_1: 'icon:dungeon-gate',
  encounter_2: 'icon:dungeon-gate',
  encounter_3: 'icon:dungeon-gate',
};
const LOG: Record<string, string> = {
  space: 'icon:walk',
  looked: 'icon:spyglass',
  card_kept: 'icon:card-play',
  evades: 'icon:dodge',
  spawned: 'icon:raise-skeleton',
  token: 'icon:raise-skeleton',
  respawn: 'icon:raise-skeleton',
  resurrects: 'icon:raise-skeleton',
  tile_removed: 'icon:crumbling-ball',
  shrine_lost: 'icon:star-altar',
  ball: 'icon:spiked-ball',
  ball_turns: 'icon:spiked-ball',
  barrel_gone: 'icon:barrel-leak',
  torch_taken: TORCH,
  torch_put: TORCH,
  lever: 'icon:lever',
  gravestone: 'icon:tombstone',
  chest_opened: 'icon:open-treasure-chest',
  made_whole: 'icon:healing',
  occupied: 'icon:star-altar',
  timer: TIMER,
  blessed: 'icon:sunrise',
  completed: 'icon:laurel-crown',
  failed: 'icon:death-skull',
  trial: 'icon:laurel-crown',
  earned: SOUL,
  souls_back: SOUL,
  barrel_souls: 'icon:barrel',
  refreshed: 'icon:round-bottom-flask',
  shortcut: SHORTCUT,
  not_found: 'icon:magnifying-glass',
  offers: 'icon:anvil-impact',
  event: 'icon:tied-scroll',
  event_held: 'icon:tied-scroll',
  event_gone: 'icon:tied-scroll',
  rendezvous: 'icon:tied-scroll',
  put_back: 'icon:card-pickup',
  supplied: 'icon:knapsack',
  offered: SOUL,
  patches: 'icon:coinflip',
  unlearnt: 'icon:candle-flame',
  new_bonfire: 'icon:campfire',
};

export const goalIcon = (goal: string): string => GOALS[goal] ?? 'icon:flag-objective';
/** The sign of an objective as a card says it. */
export const saidIcon = (goal: Message | undefined): string => goalIcon(SAID[goal?.id ?? ''] ?? '');
/** What is made ready again is said by the token; everything else by the sentence. */
export const rewardIcon = ({ id, args }: Message): string => TOKENS[String(args?.token)] ?? REWARDS[id] ?? 'icon:laurel-crown';
export const keywordIcon = (keyword: string): string => KEYWORDS[keyword] ?? 'icon:scroll-unfurled';
export const eventCardIcon = (id: string, kind: string): string => EVENTS[id] ?? KINDS[kind] ?? 'icon:tied-scroll';
export const logIcon = (kind: string): string | undefined => LOG[kind];
