/** Own sets of house rules: kept in this browser, and whole set-ups as links. */
import type { Field, Setup } from './protocol';
import { hindrance, matters, wishes } from './setup';

export interface OwnPreset {
  name: string;
  chosen: Record<string, string>;
}

const KEY = 'undercroft.presets';
const MOST = 12;

function kept(): Record<string, OwnPreset[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, OwnPreset[]>) : {};
  } catch {
    return {};
  }
}

export const ownPresets = (game: string): OwnPreset[] => kept()[game] ?? [];

function keep(game: string, presets: OwnPreset[]): OwnPreset[] {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: presets }));
  } catch {
    // A browser that keeps nothing shows them until the page is left.
  }
  return presets;
}

/** The newest first; the same name again takes the place of the old one. */
export function savePreset(game: string, preset: OwnPreset): OwnPreset[] {
  return keep(game, [preset, ...ownPresets(game).filter(({ name }) => name !== preset.name)].slice(0, MOST));
}

export function dropPreset(game: string, name: string): OwnPreset[] {
  return keep(
    game,
    ownPresets(game).filter((each) => each.name !== name),
  );
}

/** What stands behind `#` in a link to a set-up page. */
export function setupHash(fields: Field[], setup: Setup): string {
  return new URLSearchParams(Object.entries(wishes(fields, setup)).map(([name, value]) => [name, String(value)])).toString();
}

/** The set-up of a link, or the first thing in it that cannot be. */
export function readHash(fields: Field[], hash: string): { setup: Setup } | { wrong: string } {
  const setup: Setup = Object.fromEntries(fields.map((field) => [field.name, field.default]));
  const given = [...new URLSearchParams(hash.replace(/^#/, ''))];
  for (const [name, text] of given) {
    const field = fields.find((each) => each.name === name);
    const allowed = field?.values.find(({ value }) => String(value) === text);
    if (!allowed) return { wrong: `${name}=${text}` };
    setup[name] = allowed.value;
  }
  for (const [name, text] of given) {
    const field = fields.find((each) => each.name === name)!;
    const allowed = field.values.find(({ value }) => value === setup[name])!;
    if (name !== 'players' && !matters(field, setup)) return { wrong: `${name}=${text}` };
    if (hindrance(fields, field, allowed, setup)) return { wrong: `${name}=${text}` };
  }
  return { setup };
}
