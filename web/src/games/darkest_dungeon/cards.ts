/** Cards by their ids. The catalogue of a match does not change, so this is done once. */
import { localName, type Speaker } from '../../lib/i18n.svelte';
import type { Catalog, Message, Name } from '../../lib/protocol';
import type { Boss, Building, Card, Curio, HamletEvent, HeroKind, MonsterCard, Mood, Quest, Quirk, Room, Skill, Tile, Trinket, Way } from './seen';
import { catalogOf } from './border';

export interface Cards {
  heroes: Map<string, HeroKind>;
  skills: Map<string, Skill>;
  monsters: Map<string, MonsterCard>;
  rooms: Map<string, Room>;
  tiles: Map<string, Tile>;
  quests: Map<string, Quest>;
  trinkets: Map<string, Trinket>;
  quirks: Map<string, Quirk>;
  diseases: Map<string, Card>;
  moods: Map<string, Mood>;
  curios: Map<string, Curio>;
  buildings: Map<string, Building>;
  bosses: Map<string, Boss>;
  events: Map<string, HamletEvent>;
  light: Message[][];
}

const known = new WeakMap<Catalog, Cards>();
const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((each) => [each.id, each]));

export function cardsOf(catalog: Catalog): Cards {
  let found = known.get(catalog);
  if (!found) {
    const all = catalogOf(catalog);
    found = {
      heroes: byId(all.heroes),
      skills: byId(all.skills),
      monsters: byId(all.monsters),
      rooms: byId(all.rooms),
      tiles: byId(all.tiles),
      quests: byId(all.quests),
      trinkets: byId(all.trinkets),
      quirks: byId(all.quirks),
      diseases: byId(all.diseases),
      moods: byId(all.moods),
      curios: byId(all.curios),
      buildings: byId(all.buildings),
      bosses: byId(all.bosses),
      events: byId(all.events),
      light: all.light,
    };
    known.set(catalog, found);
  }
  return found;
}

/** The cards of these ids. */
export const cardsIn = <T>(all: Map<string, T>, ids: readonly string[]): T[] => ids.flatMap((id) => all.get(id) ?? []);

/** All that a side of a trinket says. */
export const waysText = (ways: Way[] | undefined, speaker: Speaker): string => (ways ?? []).map(({ text }) => speaker.say(text)).join(' ');

export const nameOf = (name: Name): string => localName(name) ?? '';
