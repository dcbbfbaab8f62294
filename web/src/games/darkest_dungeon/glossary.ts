/** The signs of the estate. */
import { chapter, type Entry, type Glossary } from '../../lib/glossary';
import {
  ACC,
  AFFLICTION,
  BUILDINGS,
  CHEST,
  CONDITIONS,
  CRIT,
  DODGE,
  DOOR,
  GOLD,
  HAZARDS,
  HEAL,
  LIGHT,
  PROVISIONS,
  SPEED,
  STANCES,
  STRESS,
  TOKENS,
  TRINKET,
  VIRTUE,
  WOUND,
  XP,
} from './icons';

const SIGNS = {
  wound: WOUND,
  stress: STRESS,
  dodge: DODGE,
  speed: SPEED,
  accuracy: ACC,
  critical: CRIT,
  heal: HEAL,
  door: DOOR,
  affliction: AFFLICTION,
  virtue: VIRTUE,
  trinket: TRINKET,
  xp: XP,
  gold: GOLD,
  light: LIGHT,
  chest: CHEST,
} as const;
const CIRCUS = new Set<string>(['wound', 'stress', 'dodge', 'speed', 'accuracy', 'critical', 'heal', 'door'].map((word) => `term/${word}`));

const signs = chapter('dd-ui-help-signs', SIGNS, 'term', 'dd-gloss-name', 'dd-gloss');
const stances = chapter('dd-ui-help-stances', STANCES, 'stance', 'dd-ui-stance', 'dd-ui-stance-help');
const conditions = chapter('dd-ui-help-conditions', CONDITIONS, 'condition', 'dd-ui-condition', 'dd-ui-condition-help', { amount: 0 });

export const glossary: Glossary = [
  signs,
  stances,
  conditions,
  chapter('dd-ui-provisions', PROVISIONS, 'side', 'dd-ui-provision', 'dd-ui-provision-help'),
  chapter('dd-ui-help-rooms', TOKENS, 'token', 'dd-ui-token', 'dd-ui-token-help'),
  chapter('dd-ui-exploration', HAZARDS, 'hazard', 'dd-ui-hazard', 'dd-gloss-hazard'),
  chapter('dd-ui-help-buildings', BUILDINGS, 'building', 'dd-gloss-building', 'dd-ui-building-help'),
];

/** In the Circus there is no dungeon and no hamlet. */
export const circus: Glossary = [{ ...signs, entries: signs.entries.filter(({ id }: Entry) => CIRCUS.has(id)) }, stances, conditions];
