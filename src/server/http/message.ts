/** A request as the app sees it, complete and without a connection. Tests make them by hand. */
export interface HttpRequest {
  readonly method: string;
  /** Starts with a slash, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly address: string;
  /** Reads the body up to this many bytes; undefined when it is longer. Called only after all other checks. */
  readonly readBody: (limit: number) => Promise<Uint8Array | undefined>;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export type App = (ask: HttpRequest) => Promise<HttpResponse>;

export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } as const;

export const json = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): HttpResponse => ({
  status,
  headers: { ...JSON_HEADERS, ...headers },
  body: JSON.stringify(value),
});
