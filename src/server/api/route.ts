import type { z } from 'zod';
import type { Refusal } from '#protocol/refusals.ts';
import type { HttpRequest } from '../http/message.ts';
import type { Source } from '../limits/limits.ts';
import type { TableServer } from '../live/table-server.ts';

/** One request that passed the gate: who asks, and what, parsed by the route's own schemas. */
interface Call<P, B> {
  readonly tableServer: TableServer;
  /** Undefined: a stranger without a cookie, who only reads. */
  readonly person: string | undefined;
  /** Who the limits count this for: the person, or the address of a stranger. */
  readonly source: Source;
  readonly params: P;
  readonly body: B;
  /** The body as it came, where it may be large; otherwise empty. */
  readonly bytes: Uint8Array;
  readonly ask: HttpRequest;
}

export type Reply<A> =
  | { readonly ok: true; readonly value: A; readonly headers?: Readonly<Record<string, string>> }
  /** Written as JSON already, since it is long. */
  | { readonly ok: true; readonly json: Uint8Array; readonly headers?: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly refusal: Refusal };

/** One address of the API. The document and the parsing are made from the same schemas. */
export interface ApiRoute<P = unknown, B = unknown, A = unknown> {
  readonly method: 'GET' | 'POST';
  /** With `{name}` for what varies. */
  readonly path: string;
  readonly title: string;
  readonly help: string;
  /** The values in the path and the query, all strings at first. */
  readonly params: z.ZodType<P>;
  readonly body?: z.ZodType<B>;
  readonly answer: z.ZodType<A>;
  /** Whether a stranger who asks this becomes a person. True for every route that changes something. */
  readonly createsIdentity: boolean;
  /** Whether the body may be as large as a record. Then the route gets its bytes, and it is parsed elsewhere. */
  readonly large?: boolean;
  run(call: Call<P, B>): Promise<Reply<A>>;
}

/** Keeps the types of one route together while it is written, and drops them when it joins the list. */
export const route = <P, B, A>(given: ApiRoute<P, B, A>): ApiRoute => given;

export const ok = <A>(value: A, headers: Readonly<Record<string, string>> = {}): Reply<A> => ({
  ok: true,
  value,
  headers,
});

export const foundJson = (json: Uint8Array): Reply<never> => ({ ok: true, json });

export const fail = (refusal: Refusal): Reply<never> => ({ ok: false, refusal });
