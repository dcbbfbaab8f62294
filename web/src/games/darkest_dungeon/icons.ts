import type { Condition, Hazard, MonsterType, Resisted, Side, Stance, Token } from './seen';

/** Which drawing stands for what. Packs with their own content fall back to the kind. */
import type { GameEvent } from './events';

const HEROES: Record<string, string> = {
  crusader: 'icon:templar-shield',
  hellion: 'icon:swordwoman',
  bounty_hunter: 'icon:grapple',
  highwayman: 'icon:crossed-pistols',
  vestal: 'icon:prayer',
  jester: 'icon:jester-hat',
  plague_doctor: 'icon:plague-doctor-profile',
  arbalest: 'icon:crossbow',
  grave_robber: 'icon:hood',
  occultist: 'icon:warlock-eye',
  abomination: 'icon:crossed-chains',
};
const MONSTERS: [string, string][] = [
  ['bone_arbalist', 'icon:bowman'],
  ['bone_courtier', 'icon:skull-crossed-bones'],
  ['bone_defender', 'icon:skull-shield'],
  ['bone_captain', 'icon:crowned-skull'],
  ['bone_spearman', 'icon:bone-knife'],
  ['bone_bearer', 'icon:skull-signet'],
  ['bone_', 'icon:skeleton'],
  ['cultist_brawler', 'icon:brass-knuckles'],
  ['cultist_acolyte', 'icon:cultist'],
  ['cultist_priest', 'icon:cultist'],
  ['rapturous_cultist', 'icon:screaming'],
  ['brigand_fusilier', 'icon:shotgun'],
  ['brigand_hunter', 'icon:shotgun'],
  ['brigand_bloodletter', 'icon:whip'],
  ['brigand', 'icon:bandit'],
  ['maggot', 'icon:maggot'],
  ['webber', 'icon:spider-alt'],
  ['spitter', 'icon:spider-face'],
  ['madman', 'icon:terror'],
  ['pliskin', 'icon:snake'],
  ['rattler', 'icon:snake-bite'],
  ['adder', 'icon:snake-tongue'],
  ['ghoul', 'icon:shambling-zombie'],
  ['gargoyle', 'icon:gargoyle'],
  ['ascended_witch', 'icon:witch-face'],
  ['ascended_brawler', 'icon:muscle-up'],
  ['malignant_growth', 'icon:floating-tentacles'],
  ['defensive_growth', 'icon:tentacles-barrier'],
  ['flesh_hound', 'icon:sniffing-dog'],
  ['polyp', 'icon:eyestalk'],
  ['antibody', 'icon:virus'],
  ['necromancer', 'icon:skull-staff'],
  ['prophet', 'icon:bleeding-eye'],
  ['collector', 'icon:skull-in-jar'],
  ['collected_man_at_arms', 'icon:visored-helm'],
  ['collected_highwayman', 'icon:crossed-pistols'],
  ['collected_vestal', 'icon:prayer'],
  ['collected', 'icon:skull-in-jar'],
  ['fanatic', 'icon:burning-eye'],
  ['pyre', 'icon:burning-skull'],
  ['templar', 'icon:templar-eye'],
  ['mammoth_cyst', 'icon:goo-skull'],
  ['white_cell', 'icon:eyestalk'],
  ['shuffling_horror', 'icon:tentacles-skull'],
  ['ancestor', 'icon:robe'],
  ['perfect_reflection', 'icon:ghost'],
  ['imperfect_reflection', 'icon:haunting'],
  ['gestating_heart', 'icon:heart-organ'],
  ['heart_of_darkness', 'icon:tentacle-heart'],
];
const TYPES: Record<MonsterType, string> = {
  unholy: 'icon:death-skull',
  human: 'icon:hooded-figure',
  eldritch: 'icon:floating-tentacles',
  beast: 'icon:wolf-head',
};
export const heroIcon = (kind: string): string => HEROES[kind] ?? 'icon:hooded-figure';
export const foeIcon = (kind: string, types: MonsterType[] = []): string =>
  MONSTERS.find(([start]) => kind.startsWith(start))?.[1] ?? TYPES[types[0] ?? 'unholy'];

export const CONDITIONS: Record<Resisted, string> = {
  bleed: 'icon:bleeding-wound',
  blight: 'icon:poison-bottle',
  stun: 'icon:star-swirl',
  buff: 'icon:upgrade',
  debuff: 'icon:arrow-dunk',
  mark: 'icon:targeting',
  riposte: 'icon:shield-reflect',
  guard: 'icon:guards',
  protection: 'icon:checked-shield',
  shuffle: 'icon:return-arrow',
  disease: 'icon:virus',
};
/** Harm is red or green, help is light; the icon and the word say which. */
export const CONDITION_TONE: Record<Condition, string> = {
  bleed: 'var(--bleed)',
  blight: 'var(--blight)',
  stun: 'var(--stun)',
  buff: 'var(--buff)',
  debuff: 'var(--debuff)',
  mark: 'var(--mark)',
  riposte: 'var(--riposte)',
  guard: 'var(--guarded)',
  protection: 'var(--guarded)',
};
export const STANCES: Record<Stance, string> = {
  aggressive: 'icon:crossed-swords',
  defensive: 'icon:shield',
  ranged: 'icon:bow-arrow',
  support: 'icon:hearts',
};
export const PROVISIONS: Record<Side, string> = {
  food: 'icon:meat',
  bandage: 'icon:bandage-roll',
  potion: 'icon:round-potion',
  torch: 'icon:primitive-torch',
  tool: 'icon:spade',
  wild: 'icon:star-swirl',
};
export const TOKENS: Record<Token, string> = {
  empty: 'icon:stone-bust',
  dark: 'icon:evil-moon',
  trap: 'icon:wolf-trap',
  curio: 'icon:locked-chest',
  treasure: 'icon:open-treasure-chest',
  lair: 'icon:crossed-swords',
  objective: 'icon:scroll-unfurled',
};
export const HAZARDS: Record<Hazard, string> = {
  rubble: 'icon:stone-pile',
  hunger: 'icon:stomach',
  darkness: 'icon:evil-moon',
  curio: 'icon:locked-chest',
  trap: 'icon:wolf-trap',
  blank: 'icon:footprint',
};
export const BUILDINGS: Record<string, string> = {
  stagecoach: 'icon:horse-head',
  nomad_wagon: 'icon:caravan',
  abbey: 'icon:church',
  sanitarium: 'icon:medicines',
  tavern: 'icon:beer-stein',
  survivalist: 'icon:camping-tent',
  guild: 'icon:target-dummy',
  blacksmith: 'icon:anvil',
  graveyard: 'icon:graveyard',
};
export const WOUND = 'icon:bleeding-heart';
export const STRESS = 'icon:brain';
export const DODGE = 'icon:dodge';
export const SPEED = 'icon:leather-boot';
export const GOLD = 'icon:two-coins';
export const LIGHT = 'icon:torch';
export const CHEST = 'icon:locked-chest';
export const DOOR = 'icon:death-skull';
export const AFFLICTION = 'icon:screaming';
export const VIRTUE = 'icon:angel-wings';
export const ACC = 'icon:archery-target';
export const CRIT = 'icon:explosion-rays';
export const HEAL = 'icon:health-normal';
export const XP = 'icon:laurel-crown';
export const TRINKET = 'icon:gem-pendant';

const EVENTS: Partial<Record<GameEvent['kind'], string>> = {
  threat: 'icon:evil-eyes',
  quest: 'icon:scroll-unfurled',
  quest_drawn: 'icon:scroll-unfurled',
  joined: 'icon:horse-head',
  chosen: 'icon:horse-head',
  hero_raised: 'icon:upgrade',
  skill_raised: 'icon:upgrade',
  game_won: 'icon:laurel-crown',
  game_lost: 'icon:death-skull',
  provision: 'icon:meat',
  gold: 'icon:two-coins',
  loot: 'icon:locked-chest',
  trinket_found: 'icon:gem-pendant',
  trinket_gained: 'icon:gem-pendant',
  trinket_used: 'icon:gem-pendant',
  tile: 'icon:treasure-map',
  token: 'icon:spyglass',
  arrived: 'icon:footprint',
  enters: 'icon:dungeon-gate',
  cleared: 'icon:check-mark',
  left: 'icon:exit-door',
  hazard: 'icon:stone-pile',
  curio: 'icon:locked-chest',
  curio_found: 'icon:locked-chest',
  rests: 'icon:campfire',
  light: 'icon:torch',
  room: 'icon:dungeon-gate',
  boss: 'icon:crowned-skull',
  boss_beaten: 'icon:laurel-crown',
  spawned: 'icon:evil-eyes',
  round: 'icon:empty-hourglass',
  initiative: 'icon:card-draw',
  turn: 'icon:hooded-figure',
  uses: 'icon:crossed-swords',
  results: 'icon:archery-target',
  rolled: 'icon:dice-target',
  moved: 'icon:footprint',
  shoved: 'icon:return-arrow',
  stance: 'icon:crossed-swords',
  wounded: 'icon:bleeding-wound',
  healed: 'icon:health-normal',
  bleeds: 'icon:bleeding-wound',
  because: 'icon:card-pickup',
  hurts: 'icon:falling-rocks',
  stunned: 'icon:star-swirl',
  riposte: 'icon:shield-reflect',
  afflicted: 'icon:poison-bottle',
  slain: 'icon:death-skull',
  battle_won: 'icon:laurel-crown',
  battle_fled: 'icon:exit-door',
  deaths_door: 'icon:death-skull',
  deathblow: 'icon:death-skull',
  died: 'icon:graveyard',
  stressed: 'icon:brain',
  relieved: 'icon:brain',
  resolve: 'icon:heart-beats',
  mood: 'icon:screaming',
  quirk: 'icon:scroll-quill',
  disease: 'icon:virus',
  cured: 'icon:medicines',
  home: 'icon:campfire',
  xp: 'icon:laurel-crown',
  event: 'icon:scroll-unfurled',
  day: 'icon:sunrise',
  caretaker: 'icon:key',
  blocked: 'icon:key',
  visits: 'icon:wooden-door',
  built: 'icon:anvil',
  forged: 'icon:anvil',
  butcher: 'icon:meat-cleaver',
  bout_won: 'icon:laurel-crown',
  bout_drawn: 'icon:meat-cleaver',
};
export const eventIcon = (kind: GameEvent['kind']): string => EVENTS[kind] ?? 'icon:candle-flame';
