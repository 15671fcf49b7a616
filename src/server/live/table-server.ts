import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import type { Refusal } from '#protocol/refusals.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { ListedTable } from '#protocol/summary.ts';
import type { Result } from '#table/ledger.ts';
import type { Prewritten } from '#table/message-handlers.ts';
import type { Config } from '../config.ts';
import type { AskReadiness } from '../health/readiness.ts';
import type { Signer } from '../identity/signing.ts';
import type { Limits, Source } from '../limits/limits.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { DataStore } from '../store/operations.ts';
import type { PublicList } from './public-list.ts';

/** A client that sends and receives messages: a socket, or one request. */
export interface Client extends Source {
  readonly id: string;
  readonly send: (message: HostMessage | Prewritten) => void;
}

interface Looking {
  readonly table: string;
  readonly viewer: Viewer;
  readonly since?: string;
  /** Seconds to wait for something new. */
  readonly wait: number;
}

/** The server as HTTP and the sockets see it: both come here. */
export interface TableServer {
  readonly config: Config;
  readonly signer: Signer;
  readonly store: DataStore;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly diskIsLow: () => boolean;
  readonly readiness: AskReadiness;
  readonly now: () => number;
  readonly nameOf: (person: string) => Promise<string>;
  readonly rename: (person: string, name: string) => Promise<void>;
  readonly tablesOf: (person: string) => Promise<readonly ListedTable[]>;
  readonly listed: PublicList;
  /** Why a person may not speak for a seat. */
  readonly refuseSeat: (person: string, table: string, seat: number) => Promise<Refusal | undefined>;
  /** The build of the client that is served, where there is one. */
  readonly build: string | undefined;
  readonly welcome: (client: Client) => Promise<void>;
  readonly receive: (client: Client, message: ClientMessage) => Promise<void>;
  readonly leave: (client: Client) => void;
  /** One question and its answer, for a client without a socket. */
  readonly exchange: (source: Source, message: ClientMessage) => Promise<HostMessage | Prewritten>;
  readonly look: (source: Source, looking: Looking) => Promise<HostMessage | Prewritten>;
  /** Opens a table that goes on from a record. The body comes straight from the request and is not checked yet. */
  readonly importRecord: (source: Source, body: Uint8Array) => Promise<Result<{ readonly table: string }>>;
}
