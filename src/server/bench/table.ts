import { WebSocket } from 'ws';
import { standardOptions } from '#engine/game.ts';
import { GAME_IDS, loadGame } from '#games/registry.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import type { Position } from '#protocol/told.ts';

let keys = 0;

/** One person's socket: the last answer, and the position as its seat was last told it. */
class SeatSocket {
  readonly #ws: WebSocket;
  position: Position | undefined;
  #answer: (message: HostMessage) => void = () => undefined;
  #told: () => void = () => undefined;

  constructor(url: string) {
    this.#ws = new WebSocket(`${url.replace('http', 'ws')}/socket`);
    this.#ws.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString()) as HostMessage));
  }

  welcomed(): Promise<HostMessage> {
    return new Promise((resolve, reject) => {
      this.#ws.on('error', reject);
      this.#answer = resolve;
    });
  }

  ask(message: ClientMessage): Promise<HostMessage> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.say(message);
    });
  }

  say(message: ClientMessage): void {
    this.#ws.send(JSON.stringify(message));
  }

  /** Resolves at the next telling of a position. */
  nextPosition(): Promise<void> {
    return new Promise((resolve) => {
      this.#told = resolve;
    });
  }

  close(): void {
    this.#ws.terminate();
  }

  #hear(message: HostMessage): void {
    if (message.type !== 'told') return this.#answer(message);
    if (message.parts.position === undefined) return;
    this.position = message.parts.position;
    this.#told();
  }
}

/** A table of three people, each with a socket. An action is done when it is on disk and on every seat's screen. */
export class BenchTable {
  readonly #seats: readonly SeatSocket[];
  readonly #options: Readonly<Record<string, unknown>>;
  #table = '';

  private constructor(seats: readonly SeatSocket[], options: Readonly<Record<string, unknown>>) {
    this.#seats = seats;
    this.#options = options;
  }

  static async open(url: string): Promise<BenchTable> {
    const rules = await loadGame(GAME_IDS[0]);
    const seats = [0, 1, 2].map(() => new SeatSocket(url));
    await Promise.all(seats.map((seat) => seat.welcomed()));
    const table = new BenchTable(seats, standardOptions(rules.meta));
    await table.#openTable();
    return table;
  }

  get id(): string {
    return this.#table;
  }

  /** Plays one action; a game that is over is followed by a new one. */
  async act(): Promise<void> {
    const seat = this.#seats.findIndex(({ position }) => (position?.legal.length ?? 0) > 0);
    const actor = this.#seats[seat];
    const { legal = [], number = 0 } = actor?.position ?? {};
    // The middle of the list, so that most races last.
    const action = legal[legal.length >> 1];
    if (actor === undefined || action === undefined) {
      await this.#openTable();
      return this.act();
    }
    const command = { type: 'play', seat, answers: number, actions: [action] } as const;
    const seen = this.#seats.map((each) => each.nextPosition());
    await actor.ask({ type: 'ask', key: `k${keys++}`, table: this.#table, command });
    await Promise.all(seen);
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
      await other.ask({ type: 'ask', key: `k${keys++}`, table: this.#table, command: { type: 'sit', seat: i + 1 } });
    }
    const seen = this.#seats.map((seat) => seat.nextPosition());
    for (const [viewer, seat] of this.#seats.entries()) {
      if (left !== '') seat.say({ type: 'unwatch', table: left, viewer });
      seat.say({ type: 'watch', table: this.#table, viewer });
    }
    await Promise.all(seen);
  }
}
