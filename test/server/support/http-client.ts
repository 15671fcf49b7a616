/** One person who speaks to the server by the documented requests alone. */
export class HttpClient {
  #url: string;
  #cookie: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** The server came back at another address; the person is the same. */
  moveTo(url: string): void {
    this.#url = url;
  }

  get cookie(): string | undefined {
    return this.#cookie;
  }

  set cookie(value: string | undefined) {
    this.#cookie = value;
  }

  get<T>(path: string): Promise<Got<T>> {
    return this.#ask<T>(path, {});
  }

  post<T>(path: string, body: unknown): Promise<Got<T>> {
    return this.#ask<T>(path, { method: 'POST', body: JSON.stringify(body) });
  }

  async #ask<T>(path: string, init: RequestInit): Promise<Got<T>> {
    const known = this.#cookie;
    const headers = { 'content-type': 'application/json', ...(known === undefined ? {} : { cookie: known }) };
    const response = await fetch(this.#url + path, { ...init, headers });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0];
    return { status: response.status, body: (await response.json()) as T };
  }
}

export interface Got<T> {
  readonly status: number;
  readonly body: T;
}
