import { WebSocket } from 'ws';
import { standardOptions } from '#engine/game.ts';
import { GAME_IDS, loadGame } from '#games/registry.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import type { Position } from '#protocol/told.ts';

const SEATS = 3;
let keys = 0;

/** One socket that holds all seats of one table: an action is done when it is on disk and on every seat's screen. */
export class BenchPlayer {
  readonly #ws: WebSocket;
  readonly #positions = new Map<unknown, Position>();
  readonly #options: Readonly<Record<string, unknown>>;
  #answer: (message: HostMessage) => void = () => undefined;
  #table = '';

  private constructor(ws: WebSocket, options: Readonly<Record<string, unknown>>) {
    this.#ws = ws;
    this.#options = options;
    ws.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString()) as HostMessage));
  }

  static async open(url: string): Promise<BenchPlayer> {
    const rules = await loadGame(GAME_IDS[0]);
    const ws = new WebSocket(`${url.replace('http', 'ws')}/socket`);
    const player = new BenchPlayer(ws, standardOptions(rules.meta));
    await new Promise<void>((resolve, reject) => {
      ws.on('error', reject);
      player.#answer = () => resolve();
    });
    await player.#openTable();
    return player;
  }

  get table(): string {
    return this.#table;
  }

  /** Plays one action; a game that is over is followed by a new one. */
  async act(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const { legal = [], number = 0 } = this.#positions.get(seat) ?? {};
      // The middle of the list, so that most races last.
      const action = legal[legal.length >> 1];
      if (action === undefined) continue;
      const command = { type: 'play', seat, answers: number, actions: [action] } as const;
      await this.#ask({ type: 'ask', key: `k${keys++}`, table: this.#table, command });
      return;
    }
    await this.#openTable();
    await this.act();
  }

  close(): void {
    this.#ws.terminate();
  }

  async #openTable(): Promise<void> {
    const places = Array.from({ length: SEATS }, () => ({ type: 'me' }) as const);
    const opening = {
      game: GAME_IDS[0],
      options: { ...this.#options },
      pace: { type: 'live' },
      listed: false,
      places,
    } as const;
    const opened = await this.#ask({ type: 'open', key: `k${keys++}`, opening });
    if (opened.type !== 'opened') throw new Error(`the bench got no table: ${JSON.stringify(opened)}`);
    const left = this.#table;
    this.#table = opened.table;
    this.#positions.clear();
    for (let viewer = 0; viewer < SEATS; viewer++) {
      if (left !== '') this.#say({ type: 'unwatch', table: left, viewer });
      this.#say({ type: 'watch', table: this.#table, viewer });
    }
    // Answers to reading come after what was told before: all three positions are there then.
    await this.#ask({ type: 'readLog', key: `k${keys++}`, table: this.#table, from: 0, to: 0 });
  }

  #ask(message: ClientMessage): Promise<HostMessage> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#say(message);
    });
  }

  #say(message: ClientMessage): void {
    this.#ws.send(JSON.stringify(message));
  }

  #hear(message: HostMessage): void {
    if (message.type !== 'told') return this.#answer(message);
    const { position } = message.parts;
    if (message.table === this.#table && position !== undefined) this.#positions.set(message.viewer, position);
  }
}
