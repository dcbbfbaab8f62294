/** Cards by their ids. The catalogue of a match does not change, so this is done once. */
import { localName } from '../../lib/i18n.svelte';
import type { Catalog, Name } from '../../lib/protocol';
import type { DungeonCatalog, HeroKind, MonsterCard, Room, Tile, Quest, Trinket, Building, Boss, Card, Skill } from './types';

export interface Cards {
  heroes: Map<string, HeroKind>;
  monsters: Map<string, MonsterCard>;
  rooms: Map<string, Room>;
  tiles: Map<string, Tile>;
  quests: Map<string, Quest>;
  trinkets: Map<string, Trinket>;
  quirks: Map<string, Card & { negative: boolean }>;
  diseases: Map<string, Card>;
  moods: Map<string, Card & { virtue: boolean; upto: number }>;
  curios: Map<string, DungeonCatalog['curios'][number]>;
  buildings: Map<string, Building>;
  bosses: Map<string, Boss>;
  events: Map<string, Card & { days: number }>;
  skills: Skill[];
  light: DungeonCatalog['light'];
}

const known = new WeakMap<Catalog, Cards>();
const byId = <T extends { id: string }>(list: T[] | undefined): Map<string, T> => new Map((list ?? []).map((each) => [each.id, each]));

export function cardsOf(catalog: Catalog): Cards {
  let found = known.get(catalog);
  if (!found) {
    const all = catalog as DungeonCatalog;
    found = {
      heroes: byId(all.heroes),
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
      skills: all.skills,
      light: all.light,
    };
    known.set(catalog, found);
  }
  return found;
}

export const nameOf = (name: Name): string => localName(name) ?? '';
