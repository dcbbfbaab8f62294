/** What can be chosen for a new table, and what goes with what; nothing here knows a game. */
import type { Allowed, Field, Setup } from './protocol';

type Only = Field['only'];
type Value = Allowed['value'];

/** Why a value cannot be chosen: another field does not allow it, or has it. */
export interface Hindrance {
  field: Field;
  /** What the other field would have to be; none where it has this very value. */
  needs: Value[];
}

const meets = (only: Only, setup: Setup): boolean => Object.entries(only).every(([name, values]) => values.some((value) => value === setup[name]));

/** Whether a field is used with what is chosen in the others; the server refuses one that is not. */
export const matters = (field: Field, setup: Setup): boolean => meets(field.only, setup);

/** Fields that must differ say so on one side only. */
const apart = (field: Field, other: Field): boolean => field.apart.includes(other.name) || other.apart.includes(field.name);

export function hindrance(fields: Field[], field: Field, allowed: Allowed, setup: Setup): Hindrance | null {
  for (const [name, needs] of Object.entries(allowed.only)) {
    const other = fields.find((each) => each.name === name);
    if (other && !needs.some((value) => value === setup[name])) return { field: other, needs };
  }
  const rival = fields.find((other) => apart(field, other) && matters(other, setup) && setup[other.name] === allowed.value);
  if (rival) return { field: rival, needs: [] };
  // A number of players that what is played does not allow.
  for (const other of fields) {
    const now = other.kind === 'mode' ? other.values.find(({ value }) => value === setup[other.name]) : undefined;
    if (now && !meets({ [field.name]: now.only[field.name] ?? [allowed.value] }, { [field.name]: allowed.value })) return { field: other, needs: [] };
  }
  return null;
}

/** The same with a value changed; what it makes impossible elsewhere falls back to what is possible. */
export function chosen(fields: Field[], setup: Setup, name: string, value: Value): Setup {
  const next = { ...setup, [name]: value };
  for (const field of fields) {
    const now = field.values.find((each) => each.value === next[field.name]);
    if (field.name === name || !matters(field, next) || (now && !hindrance(fields, field, now, next))) continue;
    const usual = [...field.values].sort((a, b) => Number(b.value === field.default) - Number(a.value === field.default));
    const free = usual.find((each) => !hindrance(fields, field, each, next));
    if (free) next[field.name] = free.value;
  }
  return next;
}

/** What to send: what means something and is not as usual anyway. */
export function wishes(fields: Field[], setup: Setup): Setup {
  const kept = fields.filter((field) => field.name === 'players' || (matters(field, setup) && setup[field.name] !== field.default));
  return Object.fromEntries(kept.map(({ name }) => [name, setup[name]!]));
}

/** What is fought, one after the other. */
const CHAIN = ['encounter', 'boss', 'quest'];
/** Whatever comes; nothing follows from it. */
const WHATEVER = ['any', 'random'];

/** The value that follows what was fought, in the order of its field; null where it was the last, or whatever came. */
export function following(fields: Field[], setup: Setup): { name: string; value: Allowed } | null {
  const whole: Setup = { ...Object.fromEntries(fields.map((field) => [field.name, field.default])), ...setup };
  const field = fields.find((each) => CHAIN.includes(each.name) && matters(each, whole));
  const now = field && whole[field.name];
  if (!field || now === undefined || WHATEVER.includes(String(now))) return null;
  const value = field.values[field.values.findIndex((each) => each.value === now) + 1];
  return value && !hindrance(fields, field, value, whole) ? { name: field.name, value } : null;
}
