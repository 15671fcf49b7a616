import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Seat } from '#engine/actor.ts';
import { type AnyGame, defaultOptions } from '#engine/game.ts';
import { pick, type Rng } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { GAME_IDS, loadGame } from '#games/registry.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import type { UpdateParts } from '#protocol/update.ts';
import { SOCKET_QUERY } from '#protocol/version.ts';

/** Enough for the engine to compile the code that every action runs through. */
const ACTIONS = 80;

/**
 * Plays some actions of every game at a server that stores no tables, before anyone is let in to the real one.
 * Otherwise the first players after a start wait for loading and compiling: their actions took up to 150 ms instead of
 * 5.
 */
export async function warmUp(url: string): Promise<void> {
  const rng = seeded(1);
  for (const id of GAME_IDS) await playSome(url, await loadGame(id), rng);
}

async function playSome(url: string, rules: AnyGame, rng: Rng): Promise<void> {
  const player = await Player.connect(url);
  try {
    const places = Array.from({ length: Math.min(...rules.meta.seats) }, () => ({ type: 'me' }) as const);
    const options = { ...(defaultOptions(rules.meta) as Record<string, unknown>) };
    const opening = { game: rules.meta.id, options, pace: { type: 'live' }, listed: false, places } as const;
    const opened = await player.ask({ type: 'open', key: 'open', opening });
    if (opened.type !== 'opened') throw new Error(`a table of ${rules.meta.id} cannot be opened`);
    for (const viewer of places.keys()) player.say({ type: 'watch', table: opened.table, viewer });
    for (let i = 0; i < ACTIONS; i++) await player.act(opened.table, `act${i}`, rng);
  } finally {
    player.leave();
  }
}

/** A person who holds all the seats of a table. */
class Player {
  readonly #ws: WebSocket;
  readonly #known = new Map<Seat, UpdateParts>();
  #answer: ((message: HostMessage) => void) | undefined;

  private constructor(ws: WebSocket) {
    this.#ws = ws;
    ws.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString()) as HostMessage));
  }

  static async connect(url: string): Promise<Player> {
    await (await fetch(`${url}/api/me`)).text();
    const ws = new WebSocket(`${url.replace('http', 'ws')}/socket${SOCKET_QUERY}`);
    const player = new Player(ws);
    await once(ws, 'open');
    return player;
  }

  say(message: ClientMessage): void {
    this.#ws.send(JSON.stringify(message));
  }

  ask(message: ClientMessage): Promise<HostMessage> {
    this.say(message);
    return new Promise((resolve) => (this.#answer = resolve));
  }

  /** For any seat that is asked. */
  async act(table: string, key: string, rng: Rng): Promise<void> {
    while (this.#known.size === 0) await once(this.#ws, 'message');
    const asked = [...this.#known].find(([, { position }]) => position !== undefined && position.legal.length > 0);
    if (asked === undefined) return;
    const [seat, { position }] = asked;
    const { legal = [], turn: expectedTurn = 0 } = position ?? {};
    await this.ask({
      type: 'command',
      key,
      table,
      command: { type: 'play', seat, expectedTurn, actions: [pick(rng, legal)] },
    });
  }

  leave(): void {
    this.#ws.terminate();
  }

  #hear(message: HostMessage): void {
    if (message.type === 'update' && typeof message.viewer === 'number') {
      this.#known.set(message.viewer, { ...this.#known.get(message.viewer), ...message.parts });
    } else if ('key' in message) {
      this.#answer?.(message);
    }
  }
}
