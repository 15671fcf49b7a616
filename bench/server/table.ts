import { defaultOptions } from '#engine/game.ts';
import { GAME_IDS, loadGame } from '#games/registry.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import { SOCKET_QUERY } from '#protocol/version.ts';
import { Countdown } from './countdown.ts';
import { LeanSocket } from './lean-socket.ts';
import { type OpenQuestion, questionIn, middleAction, NOT_ASKED } from './asked.ts';

let keys = 0;

const UPDATE = Buffer.from('{"type":"update"');
const POSITION = '"position":{"turn":';

/** One person's socket: the last answer, and what its seat was last asked. */
class SeatSocket {
  readonly #socket: LeanSocket;
  asked: OpenQuestion = NOT_ASKED;
  #answer: (message: HostMessage) => void = () => undefined;
  readonly #seen: () => void;

  /** `seen` is called with every telling of a position. */
  constructor(url: string, seen: () => void) {
    this.#seen = seen;
    this.#socket = new LeanSocket(`${url}/socket${SOCKET_QUERY}`, (text) => this.#hear(text));
  }

  /** The next message that answers something. */
  answer(): Promise<HostMessage> {
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  ask(message: ClientMessage): Promise<HostMessage> {
    this.say(message);
    return this.answer();
  }

  say(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }

  #hear(text: Buffer): void {
    if (UPDATE.compare(text, 0, UPDATE.length) !== 0)
      return this.#hearAnswer(JSON.parse(text.toString()) as HostMessage);
    if (!text.includes(POSITION)) return;
    this.asked = questionIn(text, POSITION);
    this.#seen();
  }

  #hearAnswer(message: HostMessage): void {
    if (message.type !== 'heartbeat') this.#answer(message);
  }
}

/** A table of three people, each with a socket. An action is done when it is on disk and on every seat's screen. */
export class BenchTable {
  readonly #seats: readonly SeatSocket[];
  readonly #options: Readonly<Record<string, unknown>>;
  readonly #seen = new Countdown();
  #table = '';

  private constructor(url: string, options: Readonly<Record<string, unknown>>) {
    this.#seats = [0, 1, 2].map(() => new SeatSocket(url, this.#seen.count));
    this.#options = options;
  }

  static async open(url: string): Promise<BenchTable> {
    const rules = await loadGame(GAME_IDS[0]);
    const table = new BenchTable(url, defaultOptions(rules.meta));
    await Promise.all(table.#seats.map((seat) => seat.answer()));
    await table.#openTable();
    return table;
  }

  get id(): string {
    return this.#table;
  }

  /** Plays one action, in a new game if the last one is over. */
  async act(): Promise<void> {
    const seat = this.#seats.findIndex(({ asked }) => asked.legal.length > 0);
    const actor = this.#seats[seat];
    if (actor === undefined) {
      await this.#openTable();
      return this.act();
    }
    const { legal, number } = actor.asked;
    const command = { type: 'play', seat, expectedTurn: number, actions: [middleAction(legal)] } as const;
    const seen = this.#seen.from(this.#seats.length);
    const answer = await actor.ask({ type: 'command', key: `k${keys++}`, table: this.#table, command });
    if (answer.type !== 'done') throw new Error(`the bench was refused: ${JSON.stringify(answer)}`);
    await seen;
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  async #openTable(): Promise<void> {
    const [opener, ...others] = this.#seats;
    if (opener === undefined) throw new Error('nobody sits at this table of the bench');
    const places = [{ type: 'me' }, { type: 'open' }, { type: 'open' }] as const;
    const opening = {
      game: GAME_IDS[0],
      options: { ...this.#options },
      pace: { type: 'live' },
      listed: false,
      places,
    } as const;
    const opened = await opener.ask({ type: 'open', key: `k${keys++}`, opening });
    if (opened.type !== 'opened') throw new Error(`the bench got no table: ${JSON.stringify(opened)}`);
    const left = this.#table;
    this.#table = opened.table;
    for (const [i, other] of others.entries()) {
      await other.ask({
        type: 'command',
        key: `k${keys++}`,
        table: this.#table,
        command: { type: 'sit', seat: i + 1 },
      });
    }
    const seen = this.#seen.from(this.#seats.length);
    for (const [viewer, seat] of this.#seats.entries()) {
      if (left !== '') seat.say({ type: 'unwatch', table: left, viewer });
      seat.say({ type: 'watch', table: this.#table, viewer });
    }
    await seen;
  }
}
