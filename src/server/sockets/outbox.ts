import type { HostMessage, UpdateMessage } from '#protocol/messages.ts';
import type { Prewritten } from '#table/message-handlers.ts';
import { written } from './written.ts';

/** The part of a WebSocket that sending needs. */
export interface Wire {
  readonly bufferedAmount: number;
  send(content: Buffer, sent: () => void): void;
  /** Holds back what is sent until the end of this turn of the loop, so that it leaves as one packet. */
  hold(): void;
}

export interface OutboxSettings {
  /** Unsent bytes after which updates wait. */
  readonly bufferBytes: number;
  /** Asks for a full update; it comes through `send` like any other. */
  readonly askForFullUpdate: (of: Pick<UpdateMessage, 'table' | 'viewer'>) => void;
  /** How long a client may stay that slow, and what happens then. */
  readonly stalledMilliseconds: number;
  readonly giveUp: () => void;
  /** Nothing more is read from a client that does not read. Its questions would only fill the buffer further. */
  readonly stopReading: () => void;
  readonly readOn: () => void;
}

/**
 * Back-pressure. Every message counts against the buffer. While it is full, nothing is read from the client, and what
 * its tables tell is dropped. Once it has drained, the client gets one fresh picture of each table instead.
 */
export class Outbox {
  readonly #wire: Wire;
  readonly #settings: OutboxSettings;
  /** The watches with a gap. They get nothing more until a full update comes. */
  readonly #missed = new Map<string, Missed>();
  #patience: NodeJS.Timeout | undefined;

  constructor(wire: Wire, settings: OutboxSettings) {
    this.#wire = wire;
    this.#settings = settings;
  }

  send(message: HostMessage | Prewritten): void {
    if ('type' in message && message.type === 'update' && !this.#maySend(message)) return this.#miss(message);
    this.#wire.hold();
    this.#wire.send(written(message), this.#drained);
    if (this.#wire.bufferedAmount > this.#settings.bufferBytes) this.#stall();
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#missed.clear();
  }

  #maySend(message: UpdateMessage): boolean {
    if (this.#wire.bufferedAmount > this.#settings.bufferBytes) return false;
    if (this.#missed.size === 0) return true;
    if (message.full) this.#missed.delete(nameOf(message));
    return !this.#missed.has(nameOf(message));
  }

  #miss(message: UpdateMessage): void {
    const { table, viewer, full } = message;
    const isAsked = !full && this.#missed.get(nameOf(message))?.isAsked === true;
    this.#missed.set(nameOf(message), { table, viewer, isAsked });
    this.#stall();
  }

  #stall(): void {
    if (this.#patience !== undefined) return;
    this.#patience = setTimeout(this.#settings.giveUp, this.#settings.stalledMilliseconds);
    this.#settings.stopReading();
  }

  readonly #drained = (): void => {
    if (this.#patience === undefined || this.#wire.bufferedAmount > this.#settings.bufferBytes / 2) return;
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#settings.readOn();
    for (const missed of this.#missed.values()) {
      if (missed.isAsked) continue;
      missed.isAsked = true;
      this.#settings.askForFullUpdate(missed);
    }
  };
}

interface Missed extends Pick<UpdateMessage, 'table' | 'viewer'> {
  /** Whether the fresh picture was asked for. */
  isAsked: boolean;
}

const nameOf = ({ table, viewer }: UpdateMessage): string => `${table} ${viewer}`;
