import { createRequire } from 'node:module';
import { join } from 'node:path';

interface TheirSocket {
  on(event: string, listener: (...values: never[]) => void): void;
  emit(event: string, ...values: unknown[]): void;
  close(): void;
}

interface TheirState {
  readonly _stateID: number;
  /** As the player of this socket may see it. */
  readonly G: { readonly legal: readonly unknown[] };
}

/** One player's socket at a match of boardgame.io's server. */
class TheirSeat {
  readonly #socket: TheirSocket;
  state: TheirState | undefined;
  #updated: () => void = () => undefined;

  constructor(socket: TheirSocket) {
    this.#socket = socket;
    socket.on('sync', (_: string, synced: { readonly state: TheirState }) => this.#turnTo(synced.state));
    socket.on('update', (_: string, state: TheirState) => this.#turnTo(state));
  }

  async join(match: string, playerID: string): Promise<void> {
    const synced = this.nextState();
    this.#socket.on('connect', () => this.#socket.emit('sync', match, playerID, undefined, PLAYERS.length));
    await synced;
  }

  emit(event: string, ...values: unknown[]): void {
    this.#socket.emit(event, ...values);
  }

  nextState(): Promise<void> {
    return new Promise((resolve) => {
      this.#updated = resolve;
    });
  }

  close(): void {
    this.#socket.close();
  }

  #turnTo(state: TheirState): void {
    this.state = state;
    this.#updated();
  }
}

const PLAYERS = ['0', '1', '2'] as const;

/** A match of three players, each with a socket, as at our tables. A move is done when all three have seen it. */
export class TheirMatch {
  readonly #seats: readonly TheirSeat[];
  readonly #id: string;

  private constructor(seats: readonly TheirSeat[], id: string) {
    this.#seats = seats;
    this.#id = id;
  }

  static async open(folder: string, url: string, id: string): Promise<TheirMatch> {
    const { io } = createRequire(join(folder, 'package.json'))('socket.io-client') as {
      readonly io: (url: string, options: object) => TheirSocket;
    };
    const seats = [];
    // One after the other: the first to come makes the match.
    for (const player of PLAYERS) {
      const seat = new TheirSeat(io(`${url}/bench`, { transports: ['websocket'], forceNew: true }));
      await seat.join(id, player);
      seats.push(seat);
    }
    return new TheirMatch(seats, id);
  }

  async act(): Promise<void> {
    const player = this.#seats.findIndex(({ state }) => (state?.G.legal.length ?? 0) > 0);
    const actor = this.#seats[player];
    const { _stateID: stateID = 0, G } = actor?.state ?? {};
    const legal = G?.legal ?? [];
    if (actor === undefined) throw new Error('nobody is asked at a match of the bench');
    const seen = this.#seats.map((seat) => seat.nextState());
    const payload = { type: 'act', args: [legal[legal.length >> 1]], playerID: String(player), credentials: undefined };
    actor.emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.#id, String(player));
    await Promise.all(seen);
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }
}
