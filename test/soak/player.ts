import { setTimeout as sleep } from 'node:timers/promises';
import type { Action } from '#engine/forms.ts';
import type { HostMessage } from '#protocol/messages.ts';
import type { Position } from '#protocol/update.ts';
import { QUEEN } from '../server/support/hot-seat.ts';
import { SocketClient } from '../server/support/socket-client.ts';

const SEATS = 3;
const BETWEEN_MOVES_MS = 250;
const TRY_AGAIN_MS = 250;

export interface PlayerNeeds {
  readonly url: string;
  /** The address of this machine to connect from. */
  readonly from: string;
  readonly pick: (legal: readonly Action[]) => Action;
  readonly until: number;
}

interface Sent {
  readonly table: string;
  readonly key: string;
}

/** A well-behaved person: plays one game after the other at a human pace, and comes back when the server was away. */
export class Player {
  /** Everything the server has acknowledged. */
  readonly acknowledged: Sent[] = [];
  /** From sending an action to its acknowledgement, in milliseconds. */
  readonly latencies: number[] = [];
  /** Refusals of a healthy action other than a full disk. */
  readonly refusals: string[] = [];
  person = '';
  readonly #needs: PlayerNeeds;
  #client: SocketClient | undefined;
  #cookie: string | undefined;
  #table: string | undefined;
  #keys = 0;

  constructor(needs: PlayerNeeds) {
    this.#needs = needs;
  }

  async play(): Promise<void> {
    while (performance.now() < this.#needs.until) {
      const isPlaying = await this.#step().catch(() => false);
      await sleep(isPlaying ? BETWEEN_MOVES_MS : TRY_AGAIN_MS);
    }
    this.#client?.close();
  }

  /** Whether it went on. */
  async #step(): Promise<boolean> {
    const client = await this.#connected();
    this.#table ??= await this.#open(client);
    const table = this.#table;
    if (table === undefined) return false;
    const next = this.#next(client, table);
    if (next === undefined) return false;
    if (next === 'over') {
      this.#table = undefined;
      return true;
    }
    return this.#act(client, table, next);
  }

  async #connected(): Promise<SocketClient> {
    if (this.#client?.ws.readyState === this.#client?.ws.OPEN && this.#client !== undefined) return this.#client;
    const client = await SocketClient.connect(this.#needs.url, this.#cookie, this.#needs.from);
    client.ws.on('error', () => undefined);
    this.#client = client;
    this.#cookie = client.cookie;
    this.person = client.person;
    if (this.#table !== undefined) this.#watch(client, this.#table);
    return client;
  }

  async #open(client: SocketClient): Promise<string | undefined> {
    const places = Array.from({ length: SEATS }, () => ({ type: 'me' }) as const);
    const opening = { ...QUEEN, options: { ...QUEEN.options }, places };
    const opened = await client.ask({ type: 'open', opening }, `o${this.#keys++}`);
    if (opened.type !== 'opened') {
      this.#note(opened);
      return undefined;
    }
    this.#watch(client, opened.table);
    return opened.table;
  }

  #watch(client: SocketClient, table: string): void {
    for (let viewer = 0; viewer < SEATS; viewer++) client.say({ type: 'watch', table, viewer });
  }

  #next(
    client: SocketClient,
    table: string,
  ): { seat: number; expectedTurn: number; action: Action } | 'over' | undefined {
    const position = (seat: number): Position | undefined => client.told.get(`${table} ${seat}`)?.parts.position;
    if (position(0)?.stage === 'over') return 'over';
    for (let seat = 0; seat < SEATS; seat++) {
      const { legal = [], turn = 0 } = position(seat) ?? {};
      if (legal.length > 0) return { seat, expectedTurn: turn, action: this.#needs.pick(legal) };
    }
    return undefined;
  }

  async #act(client: SocketClient, table: string, next: { seat: number; expectedTurn: number; action: Action }) {
    const key = `m${this.#keys++}`;
    const { seat, expectedTurn, action } = next;
    const began = performance.now();
    const answer = await client.ask(
      { type: 'command', table, command: { type: 'play', seat, expectedTurn, actions: [action] } },
      key,
    );
    if (answer.type === 'done') {
      this.latencies.push(performance.now() - began);
      this.acknowledged.push({ table, key });
      return true;
    }
    this.#note(answer);
    return false;
  }

  #note(answer: HostMessage): void {
    const code = answer.type === 'refused' ? answer.refusal.code : answer.type;
    if (code !== 'unavailable') this.refusals.push(code);
  }
}
