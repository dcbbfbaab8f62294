/** Which enemy the table looks at: the one under the pointer, the one pinned, or the one a question is about. */
import { t, type Speaker } from '../../lib/i18n.svelte';
import type { Choices } from '../../lib/choices';
import type { BoxEvent } from './box';
import type { Acts, Foe, Catalog, Table } from './seen';

export interface Attack {
  foe: number;
  hero: number;
  damage: number;
  magic: boolean;
}

/** Whether an enemy is through with the phase that runs; while a hero acts, all will act again next. */
export const hasActed = (table: Table, foe: Foe): boolean => foe.acted && !table.heroes.some(({ active }) => active);

/** The questions that answer a blow. */
const ANSWERED = new Set(['defend', 'fortune']);

export class Watch {
  private hovered = $state<number | null>(null);
  private pinned = $state<number | null>(null);

  constructor(
    private readonly table: () => Table,
    private readonly catalog: () => Catalog,
    private readonly choices: () => Choices,
    private readonly log: () => BoxEvent[],
    private readonly speaker: Speaker,
  ) {}

  /** The enemy a question is about: its kind stands in the question, which one of them in the story. */
  readonly actor = $derived.by(() => {
    for (const { prompt, kind, subject } of this.choices().decisions) {
      if (subject?.[0] === 'foe') return Number(subject[1]);
      if (kind === 'fortune') return this.log().findLast((event) => event.kind === 'attacks' || event.kind === 'acts')?.foe ?? null;
      const who = prompt.args?.by ?? prompt.args?.who;
      if (!who || typeof who !== 'object' || !('ref' in who) || who.ref !== 'model') continue;
      const told = this.log().findLast((event) => 'foe' in event && event.model === who.id);
      if (told && 'foe' in told) return told.foe;
    }
    return null;
  });

  /** The blow a hero has to answer now. */
  readonly attack = $derived.by<Attack | null>(() => {
    const decision = this.choices().decisions.find(({ kind }) => ANSWERED.has(kind));
    const hero = this.table().heroes.find(({ seat }) => decision?.seats.includes(seat));
    if (!decision || !hero || this.actor === null) return null;
    return { foe: this.actor, hero: hero.hero, damage: Number(decision.prompt.args?.strength ?? 0), magic: decision.prompt.args?.type === 'magical' };
  });

  readonly foe = $derived.by<Foe | null>(() => {
    const fight = this.table().fight;
    const alive = (n: number | null) => (n === null ? undefined : fight?.foes.find(({ foe }) => foe === n));
    return alive(this.hovered) ?? alive(this.pinned) ?? alive(this.actor) ?? (fight?.boss ? fight.foes.find(({ boss }) => boss) : undefined) ?? null;
  });

  readonly look = (foe: number | null, pin = false): void => {
    if (pin) this.pinned = this.pinned === foe ? null : foe;
    else this.hovered = foe;
  };

  /** The card a boss is at; else its next one if it is known, else the one it has just played. */
  readonly actsOf = (foe: Foe): { acts: Acts | null; kicker: string } => {
    const boss = this.table().fight?.boss;
    const { models, behaviours } = this.catalog();
    if (!foe.boss || !boss) return { acts: models[foe.model]?.own ?? null, kicker: '' };
    const next = boss.card ? undefined : boss.known[0];
    const card = boss.card ?? next ?? boss.top;
    if (!card) return { acts: null, kicker: '' };
    const half = behaviours[card]?.halves[foe.model];
    const name = half?.name ?? this.speaker.name('behaviour', card);
    return { acts: half ?? null, kicker: t(boss.card ? 'ds-ui-this-card' : next ? 'ds-ui-next-card' : 'ds-ui-last-card', { name }) };
  };

  readonly acts = $derived(this.foe ? this.actsOf(this.foe).acts : null);
}
