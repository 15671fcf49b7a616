import type { Action } from '#engine/forms.ts';
import type { HostMessage } from '#protocol/messages.ts';
import type { Position } from '#protocol/update.ts';
import { SocketClient } from './socket-client.ts';

export const QUEEN = {
  game: 'mississippi-queen',
  options: {
    race: 'passengers',
    tiles: 'published',
    freeFacing: false,
    endAtFirstDocking: false,
    noPushAstern: false,
    leavers: 'bot',
  },
  pace: { type: 'live' },
  listed: false,
} as const;

/** An action that was sent, and under which key. */
export interface Sent {
  readonly key: string;
  readonly seat: number;
  readonly expectedTurn: number;
  readonly action: Action;
}

interface Opener {
  readonly seats?: number;
  readonly cookie?: string | undefined;
  /** The address of this machine to connect from. */
  readonly from?: string | undefined;
}

/** One person who holds all seats of a table and plays them as fast as answers come. */
export class HotSeat {
  readonly table: string;
  readonly seats: number;
  readonly cookie: string | undefined;
  /** In the order of their answers. */
  readonly acknowledged: Sent[] = [];
  /** Sent and not yet answered. */
  pending: Sent | undefined;
  client: SocketClient;
  #keys = 0;
  readonly #from: string | undefined;

  private constructor(
    client: SocketClient,
    table: string,
    { seats, from }: { seats: number; from: string | undefined },
  ) {
    this.client = client;
    this.cookie = client.cookie;
    this.table = table;
    this.seats = seats;
    this.#from = from;
  }

  static async open(url: string, { seats = 3, cookie, from }: Opener = {}): Promise<HotSeat> {
    const client = await SocketClient.connect(url, cookie, from);
    const places = Array.from({ length: seats }, () => ({ type: 'me' }) as const);
    const opened = await client.ask({ type: 'open', opening: { ...QUEEN, options: { ...QUEEN.options }, places } });
    if (opened.type !== 'opened') throw new Error(`the table was not opened: ${JSON.stringify(opened)}`);
    const player = new HotSeat(client, opened.table, { seats, from });
    player.watch();
    return player;
  }

  get person(): string {
    return this.client.person;
  }

  /** Comes back after the server was away, as the same person. */
  async comeBack(url: string): Promise<void> {
    this.client = await SocketClient.connect(url, this.cookie, this.#from);
    this.watch();
  }

  watch(): void {
    for (let viewer = 0; viewer < this.seats; viewer++) this.client.say({ type: 'watch', table: this.table, viewer });
  }

  position(seat: number): Position | undefined {
    return this.client.told.get(`${this.table} ${seat}`)?.parts.position;
  }

  isOver(): boolean {
    return this.position(0)?.stage === 'over';
  }

  /** Plays until the socket closes or the game is over. */
  async playOn(pick: (legal: readonly Action[]) => Action): Promise<void> {
    while (this.client.ws.readyState === this.client.ws.OPEN && !this.isOver()) {
      const next = this.#choose(pick);
      if (next === undefined) await this.#toBeTold();
      else if (!(await this.send(next))) return;
    }
  }

  /** Whether it was acknowledged. */
  async send(sent: Sent): Promise<boolean> {
    const { key, seat, expectedTurn, action } = sent;
    this.pending = sent;
    const command = { type: 'play', seat, expectedTurn, actions: [action] } as const;
    const answer: HostMessage | undefined = await this.client
      .ask({ type: 'command', table: this.table, command }, key)
      .catch(() => undefined);
    if (answer === undefined) return false;
    if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
    this.acknowledged.push(sent);
    this.pending = undefined;
    return true;
  }

  #choose(pick: (legal: readonly Action[]) => Action): Sent | undefined {
    for (let seat = 0; seat < this.seats; seat++) {
      const { legal = [], turn = 0 } = this.position(seat) ?? {};
      if (legal.length > 0) return { key: `m${this.#keys++}`, seat, expectedTurn: turn, action: pick(legal) };
    }
    return undefined;
  }

  #toBeTold(): Promise<void> {
    return new Promise((resolve) => this.client.onceTold(resolve));
  }
}
