/** One screen at a table: whose eyes it has, what it may do, and what the house says to it. */
import { untrack } from 'svelte';
import { loadGame, lobbyOf, type Game, type OptionLook } from '../games';
import { api, ApiError } from './api';
import { Choices } from './choices';
import { lastBoard } from './ending';
import { list, Speaker, t } from './i18n.svelte';
import { keys } from './keys';
import type { Coach } from './lessons.svelte';
import { part } from './load';
import { notify } from './notify';
import type { Catalog, GameInfo, Option, SeatWish, Setup, TableInfo, View } from './protocol';
import type { Riddle } from './riddle.svelte';
import { router } from './router.svelte';
import { Session } from './session.svelte';
import { settings } from './settings.svelte';
import { following } from './setup';
import { Stage } from './stage.svelte';
import { learnBy, open, puzzle, save, trouble } from './start';
import { Talk } from './talk.svelte';
import { toasts } from './toast.svelte';

/** What the chronicle shows: what happened, what is said, and the chapters of a long match. */
export type Tab = 'story' | 'talk' | 'diary';
export type Panel = 'help' | 'seats' | 'log' | 'invitations';

/** What a link to a table opens at once. */
const WAYS: Record<string, Panel> = { '#invitations': 'invitations', '#diary': 'log' };
/** Who comes back after so many milliseconds is told what happened last. */
const AWAY = 2 * 3_600_000;

export class Desk {
  readonly key;
  readonly talk: Talk;
  /** What the chronicle shows. */
  tab = $state<Tab>('story');
  tokens = $state.raw<Record<number, string>>({});
  info = $state.raw<TableInfo | null>(null);
  catalog = $state.raw<Catalog | null>(null);
  about = $state.raw<GameInfo | null>(null);
  game = $state.raw<Game | undefined>();
  error = $state('');
  hopeless = $state(false);
  notice = $state('');
  curtain = $state<number | null>(null);
  panel = $state<Panel | null>(null);
  /** For how long nobody looked at this table from here, in milliseconds; 0: not long, or it has been told what was. */
  away = $state(0);
  /** The board is looked at once more after the end. */
  lookBack = $state(false);
  /** Who says what to look at, where this is a guided game. */
  coach = $state.raw<Coach | null>(null);
  riddle = $state.raw<Riddle | null>(null);
  /** What was chosen before the puzzle of this table had come. */
  private readonly early: Parameters<Riddle['answered']>[] = [];
  /** The board on which it was decided, where the rules have cleared the table. */
  decided = $state.raw<View | null>(null);
  private invites = $state.raw<{ seat: number; invite: string }[]>([]);
  /** Invitations of my own making. */
  private given = $state.raw<Record<number, string>>({});

  readonly stage = new Stage(() => this.game?.script ?? null);
  readonly session: Session;
  readonly speaker: Speaker;

  constructor(
    readonly table: string,
    /** A screen for everybody: nobody's eyes. */
    readonly screen: boolean,
  ) {
    this.talk = new Talk(table);
    this.key = keys.of(table);
    this.tokens = this.key?.seats ?? {};
    this.panel = screen ? null : (WAYS[router.hash] ?? null);
    if (router.hash === '#diary') this.tab = 'diary';
    this.session = new Session(
      table,
      this.stage,
      this.key?.host ?? null,
      (code) => {
        if (code === 'forbidden') this.notice = this.lost.length ? '' : t('ui-seat-lost');
        else {
          this.error = t('ui-not-found');
          this.hopeless = true;
        }
      },
      (event) => toasts.say(this.speaker.say(event.text)),
      this.talk,
    );
    this.speaker = new Speaker(
      () => this.catalog,
      () => this.session.seats,
      () => (this.lookBack && this.decided) || this.stage.view,
    );
  }

  readonly lobby = $derived.by(() => (this.info ? lobbyOf(this.info.game) : undefined));
  readonly view = $derived.by(() => this.stage.view);
  readonly eyes = $derived.by(() => this.session.eyes);
  readonly mine = $derived.by(() =>
    this.screen
      ? []
      : Object.keys(this.tokens)
          .map(Number)
          .filter((seat) => this.session.seats.find((each) => each.seat === seat)?.kind === 'person'),
  );
  /** Seats of mine that were given away and that I may take back. */
  readonly lost = $derived.by(() => (this.screen ? [] : this.session.seats.filter(({ seat, held }) => held && this.tokens[seat] !== undefined)));
  readonly unclaimed = $derived.by(() => this.session.seats.filter(({ kind }) => kind === 'invite'));
  /** Whoever comes into play without a player, and the seats the game waits for. */
  readonly ownerless = $derived.by(() => {
    const { view, session } = this;
    if (!view || view.over) return [];
    const empty = session.seats.filter(
      ({ seat, kind }) => kind === 'empty' && (this.speaker.passing('seat', seat) !== undefined || session.vacant.includes(seat)),
    );
    // An invitation may take its time, until nothing else can happen: then one seat after the other.
    const idle = !view.waiting.some((seat) => this.mine.includes(seat));
    return [...empty, ...this.unclaimed.filter(({ seat }) => idle && session.vacant.includes(seat)).slice(0, 1)];
  });
  readonly bearer = $derived.by(() => this.key?.host ?? (this.mine[0] === undefined ? undefined : this.tokens[this.mine[0]]));
  readonly choices = $derived.by(() => new Choices(this.stage.busy || !this.view ? [] : this.view.decisions, this.session.pending));
  /** What a real die or deck is to show: any person may say it. */
  readonly awaited = $derived.by(() => this.choices.decisions.find(({ kind }) => kind === 'chance') ?? null);
  /** Whoever shares this screen is not away. */
  readonly seated = $derived.by(() => this.session.seats.map((each) => (this.mine.includes(each.seat) ? { ...each, connected: true } : each)));
  readonly request = $derived.by(() => this.session.undo.request);
  /** Nobody speaks and nothing lies over the table: it may go on by itself. */
  readonly quiet = $derived.by(
    () => !this.coach?.line && this.panel === null && !this.away && this.curtain === null && this.request === null && this.session.pending === null,
  );
  readonly voting = $derived.by(() => {
    const { request, eyes } = this;
    return request !== null && eyes !== null && request.needed.includes(eyes) && !request.agreed.includes(eyes);
  });
  readonly offered = $derived.by(() => {
    const all = [...this.invites, ...Object.entries(this.given).map(([seat, invite]) => ({ seat: Number(seat), invite }))];
    return all.filter(({ seat }, n) => this.unclaimed.some((each) => each.seat === seat) && all.findIndex((each) => each.seat === seat) === n);
  });
  readonly turn = $derived.by(() => this.view !== null && this.eyes !== null && this.view.waiting.includes(this.eyes) && !this.stage.busy);
  readonly ended = $derived.by(() => (this.view?.over && this.view.result && !this.stage.busy ? this.view.result : null));
  /** What is looked back at. */
  readonly behind = $derived.by(() => {
    const shown = this.decided ?? this.view!;
    return this.game?.past?.(shown) ?? shown;
  });
  /** Where fate comes from, where somebody may know it. */
  readonly origin = $derived.by(() =>
    this.session.seed !== null ? t('ui-seed-chosen', { seed: this.session.seed }) : this.session.imported ? t('ui-imported') : '',
  );
  readonly others = $derived.by(() => this.session.seats.some(({ kind, seat }) => kind === 'person' && !this.session.yours.includes(seat)));
  /** Who is honest takes nothing back that would need a fresh fate. */
  readonly mayUndo = $derived.by(() => this.session.undo.mine === 'free' || (this.session.undo.mine === 'ask' && !settings.now.honest));
  readonly undoText = $derived.by(() => (this.session.undo.mine === 'ask' && this.others ? t('ui-undo-ask') : t('ui-undo')));
  /** What I am asked, in a line. */
  readonly asked = $derived.by(() =>
    this.choices.decisions
      .filter(({ aside }) => !aside)
      .map(({ prompt }) => this.speaker.say(prompt))
      .join(' '),
  );
  /** Who has still to say whether something is taken back. */
  readonly voters = $derived.by(() => list((this.request?.needed ?? []).filter((seat) => !this.request!.agreed.includes(seat)).map(this.speaker.seat)));

  /** Whether there are chapters to tell of. */
  readonly long = $derived.by(() => this.view !== null && (this.game?.diary?.fits(this.view) ?? false));

  looked = (option: Option): OptionLook => (this.view && this.game?.option?.(this.view, option)) ?? {};

  /** Comes to the table; what is returned leaves it. */
  sit(): () => void {
    const only = Object.keys(this.tokens);
    if (!this.screen) {
      const since = this.key?.seen === undefined || this.key.over ? 0 : Date.now() - this.key.seen;
      this.away = since >= AWAY ? since : 0;
      keys.touch(this.table);
    }
    const leave = () => {
      if (!this.screen && document.visibilityState === 'hidden') keys.seen(this.table);
    };
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', this.left);
    // The word has done its work: a reload is no reason to show them again.
    if (WAYS[router.hash]) router.go(router.path, true);
    // The key says which game it is before the server does.
    if (this.key) loadGame(this.key.game).catch(() => undefined);
    const asked = api.table(this.table);
    Promise.all([asked, api.catalog(this.table), api.games(), asked.then((found) => loadGame(found.game))]).then(
      ([found, pack, games, drawn]) => {
        this.info = found;
        this.game = drawn;
        this.catalog = pack;
        this.about = games.find(({ id }) => id === found.game) ?? null;
        if (found.puzzle && !this.screen && only.length) this.pose(found.game, found.puzzle);
        if (found.lesson && !this.screen && only.length) this.call(found.game, found.lesson);
        this.session.open(!this.screen && only.length === 1 ? this.tokens[Number(only[0])]! : null);
      },
      (reason: unknown) => {
        this.error = trouble(reason);
        this.hopeless = reason instanceof ApiError && reason.code === 'missing';
      },
    );
    if (this.screen) document.documentElement.classList.add('large');
    return () => {
      document.documentElement.classList.remove('large');
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', this.left);
      this.left();
      this.session.close();
    };
  }

  private left = (): void => {
    if (!this.screen) keys.seen(this.table);
  };

  /** The coach comes by himself, a little later than the table: without him the game is the same. */
  private call(game: string, lesson: string): void {
    const eyes = () => (this.session.ready ? this.stage.view : null);
    part(import('./lessons.svelte'))
      .then(({ Coach }) => Coach.come(this.table, game, lesson, eyes, () => this.stage.log))
      .then(
        (coach) => (this.coach = coach),
        (reason: unknown) => toasts.say(trouble(reason)),
      );
  }

  /** The puzzle of this table: it is told beside the board. */
  private pose(game: string, id: string): void {
    part(import('./riddle.svelte'))
      .then(({ Riddle }) => Riddle.come(game, id))
      .then(
        (riddle) => {
          this.riddle = riddle;
          for (const each of this.early.splice(0)) riddle.answered(...each);
        },
        (reason: unknown) => toasts.say(trouble(reason)),
      );
  }

  /** Something is chosen: a puzzle judges it, now or when it has come. */
  judge(...chosen: Parameters<Riddle['answered']>): void {
    if (this.riddle) this.riddle.answered(...chosen);
    else this.early.push(chosen);
  }

  /** What goes on by itself while one sits there; called while the page is made. */
  watch(): void {
    // The person of a seat was given another: the same token opens it.
    $effect(() => {
      const now = this.eyes === null ? undefined : this.tokens[this.eyes];
      if (this.screen || now === undefined) return;
      for (const seat of this.session.yours) if (this.tokens[seat] !== now) untrack(() => this.own(seat, now));
    });
    // The tab says when it is my turn.
    const turn = $derived(this.turn && !this.screen);
    const chapter = $derived(this.view && this.game ? ` · ${this.game.chapter(this.view)}` : '');
    $effect(() => {
      document.title = `${turn ? `● ${t('ui-turn-yours')} · ` : ''}${t('ui-title')}${chapter}`;
    });
    // So do the bell and the browser, to whoever looks elsewhere; a table that was just opened is no news.
    let before: boolean | null = null;
    $effect(() => {
      const now = turn;
      if (!this.session.ready || this.stage.busy) return;
      if (before === false && now) untrack(() => notify.turn(this.table, t('ui-turn-yours'), this.asked));
      before = now;
    });
    // The game's colour belongs to the whole page.
    $effect(() => {
      if (this.lobby) document.documentElement.dataset.accent = this.lobby.accent;
    });
    $effect(() => this.passOn());
    $effect(() => {
      if (this.view?.over) keys.over(this.table);
    });
    const openSeats = $derived(this.unclaimed.map(({ seat }) => seat).join());
    $effect(() => {
      if (!openSeats || !this.key?.host) {
        this.invites = [];
        return;
      }
      api.invites(this.table, this.key.host).then(
        (found) => (this.invites = found),
        () => (this.invites = []),
      );
    });
    // Who rolls what is everybody's business: it is told when it changes.
    let rolled: string | null = null;
    $effect(() => {
      const now = this.session.byHand.join();
      if (!this.session.ready) return;
      // Whoever looks at the switches sees it.
      if (rolled !== null && rolled !== now && untrack(() => this.panel) !== 'seats') toasts.say(t(now ? 'ui-by-hand-on' : 'ui-by-hand-off'));
      rolled = now;
    });
    let heard = false;
    $effect(() => {
      const strangers = this.session.seats.some(({ kind, seat }) => kind === 'person' && !this.mine.includes(seat));
      if (heard || !this.session.ready || !this.origin || this.screen || !strangers) return;
      heard = true;
      toasts.say(this.origin);
    });
  }

  /** Several persons at this screen: whoever is next must not see what the former one saw. */
  private passOn(): void {
    const { view, eyes, session, mine, request } = this;
    if (this.screen || this.curtain !== null || !session.ready || this.stage.busy || !view || view.over || mine.length < 2) return;
    // A request to take back comes before the next choice.
    const voters = request?.needed.filter((seat) => !request.agreed.includes(seat) && mine.includes(seat)) ?? [];
    const wanted = voters.length ? voters : view.waiting;
    if (eyes !== null && (wanted.includes(eyes) || session.pending)) return;
    const from = eyes ?? -1;
    const count = session.seats.length;
    const next = wanted.filter((seat) => mine.includes(seat)).sort((a, b) => ((a - from - 1 + count) % count) - ((b - from - 1 + count) % count))[0];
    if (next !== undefined) untrack(() => (this.isOpen(view) ? this.lift(next) : this.draw(next)));
  }

  private isOpen(now: View): boolean {
    return typeof this.game?.open === 'function' ? this.game.open(now) : (this.game?.open ?? false);
  }
  draw = (seat: number): void => {
    this.curtain = seat;
    this.panel = null;
    this.session.look(null);
  };
  lift = (seat: number): void => {
    this.session.look(this.tokens[seat] ?? null, seat);
    this.curtain = null;
  };

  private own(seat: number, token: string): void {
    this.tokens = { ...this.tokens, [seat]: token };
    if (this.info) keys.claim(this.table, this.info.game, seat, token);
  }

  wish = async (seat: number, to: SeatWish): Promise<void> => {
    if (!this.bearer) return;
    this.notice = '';
    try {
      const { token, invite } = await api.seat(this.table, seat, this.bearer, to);
      if (token) this.own(seat, token);
      if (invite) {
        this.given = { ...this.given, [seat]: invite };
        this.panel = 'invitations';
      }
    } catch (reason) {
      this.notice = trouble(reason);
    }
  };

  reclaim = (seat: number): void => this.session.reclaim(seat, this.tokens[seat]!);

  keepFile = async (): Promise<void> => {
    try {
      save(`undercroft-${this.table}.json`, await api.export(this.table, this.key?.host));
    } catch (reason) {
      this.notice = trouble(reason);
    }
  };

  look = async (): Promise<void> => {
    const { game, view } = this;
    if (game?.stands && view && !game.stands(view)) {
      try {
        this.decided = lastBoard((await api.replay(this.table)).frames, game.script, game.stands);
      } catch (reason) {
        this.notice = trouble(reason);
      }
    }
    this.lookBack = true;
  };

  again = (): Promise<void> => this.deal();
  /** Whoever set the table up knows how, and at the end everybody knows the fate. */
  readonly mayRetry = $derived.by(() => this.key?.setup !== undefined && !this.info?.lesson && (this.session.seed ?? this.session.opened) !== null);
  retry = (): Promise<void> => this.deal({}, this.session.seed ?? this.session.opened ?? undefined);

  /** After a victory: the same with the next encounter, boss or quest of the list. */
  readonly onward = $derived.by(() => {
    const setup = this.key?.setup;
    const found = setup && this.ended?.winners.length ? following(this.about?.fields ?? [], setup) : null;
    if (!found) return null;
    const { name, value } = found;
    return { name: this.speaker.say(value.text), go: () => void this.deal({ [name]: value.value }) };
  });

  private async deal(change: Setup = {}, seed?: string): Promise<void> {
    if (!this.info) return;
    if (this.info.lesson) return this.learn(this.info.lesson);
    try {
      const plans = this.session.seats
        .filter(({ kind }) => kind !== 'empty')
        .map((seat) => {
          const name = seat.name ? { name: seat.name } : {};
          if (seat.kind === 'bot') return { kind: 'bot' as const, bot: seat.bot ?? 'veteran', ...name };
          if (seat.seat in this.tokens) return { kind: 'here' as const, ...name };
          return { kind: 'invite' as const, ...name };
        });
      const setup: Setup = this.about?.fields.some(({ name }) => name === 'players') ? { players: plans.length } : {};
      Object.assign(setup, this.key?.setup, change);
      router.go(`/table/${await open(this.info.game, plans, setup, seed, { byHand: this.session.byHand, packsOf: this.table })}`);
    } catch (reason) {
      this.notice = trouble(reason);
    }
  }

  /** Begin a guided game of this title. */
  learn = async (lesson: string): Promise<void> => {
    try {
      await learnBy(this.info!.game, lesson);
    } catch (reason) {
      this.notice = trouble(reason);
    }
  };

  /** Open a puzzle of this title. */
  another = async (id: string): Promise<void> => {
    try {
      await puzzle(this.info!.game, id);
    } catch (reason) {
      this.notice = trouble(reason);
    }
  };
}
