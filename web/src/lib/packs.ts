/** Content packs that this browser keeps: brought as files, or written here. */
import type { PackFile } from './protocol';

const FORMAT = 'undercroft-pack';
const VERSION = 1;
export const HEAD = 'pack.yaml';
const same = (a: PackFile, b: PackFile) => a.game === b.game && a.name === b.name;

/** A place of this browser for packs, by game and name. */
class Kept {
  constructor(private readonly place: string) {}

  private read(): PackFile[] {
    try {
      const found = JSON.parse(localStorage.getItem(this.place) ?? '[]') as unknown;
      return Array.isArray(found) ? (found as PackFile[]) : [];
    } catch {
      return [];
    }
  }

  of(game: string): PackFile[] {
    return this.read().filter((pack) => pack.game === game);
  }

  /** Keep a pack in the place of one of the same name; false: there is no room for it. */
  keep(pack: PackFile): boolean {
    try {
      localStorage.setItem(this.place, JSON.stringify([...this.read().filter((each) => !same(each, pack)), pack]));
      return true;
    } catch {
      return false;
    }
  }

  drop(pack: PackFile): void {
    localStorage.setItem(this.place, JSON.stringify(this.read().filter((each) => !same(each, pack))));
  }
}

/** Those to play with. */
export const packs = new Kept('undercroft.packs');
/** Those that are being written, whatever is wrong with them. The newest is the last. */
export const drafts = new Kept('undercroft.drafts');

/** What a file holds, if it looks like a pack; whether it is a good one says the server. */
export function parcel(text: string): PackFile | null {
  try {
    const found = JSON.parse(text) as Partial<PackFile> | null;
    const whole = found && typeof found.game === 'string' && typeof found.name === 'string' && typeof found.files === 'object' && found.files;
    return whole ? (found as PackFile) : null;
  } catch {
    return null;
  }
}

/** A pack that holds only what differs from the game's own, and nothing yet. */
export function begun(game: string, title: string): PackFile {
  const taken = [...drafts.of(game), ...packs.of(game)].map(({ name }) => name);
  let number = 1;
  const name = () => (number === 1 ? 'my_pack' : `my_pack_${number}`);
  while (taken.includes(name())) number += 1;
  const head = `- id: ${name()}\n  game: ${game}\n  name: ${JSON.stringify(title)}\n  version: 1\n  over: base\n`;
  return { format: FORMAT, version: VERSION, game, name: name(), files: { [HEAD]: head } };
}
