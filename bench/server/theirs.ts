import { type OpenQuestion, questionIn, middleAction, NOT_ASKED } from './asked.ts';
import { Countdown } from './countdown.ts';
import { LeanSocket } from './lean-socket.ts';

/** How socket.io writes on a WebSocket: the kind of packet, the namespace, the content. */
const SPACE = '/bench,';
const OPENED = '0';
const PING = '2';
const PONG = '3';
const JOIN = '40';
const EVENT = '42';
const SYNC = `${EVENT}${SPACE}["sync"`;
const UPDATE = `${EVENT}${SPACE}["update"`;
/** The state comes first in both, as the player of the socket may see it. */
const STATE_ID = '"_stateID":';

/** One player's socket at a match of boardgame.io's server. It sends what boardgame.io's own client would send. */
class TheirSeat {
  readonly #socket: LeanSocket;
  readonly #seen: () => void;
  asked: OpenQuestion = NOT_ASKED;
  #joined: () => void = () => undefined;

  /** `seen` is called with every state. */
  constructor(url: string, seen: () => void) {
    this.#seen = seen;
    this.#socket = new LeanSocket(`${url}/socket.io/?EIO=4&transport=websocket`, (text) => this.#hear(text));
  }

  joined(): Promise<void> {
    return new Promise((resolve) => {
      this.#joined = resolve;
    });
  }

  emit(...event: readonly unknown[]): void {
    this.#socket.send(EVENT + SPACE + JSON.stringify(event));
  }

  close(): void {
    this.#socket.close();
  }

  #hear(text: Buffer): void {
    const packet = text.toString('latin1', 0, UPDATE.length);
    if (packet === UPDATE) this.#turnTo(questionIn(text, STATE_ID));
    else if (packet.startsWith(SYNC)) this.#turnTo(questionIn(text, STATE_ID));
    else if (packet.startsWith(OPENED)) this.#socket.send(JOIN + SPACE);
    else if (packet.startsWith(JOIN)) this.#joined();
    else if (packet === PING) this.#socket.send(PONG);
  }

  #turnTo(asked: OpenQuestion): void {
    this.asked = asked;
    this.#seen();
  }
}

const PLAYERS = 3;

let matches = 0;

/** A match of three players, each with a socket, as at our tables. A move is done when all three have seen it. */
export class TheirMatch {
  readonly #seats: readonly TheirSeat[];
  readonly #seen = new Countdown();
  #id = '';

  private constructor(url: string) {
    this.#seats = Array.from({ length: PLAYERS }, () => new TheirSeat(url, this.#seen.count));
  }

  static async open(url: string): Promise<TheirMatch> {
    const match = new TheirMatch(url);
    await Promise.all(match.#seats.map((seat) => seat.joined()));
    await match.#openMatch();
    return match;
  }

  /** Plays one action, in a new game if the last one is over, as at our tables. */
  async act(): Promise<void> {
    const player = this.#seats.findIndex(({ asked }) => asked.legal.length > 0);
    const actor = this.#seats[player];
    if (actor === undefined) {
      await this.#openMatch();
      return this.act();
    }
    const { legal, number } = actor.asked;
    const playerID = String(player);
    const payload = { type: 'act', args: [middleAction(legal)], playerID };
    const seen = this.#seen.from(PLAYERS);
    actor.emit('update', { type: 'MAKE_MOVE', payload }, number, this.#id, playerID);
    await seen;
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  /** One after the other: the first player creates the match. */
  async #openMatch(): Promise<void> {
    this.#id = `m${matches++}`;
    for (const [player, seat] of this.#seats.entries()) {
      const synced = this.#seen.from(1);
      seat.emit('sync', this.#id, String(player), undefined, PLAYERS);
      await synced;
    }
  }
}
