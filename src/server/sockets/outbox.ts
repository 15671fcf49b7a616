import type { HostMessage, ToldMessage } from '#protocol/messages.ts';
import type { Prewritten } from '#table/message-handlers.ts';
import type { TextFrame } from './frame.ts';
import { written } from './written.ts';

/** The part of a WebSocket that sending needs. */
export interface Wire {
  readonly bufferedAmount: number;
  send(frame: TextFrame, sent: () => void): void;
  /** Holds back what is sent until the end of this turn of the loop, so that it leaves as one packet. */
  hold(): void;
}

export interface OutboxSettings {
  /** Unsent bytes after which tellings wait. */
  readonly bufferBytes: number;
  /** Asks for a telling from the beginning; it comes through `send` like any other. */
  readonly tellAnew: (telling: Pick<ToldMessage, 'table' | 'viewer'>) => void;
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
  /** The tellings with a gap. Nothing more of them is sent until they start again from the beginning. */
  readonly #missed = new Map<string, Missed>();
  #patience: NodeJS.Timeout | undefined;

  constructor(wire: Wire, settings: OutboxSettings) {
    this.#wire = wire;
    this.#settings = settings;
  }

  send(message: HostMessage | Prewritten): void {
    if ('type' in message && message.type === 'told' && !this.#mayTell(message)) return this.#miss(message);
    this.#wire.hold();
    this.#wire.send(written(message), this.#drained);
    if (this.#wire.bufferedAmount > this.#settings.bufferBytes) this.#stall();
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#missed.clear();
  }

  #mayTell(message: ToldMessage): boolean {
    if (this.#wire.bufferedAmount > this.#settings.bufferBytes) return false;
    if (this.#missed.size === 0) return true;
    if (message.whole) this.#missed.delete(nameOf(message));
    return !this.#missed.has(nameOf(message));
  }

  #miss(message: ToldMessage): void {
    const { table, viewer, whole } = message;
    const isAsked = !whole && this.#missed.get(nameOf(message))?.isAsked === true;
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
      this.#settings.tellAnew(missed);
    }
  };
}

interface Missed extends Pick<ToldMessage, 'table' | 'viewer'> {
  /** Whether the fresh picture was asked for. */
  isAsked: boolean;
}

const nameOf = ({ table, viewer }: ToldMessage): string => `${table} ${viewer}`;
