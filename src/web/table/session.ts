import { batch, computed, effect, signal } from '@preact/signals';
import { same } from '#engine/same.ts';
import type { Action } from '#engine/forms.ts';
import type { Command } from '#protocol/commands.ts';
import type { Done, UpdateMessage } from '#protocol/messages.ts';
import type { Refusal } from '#protocol/refusals.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { PublicSeat } from '#protocol/update.ts';
import type { Asking, HostLink } from '../host/host-link.ts';
import { rememberPromise } from '../host/promises.ts';
import { pace } from '../preferences.ts';
import { type Known, learn, logEnd, prepend } from './known.ts';
import { type ShownMoment, Presenter } from './presenter.ts';
import { SentInstructions } from './sent-instructions.ts';

const SPECTATOR = 'spectator';

/** How long to wait for news after an answer. If none comes by then, the seat could notice nothing. */
const LATEST_NEWS_MS = 1000;

/** One person at one table: what is known to each viewer this person is, what is on the board, and what is asked. */
export class Session {
  readonly host: HostLink;
  readonly table: string;
  readonly presenter = new Presenter(() => pace.value);
  /** As whom the page looks now. */
  readonly viewer = signal<Viewer>(SPECTATOR);
  readonly known = computed(() => this.#known.value[this.viewer.value]);
  readonly mine = computed(() => seatsOf(this.known.value?.seats ?? [], this.host.person.value));
  /** The turn that a move which is on its way answers. */
  readonly #answering = signal<number | undefined>(undefined);
  /** True from the sending of an action until the table has moved on or refused. */
  readonly sending = computed(
    () => this.#answering.value !== undefined && this.#answering.value === this.known.value?.position.turn,
  );
  /** A move that waits for the connection and can still be taken back. */
  readonly unsent = signal<AbortController | undefined>(undefined);
  readonly sentInstructions = new SentInstructions();
  /** How many messages of the chat are new to this person. */
  readonly unread = computed(() => Math.max(0, (this.known.value?.chat.length ?? 0) - this.#chatRead.value));
  /** A seat that must be handed the device first: it may not see what the seat before it saw. */
  readonly curtain = signal<number | undefined>(undefined);
  /** Why the table cannot be shown. */
  readonly closedBy = signal<Refusal | undefined>(undefined);
  readonly #known = signal<Readonly<Partial<Record<Viewer, Known>>>>({});
  /** How many messages have been read. What was said before the page was opened counts as read. */
  readonly #chatRead = signal(0);
  readonly #watches = new Map<Viewer, () => void>();
  readonly #endings: (() => void)[] = [];

  constructor(host: HostLink, table: string) {
    this.host = host;
    this.table = table;
    this.#watch(SPECTATOR);
    this.#endings.push(
      effect(() => this.#takeSeats(this.mine.value)),
      effect(() => this.#passOn()),
    );
  }

  /** The seat this screen decides for. */
  get seat(): number | undefined {
    const viewer = this.viewer.value;
    return viewer === SPECTATOR ? undefined : viewer;
  }

  async ask(command: Command, asking: Asking = {}): Promise<Done> {
    const { commitment } = this.known.peek()?.about ?? {};
    if (command.type === 'sit' && command.entropy !== undefined && commitment !== undefined) {
      rememberPromise(this.table, commitment, command.entropy);
    }
    const answer = await this.host.ask({ type: 'command', table: this.table, command }, asking);
    if (answer.type !== 'done') throw new Error(`asked for ${command.type}, answered with ${answer.type}`);
    return answer.done;
  }

  /** Plays for the seat at this screen and waits until the table has moved on: the news may come after the answer. */
  async play(actions: readonly Action[]): Promise<void> {
    const { seat } = this;
    const expectedTurn = this.known.peek()?.position.turn;
    if (seat === undefined || expectedTurn === undefined || this.sending.peek()) return;
    const unsent = new AbortController();
    this.presenter.release();
    batch(() => {
      this.#answering.value = expectedTurn;
      this.unsent.value = unsent;
    });
    const onSent = () => this.unsent.peek() === unsent && (this.unsent.value = undefined);
    try {
      const command = { type: 'play', seat, expectedTurn, actions: [...actions] } as const;
      await this.ask(command, { withdrawal: unsent.signal, onSent });
      await this.#newsAfter(expectedTurn);
    } finally {
      // The next move may be on its way already.
      batch(() => {
        if (this.#answering.peek() === expectedTurn) this.#answering.value = undefined;
        onSent();
      });
    }
  }

  async #newsAfter(turn: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waited = setTimeout(resolve, LATEST_NEWS_MS);
    const stop = effect(() => {
      if (this.known.value?.position.turn !== turn) resolve();
    });
    await promise;
    clearTimeout(waited);
    stop();
  }

  /** Asks for earlier lines of the log and puts them before those that are held. */
  async readBack(lines: number): Promise<void> {
    const { log } = this.known.value ?? {};
    if (log === undefined || log.first === 0) return;
    const from = Math.max(0, log.first - lines);
    const answer = await this.host.ask({ type: 'readLog', table: this.table, from, to: log.first });
    if (answer.type !== 'log') return;
    const earlier = { first: answer.log.from, items: answer.log.items };
    this.#change(this.viewer.value, (known) => ({ ...known, log: prepend(known.log, earlier) }));
  }

  /** What the newest picture is, whether it is shown already or not. */
  newest(): ShownMoment | undefined {
    const known = this.known.value;
    return known && frameOf(known, 0);
  }

  readChat(): void {
    this.#chatRead.value = this.known.peek()?.chat.length ?? 0;
  }

  openCurtain(): void {
    const { value } = this.curtain;
    if (value === undefined) return;
    // Both at once: between the two the page would still show the seat before, and the curtain would come back.
    batch(() => {
      this.curtain.value = undefined;
      this.#look(value);
    });
  }

  close(): void {
    for (const end of [...this.#endings, ...this.#watches.values()]) end();
    this.presenter.stop();
  }

  #watch(viewer: Viewer): void {
    if (this.#watches.has(viewer)) return;
    this.#watches.set(
      viewer,
      this.host.watch({
        table: this.table,
        viewer,
        hear: (update) => this.#hear(viewer, update),
        refused: (refusal) => this.#shut(viewer, refusal),
      }),
    );
  }

  /** A seat that was left, or freed by the opener, is no longer looked through. */
  #shut(viewer: Viewer, refusal: Refusal): void {
    if (viewer === SPECTATOR) this.closedBy.value = refusal;
    else batch(() => this.#leaveSeat(viewer));
  }

  #hear(viewer: Viewer, update: UpdateMessage): void {
    batch(() => {
      const before = this.#known.peek()[viewer];
      const known = learn(before, update);
      if (known === undefined) return;
      this.#known.value = { ...this.#known.peek(), [viewer]: known };
      if (viewer !== this.viewer.peek()) return;
      if (before === undefined) this.readChat();
      const news = newsIn(before, update);
      if (news === undefined) this.presenter.jump(frameOf(known, 0));
      else if (news > 0 || known.position.view !== before?.position.view) this.presenter.add(frameOf(known, news));
    });
  }

  #change(viewer: Viewer, to: (known: Known) => Known): void {
    const known = this.#known.value[viewer];
    if (known !== undefined) this.#known.value = { ...this.#known.value, [viewer]: to(known) };
  }

  /** A person who holds seats sees through these, and no longer as a spectator. */
  #takeSeats(mine: readonly number[]): void {
    for (const seat of mine) this.#watch(seat);
    const [first] = mine;
    if (this.viewer.value === SPECTATOR && first !== undefined && this.#known.value[first] !== undefined) {
      this.#look(first);
      this.#unwatch(SPECTATOR);
    }
    const lost = this.viewer.value !== SPECTATOR && !mine.includes(this.viewer.value) && this.known.value !== undefined;
    if (lost) this.#leaveSeat(this.viewer.value);
  }

  /** Goes on to another seat of this person, or back to watching. */
  #leaveSeat(left: Viewer): void {
    this.#unwatch(left);
    if (this.viewer.peek() !== left) return;
    const next = [...this.#watches.keys()].find((viewer) => this.#known.peek()[viewer] !== undefined);
    if (next !== undefined) return this.#look(next);
    this.viewer.value = SPECTATOR;
    this.#watch(SPECTATOR);
  }

  #unwatch(viewer: Viewer): void {
    this.#watches.get(viewer)?.();
    this.#watches.delete(viewer);
    const { [viewer]: _, ...kept } = this.#known.peek();
    this.#known.value = kept;
  }

  /** With several seats on one device, the page turns to the one that is asked, once the last move has been shown. */
  #passOn(): void {
    const known = this.known.value;
    if (known === undefined || !this.presenter.caughtUp.value || this.curtain.value !== undefined) return;
    const { awaited, view } = known.position;
    if (this.seat === undefined || awaited.includes(this.seat)) return;
    const next = this.mine.value.find((seat) => awaited.includes(seat) && this.#isAsked(seat));
    if (next === undefined) return;
    if (same(this.#known.value[next]?.position.view, view)) this.#look(next);
    else this.curtain.value = next;
  }

  /** As far as the seat itself was told: each seat gets its own message, which may still be on its way. */
  #isAsked(seat: number): boolean {
    return this.#known.value[seat]?.position.awaited.includes(seat) ?? false;
  }

  #look(viewer: Viewer): void {
    const known = this.#known.peek()[viewer];
    this.viewer.value = viewer;
    // Spectators and players have separate chats.
    this.readChat();
    if (known !== undefined) this.presenter.jump(frameOf(known, 0));
  }
}

/**
 * How many items of the log an update adds. Undefined when it tells everything at once, or goes back: then there is
 * nothing to be shown step by step.
 */
function newsIn(before: Known | undefined, { full, parts: { log } }: UpdateMessage): number | undefined {
  if (before === undefined || full) return undefined;
  if (log === undefined) return 0;
  return log.from < logEnd(before.log) ? undefined : log.items.length;
}

/** The picture of what is known, with the events of the last `news` items of the log. */
function frameOf({ position, log }: Known, news: number): ShownMoment {
  const events = news === 0 ? [] : log.items.slice(-news).flatMap((item) => item.events);
  return { view: position.view, events, log: logEnd(log) };
}

/** The seats a person holds. */
const seatsOf = (seats: readonly PublicSeat[], person: string | undefined): readonly number[] =>
  seats.flatMap((seat, i) => (seat.holder === 'person' && seat.person === person ? [i] : []));
