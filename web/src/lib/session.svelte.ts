/** One screen's connection to a table: one pair of eyes at a time, never a lost or doubled choice. */
import type {
  Advice,
  Answer,
  ByHand,
  Command,
  Failure,
  Inward,
  SeatInfo,
  TalkRules,
  ToBot,
  ToInvite,
  Told,
  UndoState,
  Update,
  Uttered,
  View,
  ViewerState,
  Welcome,
} from './protocol';
import type { Stage } from './stage.svelte';

export type Link = 'connecting' | 'online' | 'reconnecting';

const RETRY = [0, 200, 400, 700, 1000];
const PING_EVERY = 8000;
const PONG_WITHIN = 4000;

export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Session {
  link = $state<Link>('connecting');
  /** Whose eyes this screen looks through; null is a spectator's. */
  eyes = $state<number | null>(null);
  ready = $state(false);
  seats = $state.raw<SeatInfo[]>([]);
  undo = $state.raw<UndoState>({ mine: null, request: null });
  /** The seats that the token of these eyes opens. */
  yours = $state.raw<number[]>([]);
  /** The seats that the game waits for and that nobody has. */
  vacant = $state.raw<number[]>([]);
  /** Only bots are left, and they wait. */
  paused = $state(false);
  /** Nothing can be kept just now. */
  trouble = $state<'disk' | null>(null);
  /** A seed that was chosen, and whether the match came from a file: everybody may know. */
  seed = $state<string | null>(null);
  imported = $state(false);
  /** More has happened than was told here. */
  older = $state(false);
  /** The seal of the dice as it was first shown here, and their seed once it is over. */
  sealed = $state<string | null>(null);
  opened = $state<string | null>(null);
  /** What the persons at this table roll and draw themselves. */
  byHand = $state.raw<ByHand[]>([]);
  /** Who may talk at this table. */
  talk = $state.raw<TalkRules>({ open: true, spectators: false });
  /** Anybody may find this table and take a free seat. */
  isOpen = $state(false);
  pending = $state.raw<{ cmd: string; decision: string; option: string } | null>(null);
  /** What a master would do, and what one thinks about. */
  advice = $state.raw<Advice | null>(null);
  advising = $state.raw<{ cmd: string; decision: string } | null>(null);
  /** A refusal to show: one line, or the id of a house text. */
  refusal = $state<Pick<Failure, 'code' | 'message'> | null>(null);

  private socket: WebSocket | null = null;
  private wanted: string | null = null;
  /** Which seat, if the token opens several. */
  private place: number | null = null;
  private seq = 0;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private unanswered = new Map<string, Command>();
  private retried = false;
  /** Greetings not yet answered: only the answer to the last one counts. */
  private greeted = 0;
  private latest: View | null = null;
  private onOnline = () => this.again(true);

  constructor(
    readonly table: string,
    private readonly stage: Stage,
    private host: string | null = null,
    private readonly onGone: (code: Failure['code']) => void = () => undefined,
    /** Something for me alone, beside the story: my request to take back came to nothing. */
    private readonly onTold: (event: Told) => void = () => undefined,
    /** What was said so far, and what is said now. */
    private readonly ears: { begin(said: Uttered[]): void; hear(words: Uttered): void } = { begin: () => undefined, hear: () => undefined },
  ) {
    addEventListener('online', this.onOnline);
    document.addEventListener('visibilitychange', this.onOnline);
  }

  open(token: string | null): void {
    this.wanted = token;
    this.connect();
  }

  /** Looks through other eyes; what the former ones saw leaves the screen with the next welcome. */
  look(token: string | null, seat: number | null = null): void {
    this.wanted = token;
    this.place = seat;
    this.ready = false;
    this.pending = null;
    this.advice = null;
    this.unanswered.clear();
    this.latest = null;
    this.stage.clear();
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener('online', this.onOnline);
    document.removeEventListener('visibilitychange', this.onOnline);
    this.socket?.close();
  }

  choose(decision: string, option: string): void {
    const cmd = fresh();
    this.refusal = null;
    this.retried = false;
    this.pending = { cmd, decision, option };
    this.send({ t: 'choose', cmd, seq: this.seq, decision, option });
  }

  /** What would a master do? Everybody is told that it was asked. */
  advise(decision: string): void {
    const cmd = fresh();
    this.refusal = null;
    this.advising = { cmd, decision };
    this.send({ t: 'advise', cmd, decision });
  }

  askUndo(): void {
    this.refusal = null;
    this.send({ t: 'undo', cmd: fresh() });
  }

  vote(agree: boolean): void {
    this.send({ t: 'vote', cmd: fresh(), agree });
  }

  reseat(seat: number, to: ToBot | ToInvite): void {
    this.send({ t: 'reseat', cmd: fresh(), seat, to });
  }

  /** Takes back a seat that was given away; its eyes come with the next welcome. */
  reclaim(seat: number, token: string): void {
    this.wanted = token;
    this.place = seat;
    this.send({ t: 'reclaim', cmd: fresh(), seat, token });
  }

  /** Lets the bots of a table without persons go on. */
  resume(): void {
    this.send({ t: 'resume', cmd: fresh() });
  }

  /** Words to everybody at the table. */
  say(words: { text: string } | { phrase: string }): void {
    this.refusal = null;
    this.send({ t: 'say', cmd: fresh(), ...words });
  }

  /** The host says who may talk. */
  letTalk(rules: TalkRules): void {
    this.refusal = null;
    this.send({ t: 'talk', cmd: fresh(), ...rules });
  }

  /** The host says whether anybody may come. */
  letIn(open: boolean): void {
    this.refusal = null;
    this.send({ t: 'open', cmd: fresh(), open });
  }

  /** From now on the persons here roll and draw this themselves. */
  rollBy(hand: ByHand[]): void {
    this.refusal = null;
    this.send({ t: 'by_hand', cmd: fresh(), by_hand: hand });
  }

  private send(command: Command): void {
    this.unanswered.set(command.cmd, command);
    if (this.link === 'online' && this.ready) this.tell(command);
  }

  private tell(frame: Inward): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private hello(): void {
    this.greeted += 1;
    this.tell({
      t: 'hello',
      table: this.table,
      token: this.wanted,
      ...(this.place === null ? {} : { seat: this.place }),
      ...(this.host ? { host: this.host } : {}),
    });
  }

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return socket.close();
      this.lastHeard = Date.now();
      this.greeted = 0;
      this.hello();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.lastHeard = Date.now();
      this.hear(JSON.parse(event.data as string) as Answer);
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return;
      this.socket = null;
      if (this.link === 'online') this.link = 'reconnecting';
      this.timer = setTimeout(() => this.connect(), RETRY[Math.min(this.tries, RETRY.length - 1)]);
      this.tries += 1;
    };
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.tell({ t: 'ping' });
    setTimeout(() => {
      if (this.lastHeard < asked && socket === this.socket) this.again(true);
    }, PONG_WITHIN);
  }

  /** Gives up a connection that has gone silent and opens another at once. */
  private again(force: boolean): void {
    if (this.closed || document.hidden) return;
    if (this.socket?.readyState === WebSocket.OPEN && !(force && Date.now() - this.lastHeard > PONG_WITHIN)) {
      return this.ping();
    }
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    if (this.link === 'online') this.link = 'reconnecting';
    this.tries = 1;
    this.connect();
  }

  private hear(frame: Answer): void {
    switch (frame.t) {
      case 'welcome':
        return this.welcome(frame);
      case 'update':
        return this.update(frame);
      case 'done':
        return this.done(frame.cmd);
      case 'advice':
        this.advising = null;
        this.advice = frame;
        return;
      case 'said':
        return this.ears.hear(frame.words);
      case 'error':
        return this.refuse(frame);
    }
  }

  private welcome(frame: Welcome): void {
    this.greeted = Math.max(0, this.greeted - 1);
    if (this.greeted) return;
    this.tries = 0;
    this.advising = null;
    this.seq = frame.seq;
    this.eyes = frame.seat;
    this.seed = frame.seed;
    this.imported = frame.imported;
    this.older = frame.older;
    this.ears.begin(frame.said);
    this.sit(frame);
    this.latest = frame.view;
    this.stage.show(frame.view, frame.history);
    this.link = 'online';
    this.ready = true;
    if (this.wanted !== null && frame.seat === null) {
      // The seat was given away while we sat on it; its token may still take it back.
      this.unanswered.clear();
      this.pending = null;
      this.onGone('forbidden');
    }
    for (const command of this.unanswered.values()) {
      this.tell('seq' in command ? { ...command, seq: this.seq } : command);
    }
  }

  private update(frame: Update): void {
    // Still what the former eyes see.
    if (!this.ready) return;
    this.seq = frame.seq;
    this.sit(frame);
    this.latest = frame.view;
    const aside = (event: Told) => event.kind === 'undo_refused' || event.kind === 'undo_lapsed';
    frame.events.filter(aside).forEach(this.onTold);
    const events = frame.events.filter((event) => !aside(event));
    this.stage.play(events, frame.view, frame.history);
  }

  private sit(frame: ViewerState): void {
    this.seats = frame.seats;
    this.undo = frame.undo;
    this.yours = frame.yours;
    this.vacant = frame.vacant;
    this.paused = frame.paused;
    this.trouble = frame.trouble;
    this.talk = frame.talk;
    this.isOpen = frame.open;
    // The same word by word is no change.
    if (frame.by_hand.join() !== this.byHand.join()) this.byHand = frame.by_hand;
    // What was shown before the end is what must fit at the end.
    if (frame.opened === null || this.sealed === null) this.sealed = frame.sealed;
    this.opened = frame.opened;
  }

  /** A stale choice was refused: try once more if the very same question is still open. */
  private retry(): void {
    const waits = this.pending;
    if (!waits || !this.latest) return;
    const same = this.latest.decisions.find((decision) => decision.id === waits.decision);
    if (same?.options.some((option) => option.id === waits.option)) {
      const cmd = fresh();
      this.pending = { ...waits, cmd };
      this.send({ t: 'choose', cmd, seq: this.seq, decision: waits.decision, option: waits.option });
    } else {
      this.pending = null;
    }
  }

  private done(cmd: string): void {
    this.unanswered.delete(cmd);
    if (this.pending?.cmd === cmd) this.pending = null;
  }

  private refuse(frame: Failure): void {
    if (frame.cmd) this.unanswered.delete(frame.cmd);
    if (frame.cmd === this.advising?.cmd) this.advising = null;
    if (frame.code === 'conflict' && this.pending?.cmd === frame.cmd && !this.retried) {
      this.retried = true;
      setTimeout(() => this.retry(), 60);
      return;
    }
    if (this.pending?.cmd === frame.cmd) this.pending = null;
    if (frame.cmd === null && !this.ready) {
      this.greeted = Math.max(0, this.greeted - 1);
      if (this.greeted) return;
      // The greeting itself was refused: no such table, or the seat has been given away.
      if (frame.code === 'forbidden' && (this.wanted !== null || this.host !== null)) {
        this.wanted = null;
        this.host = null;
        this.hello();
      } else {
        this.closed = frame.code !== 'busy';
      }
      this.onGone(frame.code);
      return;
    }
    this.refusal = { code: frame.code, message: frame.message };
  }
}
