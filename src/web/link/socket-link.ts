import { signal } from '@preact/signals';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import { type LinkState, newListeners, type TableLink } from './table-link.ts';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;

/** The server sends something at least every twenty seconds. After twice that it counts as out of reach. */
const LONGEST_SILENCE_MS = 45_000;
const LISTEN_EVERY_MS = 5_000;

/** Longer after each failure, and different for everybody, so that not all clients come back to a restarting server at once. */
const waitAfter = (failures: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.6 + 0.4 * Math.random());

/** A socket that comes back by itself. */
export class SocketLink implements TableLink {
  readonly state = signal<LinkState>('joining');
  readonly #address: string;
  readonly #listeners = newListeners();
  readonly listen = this.#listeners.listen;
  #socket: WebSocket | undefined;
  #failures = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  readonly #listening: ReturnType<typeof setInterval>;

  constructor(address: string) {
    this.#address = address;
    this.#listening = setInterval(() => this.#listenForSilence(), LISTEN_EVERY_MS);
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#join();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    clearTimeout(this.#waiting);
    clearInterval(this.#listening);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#hurry);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #join(): void {
    clearTimeout(this.#waiting);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onmessage = ({ data }) => {
      this.#failures = 0;
      this.#heardAt = Date.now();
      // The greeting opens the link: before it, the other end does not know who this is.
      this.state.value = 'open';
      this.#listeners.tell(JSON.parse(String(data)) as HostMessage);
    };
    socket.onclose = () => {
      // A socket that was replaced or given up has nothing more to say.
      if (this.#socket === socket) this.#lose();
    };
  }

  #lose(): void {
    this.state.value = 'lost';
    this.#waiting = setTimeout(() => this.#join(), waitAfter(this.#failures++));
  }

  /** Without a network a socket can seem open, or about to open, for minutes. */
  #drop(): void {
    const socket = this.#socket;
    if (socket === undefined || socket.readyState >= WebSocket.CLOSING) return;
    this.#socket = undefined;
    socket.close();
    this.#lose();
  }

  readonly #offline = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#drop();
  };

  #listenForSilence(): void {
    if (Date.now() - this.#heardAt > LONGEST_SILENCE_MS) this.#drop();
  }

  /** Back from a tunnel or from sleep: no reason to wait for the timer. */
  readonly #hurry = (): void => {
    this.#listenForSilence();
    const state = this.#socket?.readyState;
    if (state !== WebSocket.OPEN && state !== WebSocket.CONNECTING && !document.hidden) this.#join();
  };
}
