/**
 * Things of the table are their own buttons.
 *
 * Whatever lies on the table says by which names options know it (`{@attach aim.thing(['node', 4])}`). A thing that is
 * named by one open option takes it; one that is named by several is picked up, and the next thing narrows them down
 * (a figure, then the node it is pushed to). Ground is pointed at last: it takes only what needs no further thing, so that
 * a walk is one click although a skill could be used there as well. What no thing on the table can tell apart is asked by
 * buttons in the prompt.
 * Nothing here knows a game or a rule.
 */
import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { fits, type Choice, type Choices, type Name } from './choices';
import { settings } from './settings.svelte';
import { spot } from './spot.svelte';

/** Letters that choose; the others have a meaning of their own at the table (see `Table`). */
export const LETTERS = [...'abcdefghijkmnpqrstvwxyz'];
/** At most so many answers stand in the prompt. */
export const ANSWERS = 6;

/** What a click on a thing does now. */
export interface Meaning {
  does: 'take' | 'pick' | 'drop' | 'none';
  /** The one option it takes. */
  choice: Choice | null;
  /** All options that name it. */
  all: Choice[];
  letter: string | null;
}

interface Thing {
  names: readonly Name[];
  /** It is pointed at last and never picked up for what needs another thing. */
  ground?: boolean;
  /** It is no more than a button: the first tap acts. */
  button?: boolean;
}

const NOTHING: Meaning = { does: 'none', choice: null, all: [], letter: null };
const idOf = (names: readonly Name[]): string => names.map((name) => name.join('\u0000')).join('\u0001');
const wordOf = ({ decision, option }: Choice): string => `${decision.id} ${option.id}`;
const named = (choice: Choice, { names }: Thing): boolean => names.some((name) => fits(choice.option.targets, name));

export class Aim {
  /** Letters are shown to whoever uses the keyboard. */
  keyed = $state(false);
  /** What was looked at by a first tap, or is held under the pointer. */
  looked = $state<string | null>(null);
  /** A deadly choice that waits for a second word. */
  private warned = $state('');
  /** What may be done beside the question is looked at instead of the question. */
  aside = $state(false);
  /** What a master would choose, best first. */
  counsel = $state.raw<Choice[]>([]);
  private picks = $state.raw<Thing[]>([]);
  private things = new Map<string, { thing: Thing; count: number }>();
  private made = new Map<string, Attachment<HTMLElement | SVGElement>>();
  private version = $state(0);
  private asked = '';

  constructor(
    private readonly choices: () => Choices,
    private readonly choose: (decision: string, option: string) => void,
    /** What goes on with the game, or leaves things as they are. */
    private readonly main: (choice: Choice) => boolean = () => false,
  ) {}

  /** A new question: nothing is in hand any more. */
  renew(): void {
    const now = this.choices()
      .decisions.map(({ id }) => id)
      .join();
    if (now === this.asked) return;
    this.asked = now;
    this.clear();
    this.aside = false;
  }

  clear(): void {
    this.picks = [];
    this.warned = '';
    this.looked = null;
  }

  /** One step back; false where there is none. */
  back(): boolean {
    if (this.armed) this.warned = '';
    else if (this.picks.length) this.picks = this.picks.slice(0, -1);
    else if (this.aside) this.aside = false;
    else if (this.looked !== null) this.looked = null;
    else return false;
    return true;
  }

  get armed(): Choice | undefined {
    return this.warned ? this.choices().all.find((choice) => wordOf(choice) === this.warned) : undefined;
  }

  /** The letter that asked for it, and asks for it once more. */
  get sure(): string | null {
    const { armed } = this;
    if (!armed) return null;
    const button = this.buttons.find(({ choice }) => choice === armed);
    return (button ?? [...this.plan.meanings.values()].find(({ choice }) => choice === armed))?.letter ?? null;
  }

  /** How many things are in hand. */
  readonly depth = $derived.by(() => this.picks.length);
  /** What may be done beside the question. */
  readonly besides = $derived.by(() => this.choices().all.filter(({ decision }) => decision.aside));
  /** The options that are still meant. */
  readonly live = $derived.by(() => {
    const { all } = this.choices();
    const asked = this.aside ? this.besides : all.filter(({ decision }) => !decision.aside);
    return asked.filter((choice) => this.picks.every((thing) => named(choice, thing)));
  });

  private readonly plan = $derived.by(() => {
    void this.version;
    const { live } = this;
    const meanings = new Map<string, Meaning>();
    const held = new Set<Choice>();
    /** Whether a target is in hand already, or the same for all. */
    const told = (target: Name) =>
      this.picks.some(({ names }) => names.some((name) => fits([[target[0], target[1]]], name))) || live.every(({ option }) => fits(option.targets, target));
    const whole = ({ option }: Choice, { names }: Thing) =>
      option.targets.every((target) => target[0] === 'place' || names.some(([kind]) => kind === target[0]) || told(target));
    for (const [id, { thing }] of this.things) {
      const all = live.filter((choice) => named(choice, thing) && (!thing.ground || whole(choice, thing)));
      if (this.picks.some(({ names }) => idOf(names) === id)) {
        meanings.set(id, { does: 'drop', choice: null, all, letter: null });
        continue;
      }
      // A thing that every option names tells none apart.
      if (!all.length || (all.length === live.length && live.length > 1)) continue;
      const choice = all.length === 1 ? all[0]! : null;
      meanings.set(id, { does: choice ? 'take' : 'pick', choice, all, letter: null });
      for (const each of all) held.add(each);
    }
    const bare = live.filter((choice) => !held.has(choice));
    const order = [...bare.filter(this.main), ...bare.filter((choice) => !this.main(choice))];
    const shown = order.length > ANSWERS ? order.slice(0, ANSWERS - 1) : order;
    const letters = [...LETTERS];
    const buttons = shown.map((choice) => ({ choice, letter: letters.shift() ?? null }));
    for (const meaning of meanings.values()) if (meaning.does !== 'drop') meaning.letter = letters.shift() ?? null;
    const direct = new Set(shown);
    for (const { choice } of meanings.values()) if (choice) direct.add(choice);
    return { meanings, buttons, direct, rest: order.length - shown.length };
  });

  /** What stands in the prompt: what has no place on the table. */
  get buttons(): { choice: Choice; letter: string | null }[] {
    return this.plan.buttons;
  }
  /** How many more have none, and stand in the list only. */
  get rest(): number {
    return this.plan.rest;
  }

  /** Whether one click on the table or in the prompt takes it now. */
  shows(choice: Choice): boolean {
    return this.plan.direct.has(choice);
  }

  of(...names: Name[]): Meaning {
    return this.plan.meanings.get(idOf(names)) ?? NOTHING;
  }
  picked(...names: Name[]): boolean {
    return this.of(...names).does === 'drop';
  }
  /** Why it cannot be chosen, where something open might be expected. */
  whyNot(...names: Name[]) {
    if (this.of(...names).does !== 'none') return undefined;
    return this.choices().closed.find(({ option }) => names.some((name) => fits(option.targets, name)))?.option;
  }
  /** The letter to show on it. */
  letter(...names: Name[]): string | null {
    return this.keyed ? this.of(...names).letter : null;
  }

  /** Takes an option; a deadly one is asked for twice. */
  take(choice: Choice): void {
    if (settings.now.deadly && choice.option.outcome?.deadly && this.warned !== wordOf(choice)) {
      this.warned = wordOf(choice);
      return;
    }
    this.warned = '';
    this.looked = null;
    this.choose(choice.decision.id, choice.option.id);
  }

  /** What a click on a thing does. */
  press(...names: Name[]): void {
    const { does, choice } = this.of(...names);
    if (does === 'take') this.take(choice!);
    else if (does === 'pick') this.picks = [...this.picks, { names }];
    else if (does === 'drop') this.picks = this.picks.filter((thing) => idOf(thing.names) !== idOf(names));
  }

  /** A key was pressed; true if it meant something. */
  key(letter: string): boolean {
    this.keyed = true;
    const button = this.buttons.find((each) => each.letter === letter);
    if (button) this.take(button.choice);
    const found = [...this.plan.meanings].find(([, meaning]) => meaning.letter === letter)?.[0];
    const thing = found === undefined ? undefined : this.things.get(found)?.thing;
    if (thing) this.press(...thing.names);
    return button !== undefined || thing !== undefined;
  }

  /** What goes on with the game, where a plain *yes* may take it. */
  get usual(): Choice | undefined {
    const { live } = this;
    const found = live.find(this.main) ?? (live.length === 1 ? live[0] : undefined);
    return found && !found.option.outcome?.deadly && !found.option.outcome?.useless ? found : undefined;
  }

  /** Makes an element of the table the thing of these names. */
  thing(...names: Name[]): Attachment<HTMLElement | SVGElement> {
    return this.same({ names });
  }
  /** The same, for a place that is pointed at last. */
  ground(...names: Name[]): Attachment<HTMLElement | SVGElement> {
    return this.same({ names, ground: true });
  }

  /** The same, for what is looked at on the real table: here it is only said. */
  button(...names: Name[]): Attachment<HTMLElement | SVGElement> {
    return this.same({ names, button: true });
  }

  private same(thing: Thing): Attachment<HTMLElement | SVGElement> {
    const id = idOf(thing.names);
    // The same thing is the same attachment: an element keeps it while everything else about it changes.
    let made = this.made.get(id);
    if (!made) this.made.set(id, (made = this.attachment(id, thing)));
    return made;
  }

  private attachment(id: string, thing: Thing): Attachment<HTMLElement | SVGElement> {
    const { names } = thing;
    return (element) => {
      untrack(() => this.enter(id, thing));
      element.setAttribute('data-names', names.map(([kind, name]) => `${kind}:${name}`).join(' '));
      $effect(() => this.dress(element, names));
      const click = (event: Event) => {
        // A button upon a thing speaks for itself.
        const button = (event.target as Element).closest('button, a');
        if (button && button !== element && element.contains(button)) return;
        const { does } = this.of(...names);
        const touch = (event as PointerEvent).pointerType === 'touch';
        if (does === 'none') {
          // A figure with nothing to say leaves the tap to the ground it stands on.
          if (touch && !element.parentElement?.closest('[data-aim]')) this.looked = this.looked === id ? null : id;
          return;
        }
        event.stopPropagation();
        // The first tap of a finger looks, the second acts.
        if (touch && !thing.button && this.looked !== id) {
          this.looked = id;
          spot.show(this.of(...names).choice?.option);
          return;
        }
        this.press(...names);
      };
      const enter = () => spot.show(this.of(...names).choice?.option);
      const leave = () => spot.show();
      element.addEventListener('click', click);
      element.addEventListener('mouseenter', enter);
      element.addEventListener('mouseleave', leave);
      return () => {
        element.removeEventListener('click', click);
        element.removeEventListener('mouseenter', enter);
        element.removeEventListener('mouseleave', leave);
        for (const name of DRESS) element.removeAttribute(name);
        untrack(() => this.leave(id));
      };
    };
  }

  /** What a second tap would do with the thing that was looked at. */
  get held(): Meaning {
    return (this.looked !== null && this.plan.meanings.get(this.looked)) || NOTHING;
  }

  /** Whether a first tap has looked at it. */
  sees(...names: Name[]): boolean {
    return this.looked === idOf(names);
  }

  private dress(element: HTMLElement | SVGElement, names: readonly Name[]): void {
    const { does, choice, all, letter } = this.of(...names);
    const advised = this.counsel.findIndex(({ option }) => all.some((each) => each.option === option));
    const armed = choice !== null && this.armed === choice;
    put(element, 'data-aim', does === 'none' ? null : does === 'drop' ? 'picked' : does);
    put(element, 'data-state', choice && choice.state !== 'open' ? choice.state : armed ? 'armed' : this.looked === idOf(names) ? 'looked' : null);
    put(element, 'data-option', choice?.option.id ?? null);
    put(element, 'data-decision', choice?.decision.id ?? null);
    put(element, 'data-deadly', choice?.option.outcome?.deadly ? '' : null);
    put(element, 'data-advice', advised < 0 ? null : advised === 0 ? 'best' : 'good');
    put(element, 'aria-keyshortcuts', letter);
    put(element, 'data-key', this.keyed ? letter : null);
  }

  private enter(id: string, thing: Thing): void {
    const known = this.things.get(id);
    if (known) known.count += 1;
    else {
      this.things.set(id, { thing, count: 1 });
      this.version += 1;
    }
  }
  private leave(id: string): void {
    const known = this.things.get(id);
    if (!known) return;
    known.count -= 1;
    if (known.count === 0) {
      this.things.delete(id);
      this.version += 1;
    }
  }
}

/** What a thing wears. */
const DRESS = ['data-names', 'data-aim', 'data-state', 'data-option', 'data-decision', 'data-deadly', 'data-advice', 'aria-keyshortcuts', 'data-key'];

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const KEY = Symbol('aim');
export const holdAim = (aim: Aim): Aim => setContext(KEY, aim);
export const useAim = (): Aim => getContext<Aim>(KEY);
