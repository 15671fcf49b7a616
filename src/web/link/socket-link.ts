import { signal } from '@preact/signals';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import { type LinkState, newListeners, type TableLink } from './table-link.ts';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;

/** Longer after each failure, and never the same for everybody: a server that restarts is not stormed. */
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

  constructor(address: string) {
    this.#address = address;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#join();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    clearTimeout(this.#waiting);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #join(): void {
    clearTimeout(this.#waiting);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      this.#failures = 0;
      // The greeting opens the link: before it the other end does not know who speaks.
      this.state.value = 'open';
      this.#listeners.tell(JSON.parse(String(data)) as HostMessage);
    };
    socket.onclose = () => {
      // A socket that was replaced or given up has nothing more to say.
      if (this.#socket !== socket) return;
      this.state.value = 'lost';
      this.#waiting = setTimeout(() => this.#join(), waitAfter(this.#failures++));
    };
  }

  /** Back from a tunnel or from sleep: no reason to wait for the timer. */
  readonly #hurry = (): void => {
    const state = this.#socket?.readyState;
    if (state !== WebSocket.OPEN && state !== WebSocket.CONNECTING && !document.hidden) this.#join();
  };
}
