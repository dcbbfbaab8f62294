/** A pack that is being written: its files, what is wrong with them, and its cards; kept by this browser as one types. */
import { ApiError, api } from './api';
import { begun, drafts, HEAD, packs } from './packs';
import type { DraftWish, PackFile, PackInfo, PackPlace } from './protocol';
import { trouble } from './start';

/** Milliseconds without a key before the server is asked. */
const REST = 400;
/** The same after it has asked for patience. */
const PATIENCE = 3000;

export class Workbench {
  pack = $state.raw<PackFile>()!;
  file = $state(HEAD);
  /** The line that is written, from one on. */
  line = $state(1);
  problems = $state.raw<PackPlace[]>([]);
  /** The newest answer to texts without a problem: it has the cards. */
  good = $state.raw<PackInfo | null>(null);
  /** Whether the newest answer is about what stands there now. */
  fresh = $state(false);
  /** The hash of what was looked at last. */
  private hash = '';
  /** No answer at all. */
  failed = $state('');
  /** There is no room for it in this browser. */
  full = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: string,
    private readonly title: () => string,
  ) {
    this.open(drafts.of(game).at(-1) ?? begun(game, title()));
  }

  readonly files = $derived(Object.keys(this.pack.files).sort((a, b) => Number(b === HEAD) - Number(a === HEAD) || a.localeCompare(b)));
  readonly text = $derived(this.pack.files[this.file] ?? '');
  readonly here = $derived(this.problems.filter(({ file }) => file === this.file));
  readonly playable = $derived(this.fresh && this.good !== null && this.problems.length === 0);
  /** The entry that is written. */
  readonly entry = $derived.by(() => {
    const own = (this.good?.entries ?? []).filter(({ file }) => file === this.file && file !== HEAD);
    return own.findLast(({ line }) => line <= this.line) ?? own[0] ?? null;
  });

  open(pack: PackFile): void {
    this.pack = { ...pack, hash: null };
    this.file = this.files.find((file) => file !== HEAD) ?? HEAD;
    this.line = 1;
    this.good = null;
    this.problems = [];
    this.changed(0);
  }

  begin(): void {
    this.open(begun(this.game, this.title()));
  }

  forget(): void {
    drafts.drop(this.pack);
    const left = drafts.of(this.game).at(-1);
    if (left) this.open(left);
    else this.begin();
  }

  write(text: string): void {
    this.pack = { ...this.pack, files: { ...this.pack.files, [this.file]: text } };
    this.changed(REST);
  }

  show(file: string, line = 1): void {
    this.file = file;
    this.line = line;
  }

  /** A new entry, or one of the game's own to be changed, at the end of its files. */
  async add(wish: Omit<DraftWish, 'game'>): Promise<void> {
    const made = await api.draft({ ...wish, game: this.game });
    const files = { ...this.pack.files };
    const before = files[made.file] ?? '';
    for (const [file, text] of Object.entries(made.texts)) files[file] = ended(files[file] ?? '') + text;
    this.pack = { ...this.pack, files };
    this.show(made.file, ended(before).split('\n').length);
    this.changed(0);
  }

  /** Take the file that is shown out of the pack. */
  remove(): void {
    const files = { ...this.pack.files };
    delete files[this.file];
    this.pack = { ...this.pack, files };
    this.show(HEAD);
    this.changed(0);
  }

  /** Ask once more about the same texts: what is wrong is told in the language of the page. */
  again(): void {
    this.changed(0);
  }

  /** The pack as one file to share, once it has been looked at. */
  parcel(): PackFile {
    const files = Object.fromEntries(Object.entries(this.pack.files).sort(([a], [b]) => (a < b ? -1 : 1)));
    return { ...this.pack, files, hash: this.hash };
  }

  /** Keep it among those to play with. */
  take(): boolean {
    return packs.keep(this.parcel());
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private changed(rest: number): void {
    this.fresh = false;
    // An answer that is still to come is about other texts.
    this.asked += 1;
    this.full = !drafts.keep(this.pack);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), rest);
  }

  private async look(): Promise<void> {
    const asked = ++this.asked;
    try {
      const info = await api.look({ packs: [this.pack], drawn: true });
      if (asked === this.asked) this.answer(info);
    } catch (reason) {
      if (asked !== this.asked) return;
      this.failed = trouble(reason);
      const told = reason instanceof ApiError && reason.code === 'invalid';
      // What may not come from outside has no line; whatever else it was may pass.
      this.problems = told ? [{ file: '', line: 0, said: reason.said }] : [];
      if (!told) this.timer = setTimeout(() => void this.look(), PATIENCE);
    }
  }

  private answer(info: PackInfo): void {
    this.failed = '';
    this.fresh = true;
    this.problems = info.places ?? [];
    this.hash = info.hashes[0] ?? '';
    if (info.problems.length) return;
    this.good = info;
    if (info.name === this.pack.name) return;
    // It has given itself another name: so it is kept by that.
    drafts.drop(this.pack);
    this.pack = { ...this.pack, name: info.name };
    this.full = !drafts.keep(this.pack);
  }
}

const ended = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
