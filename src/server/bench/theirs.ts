import { createRequire } from 'node:module';
import { join } from 'node:path';

interface TheirSocket {
  on(event: string, listener: (...values: never[]) => void): void;
  emit(event: string, ...values: unknown[]): void;
  close(): void;
}

interface TheirState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

/** A match at boardgame.io's server, one socket for both players: less work for it than in earnest. */
export class TheirMatch {
  readonly #socket: TheirSocket;
  readonly #id: string;
  #state: TheirState | undefined;
  #updated: () => void = () => undefined;

  private constructor(socket: TheirSocket, id: string) {
    this.#socket = socket;
    this.#id = id;
    socket.on('sync', (_: string, synced: { readonly state: TheirState }) => this.#turnTo(synced.state));
    socket.on('update', (_: string, state: TheirState) => this.#turnTo(state));
  }

  static async open(folder: string, url: string, id: string): Promise<TheirMatch> {
    const { io } = createRequire(join(folder, 'package.json'))('socket.io-client') as {
      readonly io: (url: string, options: object) => TheirSocket;
    };
    const socket = io(`${url}/bench`, { transports: ['websocket'], forceNew: true });
    const match = new TheirMatch(socket, id);
    const synced = match.#nextState();
    socket.on('connect', () => socket.emit('sync', id, '0', undefined, 2));
    await synced;
    return match;
  }

  async act(): Promise<void> {
    const { _stateID: stateID = 0, ctx } = this.#state ?? {};
    const playerID = ctx?.currentPlayer;
    const next = this.#nextState();
    const payload = { type: 'step', args: [1], playerID, credentials: undefined };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.#id, playerID);
    await next;
  }

  close(): void {
    this.#socket.close();
  }

  #turnTo(state: TheirState): void {
    this.#state = state;
    this.#updated();
  }

  #nextState(): Promise<void> {
    return new Promise((resolve) => {
      this.#updated = resolve;
    });
  }
}
