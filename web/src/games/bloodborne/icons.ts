/** Which silhouette stands for what. Owners may bring their own cards: unknown ids fall back to their type. */
import type { GameEvent } from './events';

const CARDS: Record<string, string> = {
  saw_cleaver: 'icon:saw-claw',
  hunter_axe: 'icon:battle-axe',
  hunter_pistol: 'icon:revolver',
  transform: 'icon:switch-weapon',
  hunters_dream: 'icon:night-sleep',
  kirkhammer: 'icon:warhammer',
  stake_driver: 'icon:stake-hammer',
  chain_scythe: 'icon:scythe',
  bone_saw: 'icon:hand-saw',
  twin_hooks: 'icon:meat-hook',
  oath_glaive: 'icon:glaive',
  quick_rapier: 'icon:sword-brandish',
  penitent_wheel: 'icon:cartwheel',
  ludwigs_rifle: 'icon:winchester-rifle',
  repeating_pistol: 'icon:crossed-pistols',
  blunderbuss: 'icon:blunderbuss',
  cannon: 'icon:cannon',
  parry_pistol: 'icon:saber-and-pistol',
  ember_sprayer: 'icon:dragon-breath',
  blood_vial: 'icon:health-potion',
  fire_flask: 'icon:molotov',
  ashen_veil: 'icon:dust-cloud',
  hush_bell: 'icon:ringing-bell',
  grave_lens: 'icon:magnifying-glass',
  beast_lure: 'icon:meat',
};

const ENEMIES: Record<string, string> = {
  scourge_beast: 'icon:werewolf',
  beast_patient: 'icon:beast-eye',
  carrion_crow: 'icon:raven',
  rabid_dog: 'icon:hound',
  ditch_boar: 'icon:boar',
  tar_wolf: 'icon:wolf-head',
  executioner: 'icon:executioner-hood',
  bloody_crow: 'icon:plague-doctor-profile',
  lamp_townsman: 'icon:old-lantern',
  choir_guard: 'icon:bell-shield',
  grave_robber: 'icon:robber-mask',
  bell_widow: 'icon:nun-face',
  winter_lantern: 'icon:brain-tentacle',
  garden_of_eyes: 'icon:six-eyes',
  pale_larva: 'icon:caterpillar',
  star_moth: 'icon:butterfly',
  brine_scholar: 'icon:octopus',
  mind_polyp: 'icon:jellyfish',
  father_gascoigne: 'icon:pilgrim-hat',
  watchdog: 'icon:direwolf',
  mirror_abbess: 'icon:mirror-mirror',
  hollow_colossus: 'icon:rock-golem',
  rootbound_stag: 'icon:stag-head',
  drowned_choir: 'icon:drowning',
  threefold_saint: 'icon:triple-skulls',
  gehrman: 'icon:grim-reaper',
  rom: 'icon:masked-spider',
  lamp_mother: 'icon:lantern-flame',
  tithe_king: 'icon:crowned-skull',
  famine_star: 'icon:star-skull',
};

export const TYPES: Record<string, string> = {
  melee: 'icon:crossed-swords',
  ranged: 'icon:crosshair',
  utility: 'icon:knapsack',
};

export const TROPHIES: Record<string, string> = {
  kin: 'icon:floating-tentacles',
  humanoid: 'icon:cowled',
  beast: 'icon:paw',
};

/** The hunters' own marks, by seat. */
export const HUNTERS = ['icon:top-hat', 'icon:bird-mask', 'icon:pirate-hat', 'icon:bandit', 'icon:warlock-hood'];

export const ECHO = 'icon:drop';
export const BANK = 'icon:locked-chest';
export const HEART = 'icon:hearts';

const EVENTS: Partial<Record<GameEvent['kind'], string>> = {
  setup_final_boss: 'icon:crowned-skull',
  final_boss: 'icon:crowned-skull',
  first_player: 'icon:lantern',
  row: 'icon:card-pickup',
  upgraded: 'icon:card-pickup',
  revealed: 'icon:dungeon-gate',
  ready: 'icon:check-mark',
  picked: 'icon:card-play',
  played: 'icon:card-play',
  transformed: 'icon:switch-weapon',
  negated: 'icon:cross-mark',
  blocked: 'icon:cross-mark',
  too_late: 'icon:cross-mark',
  instant: 'icon:hourglass',
  dealt: ECHO,
  gained: ECHO,
  stole: ECHO,
  lost: ECHO,
  taxed: ECHO,
  regrew: ECHO,
  rolled: 'icon:rolling-dices',
  attack: 'icon:claws',
  attacks: 'icon:crossed-swords',
  hit: 'icon:bleeding-wound',
  prevented: 'icon:shield',
  weakened: 'icon:broken-shield',
  lured: 'icon:meat',
  died: 'icon:death-skull',
  out: 'icon:tombstone',
  healed: HEART,
  rested: HEART,
  killed: 'icon:skull-crossed-bones',
  trophy: 'icon:trophy',
  escaped: 'icon:run',
  ability: 'icon:evil-moon',
  banked: BANK,
  reclaimed: 'icon:return-arrow',
  removed: 'icon:cross-mark',
  exiled: 'icon:cross-mark',
  undone: 'icon:anticlockwise-rotation',
  scored: 'icon:laurel-crown',
  won: 'icon:laurel-crown',
};

export const cardIcon = (id: string, type?: string): string => CARDS[id] ?? TYPES[type ?? ''] ?? 'icon:card-play';
export const enemyIcon = (id: string, trophy?: string): string => ENEMIES[id] ?? TROPHIES[trophy ?? ''] ?? 'icon:evil-moon';
export const eventIcon = (kind: GameEvent['kind']): string => EVENTS[kind] ?? 'icon:candle-flame';
