import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Aim, ANSWERS, LETTERS } from './aim.svelte';
import { Choices, type Name } from './choices';
import type { Decision, Option, Target } from './protocol';
import { settings } from './settings.svelte';

const option = (id: string, targets: Target[] = [], more: Partial<Option> = {}): Option => ({ id, text: { id }, targets, kind: 'play', ...more });
const question = (options: Option[], more: Partial<Decision> = {}): Decision => ({
  id: '7',
  kind: 'act',
  seats: [0],
  prompt: { id: 'prompt' },
  options,
  closed: [],
  chosen: null,
  ...more,
});
const promise = (more: { deadly?: boolean; useless?: boolean }) => ({ outcome: { text: { id: 'promise' }, deadly: false, useless: false, ...more } });

/** A table with things on it, and what was taken from it. */
class Tabletop {
  decisions = $state.raw<Decision[]>([]);
  taken: string[] = [];
  private readonly choices = $derived.by(() => new Choices(this.decisions));
  aim = new Aim(
    () => this.choices,
    (decision, chosen) => this.taken.push(`${decision} ${chosen}`),
    ({ option: { kind } }) => kind === 'end',
  );
  private away: (() => void)[] = [];

  ask(...decisions: Decision[]): void {
    this.decisions = decisions;
    this.aim.renew();
    flushSync();
  }
  lay(...names: Name[]): HTMLElement {
    return this.put(document.createElement('button'), this.aim.thing(...names));
  }
  /** A place that is pointed at last. */
  level(...names: Name[]): HTMLElement {
    return this.put(document.createElement('div'), this.aim.ground(...names));
  }
  /** What is only said here. */
  show(...names: Name[]): HTMLElement {
    return this.put(document.createElement('button'), this.aim.button(...names));
  }
  private put(element: HTMLElement, attach: Attachment<HTMLElement>): HTMLElement {
    this.away.push(
      $effect.root(() => {
        $effect(() => attach(element) ?? undefined);
      }),
    );
    flushSync();
    return element;
  }
  clear(): void {
    for (const leave of this.away.splice(0)) leave();
    flushSync();
  }
}

let table: Tabletop;
let aim: Aim;
const click = (element: HTMLElement, pointerType = 'mouse') => {
  element.dispatchEvent(new PointerEvent('click', { pointerType, bubbles: true }));
  flushSync();
};
beforeEach(() => {
  table = new Tabletop();
  aim = table.aim;
});
afterEach(() => table.clear());

describe('things of the table', () => {
  test('one that a single option names takes it', () => {
    const card = table.lay(['card', 'axe']);
    table.ask(question([option('axe', [['card', 'axe']]), option('cane', [['card', 'cane']])]));
    expect(card.dataset).toMatchObject({ aim: 'take', option: 'axe', decision: '7' });
    click(card);
    expect(table.taken).toEqual(['7 axe']);
    // What has no place on the table stands in the prompt, and only that.
    expect(aim.buttons.map(({ choice }) => choice.option.id)).toEqual(['cane']);
  });

  test('ground takes what needs nothing else, and what is in hand is used on it', () => {
    const skill = table.lay(['skill', 'smite']);
    const near = table.level(['area', 1]);
    const far = table.level(['area', 2]);
    const smite = (area: number) =>
      option(`smite-${area}`, [
        ['skill', 'smite'],
        ['area', area],
      ]);
    table.ask(question([option('walk-1', [['area', 1]]), smite(1), smite(2)]));
    // A walk is one click, although the skill could be used there as well; where there is no walk there is nothing yet.
    expect(near.dataset).toMatchObject({ aim: 'take', option: 'walk-1' });
    expect(far.dataset.aim).toBeUndefined();
    click(skill);
    expect([near.dataset.option, far.dataset.option]).toEqual(['smite-1', 'smite-2']);
    click(far);
    expect(table.taken).toEqual(['7 smite-2']);
  });

  test('ground needs no word for what all options have in common', () => {
    const near = table.level(['area', 1]);
    const push = (area: number) =>
      option(`push-${area}`, [
        ['figure', 3],
        ['area', area],
      ]);
    table.lay(['figure', 3]);
    table.ask(question([push(1), push(2)]));
    expect(near.dataset.option).toBe('push-1');
  });

  test('a button upon a thing speaks for itself, and what is no thing any more wears nothing', () => {
    const card = table.level(['card', 'axe']);
    const more = card.appendChild(document.createElement('button'));
    table.ask(question([option('axe', [['card', 'axe']]), option('end')]));
    click(more);
    expect(table.taken).toEqual([]);
    click(card);
    expect(table.taken).toEqual(['7 axe']);
    table.clear();
    expect(card.getAttributeNames()).toEqual([]);
  });

  test('one that several options name is picked up, and the next thing narrows them down', () => {
    const figure = table.lay(['figure', 3]);
    const node = table.lay(['node', 4]);
    const other = table.lay(['node', 5]);
    table.ask(
      question([
        option('push-4', [
          ['figure', 3],
          ['node', 4],
        ]),
        option('push-5', [
          ['figure', 3],
          ['node', 5],
        ]),
        option('stay', [['node', 5]]),
      ]),
    );
    expect(figure.dataset.aim).toBe('pick');
    expect(other.dataset.aim).toBe('pick');
    click(figure);
    expect(figure.dataset.aim).toBe('picked');
    expect(aim.picked(['figure', 3])).toBe(true);
    expect(aim.depth).toBe(1);
    expect(other.dataset.option).toBe('push-5');
    click(node);
    expect(table.taken).toEqual(['7 push-4']);
  });

  test('what was picked up is put down by another click, and by a step back', () => {
    const figure = table.lay(['figure', 3]);
    table.ask(question([option('a', [['figure', 3]]), option('b', [['figure', 3]]), option('c')]));
    click(figure);
    click(figure);
    expect(aim.depth).toBe(0);
    click(figure);
    expect(aim.back()).toBe(true);
    expect(aim.depth).toBe(0);
    expect(aim.back()).toBe(false);
  });

  test('a thing that every option names tells none apart', () => {
    const hero = table.lay(['hero', 0]);
    table.ask(question([option('a', [['hero', 0]]), option('b', [['hero', 0]])]));
    expect(hero.dataset.aim).toBeUndefined();
    expect(aim.buttons).toHaveLength(2);
  });

  test('the same card in two places is two things', () => {
    const hand = table.lay(['card', 'axe', 'hand']);
    const row = table.lay(['card', 'axe', 'row']);
    table.ask(
      question([
        option('play', [
          ['card', 'axe'],
          ['place', 'hand'],
        ]),
        option('buy', [
          ['card', 'axe'],
          ['place', 'row'],
        ]),
      ]),
    );
    expect([hand.dataset.option, row.dataset.option]).toEqual(['play', 'buy']);
  });

  test('one that leaves the table gives its options back to the prompt', () => {
    table.lay(['card', 'axe']);
    table.ask(question([option('axe', [['card', 'axe']]), option('pass')]));
    expect(aim.buttons).toHaveLength(1);
    table.clear();
    expect(aim.buttons).toHaveLength(2);
  });

  test('a new question empties the hand, the same one again does not', () => {
    const figure = table.lay(['figure', 3]);
    const asked = question([option('a', [['figure', 3]]), option('b', [['figure', 3]]), option('c')]);
    table.ask(asked);
    click(figure);
    table.ask({ ...asked });
    expect(aim.depth).toBe(1);
    table.ask({ ...asked, id: '8' });
    expect(aim.depth).toBe(0);
  });

  test('what is closed says why', () => {
    table.lay(['card', 'cane']);
    table.ask(question([option('pass')], { closed: [{ ...option('cane', [['card', 'cane']]), reason: { id: 'too-late' } }] }));
    expect(aim.whyNot(['card', 'cane'])?.reason.id).toBe('too-late');
    expect(aim.whyNot(['card', 'axe'])).toBeUndefined();
  });

  test('the first tap of a finger looks, the second acts', () => {
    const card = table.lay(['card', 'axe']);
    table.ask(question([option('axe', [['card', 'axe']]), option('pass')]));
    click(card, 'touch');
    expect(table.taken).toEqual([]);
    expect(aim.sees(['card', 'axe'])).toBe(true);
    expect(card.dataset.state).toBe('looked');
    click(card, 'touch');
    expect(table.taken).toEqual(['7 axe']);
  });
});

describe('the prompt', () => {
  test('never holds more than six answers; what goes on comes first', () => {
    const many = Array.from({ length: 11 }, (_, n) => option(`o${n}`));
    table.ask(question([...many, option('stop', [], { kind: 'end' })]));
    expect(aim.buttons.length).toBeLessThanOrEqual(ANSWERS);
    expect(aim.buttons[0]!.choice.option.id).toBe('stop');
    expect(aim.buttons.length + aim.rest).toBe(12);
    table.ask(question(many.slice(0, ANSWERS), { id: '8' }));
    expect(aim.buttons).toHaveLength(ANSWERS);
    expect(aim.rest).toBe(0);
  });

  test('letters are one for each, shown only to who uses the keys', () => {
    const card = table.lay(['card', 'axe']);
    table.ask(question([option('axe', [['card', 'axe']]), option('one'), option('two')]));
    expect(card.dataset.key).toBeUndefined();
    const letters = [...aim.buttons.map(({ letter }) => letter), aim.of(['card', 'axe']).letter];
    expect(letters).toEqual(LETTERS.slice(0, 3));
    expect(aim.key('?')).toBe(false);
    flushSync();
    expect(card.dataset.key).toBe(LETTERS[2]);
    expect(aim.key(LETTERS[2]!)).toBe(true);
    expect(aim.key(LETTERS[1]!)).toBe(true);
    expect(table.taken).toEqual(['7 axe', '7 two']);
  });

  test('a deadly choice is asked for twice, and a step back forgets it', () => {
    const node = table.lay(['node', 1]);
    table.ask(question([option('leap', [['node', 1]], promise({ deadly: true })), option('stay')]));
    click(node);
    expect(table.taken).toEqual([]);
    expect(aim.armed?.option.id).toBe('leap');
    expect(node.dataset.state).toBe('armed');
    aim.back();
    click(node);
    expect(table.taken).toEqual([]);
    click(node);
    expect(table.taken).toEqual(['7 leap']);
  });

  test('who wants no second question is asked once', () => {
    const node = table.lay(['node', 1]);
    table.ask(question([option('leap', [['node', 1]], promise({ deadly: true })), option('stay')]));
    settings.set('deadly', false);
    click(node);
    settings.set('deadly', true);
    expect(table.taken).toEqual(['7 leap']);
  });

  test('a button of the house is pressed by one tap, a thing of the table by two', () => {
    const face = table.show(['outcome', 'six']);
    const node = table.lay(['node', 1]);
    table.ask(question([option('six', [['outcome', 'six']]), option('walk', [['node', 1]])]));
    const tap = (element: Element) => element.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    tap(node);
    expect(table.taken).toEqual([]);
    tap(face);
    expect(table.taken).toEqual(['7 six']);
  });

  test('the letter that asked for a deadly choice asks for it once more', () => {
    const node = table.lay(['node', 1]);
    table.ask(question([option('leap', [['node', 1]], promise({ deadly: true })), option('fall', [], promise({ deadly: true }))]));
    expect(table.aim.sure).toBeNull();
    for (const [letter, taken] of [
      [node.getAttribute('aria-keyshortcuts')!, '7 leap'],
      [table.aim.buttons[0]!.letter!, '7 fall'],
    ] as const) {
      table.aim.key(letter);
      expect(table.aim.sure).toBe(letter);
      table.aim.key(letter);
      expect(table.taken.at(-1)).toBe(taken);
      expect(table.aim.sure).toBeNull();
    }
    expect(table.taken).toHaveLength(2);
  });

  test('a plain yes never takes what is deadly or of no use', () => {
    table.ask(question([option('only')]));
    expect(aim.usual?.option.id).toBe('only');
    table.ask(question([option('only', [], promise({ deadly: true }))], { id: '8' }));
    expect(aim.usual).toBeUndefined();
    table.ask(question([option('a'), option('stop', [], { kind: 'end', ...promise({ useless: true }) })], { id: '9' }));
    expect(aim.usual).toBeUndefined();
    table.ask(question([option('a'), option('stop', [], { kind: 'end' })], { id: '10' }));
    expect(aim.usual?.option.id).toBe('stop');
  });

  test('what may be done beside the question waits until it is looked at', () => {
    const flask = table.lay(['flask', 0]);
    table.ask(question([option('go'), option('wait')]), question([option('drink', [['flask', 0]]), option('swap')], { id: '8', aside: true }));
    expect(aim.live.map(({ option: { id } }) => id)).toEqual(['go', 'wait']);
    expect(aim.besides).toHaveLength(2);
    expect(flask.dataset.aim).toBeUndefined();
    aim.aside = true;
    flushSync();
    expect(aim.live.map(({ option: { id } }) => id)).toEqual(['drink', 'swap']);
    expect(flask.dataset.option).toBe('drink');
    aim.back();
    expect(aim.aside).toBe(false);
  });
});
