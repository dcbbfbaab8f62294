/** A view is never copied as a whole to change a little of it: what a change writes to is copied, all else is shared. */

type Node = Record<PropertyKey, unknown>;
type Known = WeakMap<object, Draft>;

const isNode = (value: unknown): value is Node => {
  if (typeof value !== 'object' || value === null) return false;
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
};

class Draft {
  readonly proxy: Node;
  private copy: Node | null = null;
  private readonly inside = new Map<PropertyKey, Draft>();
  /** What was written here. */
  private readonly put = new Set<PropertyKey>();
  private settled = false;

  constructor(
    private readonly base: Node,
    private readonly above: Draft | null,
    /** Made by the change itself: parts of other drafts may stand in it. */
    private readonly fresh: boolean,
    private readonly known: Known,
  ) {
    this.proxy = new Proxy((Array.isArray(base) ? [] : {}) as Node, {
      get: (_, key) => this.get(key),
      set: (_, key, value) => this.set(key, value),
      deleteProperty: (_, key) => this.drop(key),
      has: (_, key) => key in this.now,
      ownKeys: () => Reflect.ownKeys(this.now),
      getOwnPropertyDescriptor: (target, key) => {
        const found = Reflect.getOwnPropertyDescriptor(this.now, key);
        // A list's length can only be described as the one of the list behind the proxy.
        if (key === 'length' && Array.isArray(target)) target.length = Number(found?.value);
        return found && { ...found, value: this.get(key), configurable: !(key === 'length' && Array.isArray(target)) };
      },
    });
    known.set(this.proxy, this);
  }

  private get now(): Node {
    return this.copy ?? this.base;
  }

  private get(key: PropertyKey): unknown {
    const value = this.now[key];
    if (!isNode(value) || this.known.has(value) || !Object.hasOwn(this.now, key)) return value;
    let within = this.inside.get(key);
    if (within?.base !== value) {
      within = new Draft(value, this, this.fresh || this.put.has(key), this.known);
      this.inside.set(key, within);
    }
    return within.proxy;
  }

  private set(key: PropertyKey, value: unknown): boolean {
    this.touch()[key] = value;
    this.put.add(key);
    return true;
  }

  private drop(key: PropertyKey): boolean {
    return delete this.touch()[key];
  }

  /** This one changes, and so does all it is part of. */
  private touch(): Node {
    if (!this.copy) {
      this.copy = (Array.isArray(this.base) ? [...this.base] : { ...this.base }) as Node;
      this.above?.touch();
    }
    return this.copy;
  }

  /** What it has become. */
  done(): Node {
    const { now } = this;
    if (this.settled || (!this.copy && !this.fresh)) return now;
    this.settled = true;
    for (const [key, within] of this.inside) if (now[key] === within.base) now[key] = within.done();
    for (const key of this.fresh ? Reflect.ownKeys(now) : this.put) if (key !== 'length' && key in now) this.settle(now, key);
    return now;
  }

  private settle(node: Node, key: PropertyKey): void {
    const value = node[key];
    if (!isNode(value)) return;
    const draft = this.known.get(value);
    if (draft) node[key] = draft.done();
    else for (const each of Object.keys(value)) this.settle(value, each);
  }
}

/** The value after a change; the value itself, and whatever the change did not reach, stay as they are. */
export function changed<T extends object>(value: T, change: (draft: T) => void): T {
  const draft = new Draft(value as Node, null, false, new WeakMap());
  change(draft.proxy as T);
  return draft.done() as T;
}
