import { WebSocket } from 'ws';
import type { ClientMessage, HostMessage, UpdateMessage } from '#protocol/messages.ts';
import type { UpdateParts } from '#protocol/update.ts';
import { SOCKET_QUERY } from '#protocol/version.ts';

type Keyed = Extract<ClientMessage, { readonly key: string }>;
type Unkeyed<M> = M extends unknown ? Omit<M, 'key'> : never;

let keys = 0;

/** One socket of one person: asks by key, and keeps what it is told about every table as a client must. */
export class SocketClient {
  readonly ws: WebSocket;
  readonly received: string[] = [];
  readonly told = new Map<string, { stamp: string; parts: UpdateParts }>();
  person = '';
  cookie: string | undefined;
  readonly #answers = new Map<string, (message: HostMessage | undefined) => void>();
  readonly #listeners: (() => void)[] = [];
  #closed = false;

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data) => this.#hear((data as Buffer).toString()));
    ws.on('close', () => this.#end());
  }

  /** `from`: the address of this machine to connect from, so that limits per address can be tested. */
  static async connect(url: string, cookie?: string, from?: string): Promise<SocketClient> {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/socket${SOCKET_QUERY}`, {
      ...(cookie !== undefined && { headers: { cookie } }),
      ...(from !== undefined && { localAddress: from }),
    });
    const client = new SocketClient(ws);
    client.cookie = cookie;
    ws.on('upgrade', (response) => {
      client.cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
    });
    await new Promise<void>((resolve, reject) => {
      ws.on('error', reject);
      client.#answers.set('welcome', () => resolve());
    });
    return client;
  }

  /** Asks something that is answered by key. */
  ask(message: Unkeyed<Keyed>, key = `k${keys++}`): Promise<HostMessage> {
    return new Promise((resolve, reject) => {
      const answer = (heard: HostMessage | undefined) =>
        heard === undefined ? reject(new Error('the socket closed before the answer')) : resolve(heard);
      if (this.#closed) return answer(undefined);
      this.#answers.set(key, answer);
      this.say({ ...message, key });
    });
  }

  say(message: ClientMessage): void {
    this.ws.send(JSON.stringify(message));
  }

  /** Calls back at the next message about a table, or when there will be no more. */
  onceTold(listener: () => void): void {
    if (this.#closed) return listener();
    this.#listeners.push(listener);
  }

  close(): void {
    this.ws.close();
  }

  #end(): void {
    this.#closed = true;
    for (const answer of this.#answers.values()) answer(undefined);
    for (const listener of this.#listeners.splice(0)) listener();
  }

  #hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as HostMessage;
    if (message.type === 'welcome') this.person = message.person;
    if (message.type === 'update') this.#keep(message);
    const key = message.type === 'welcome' ? 'welcome' : 'key' in message ? message.key : undefined;
    if (key === undefined) return;
    this.#answers.get(key)?.(message);
    this.#answers.delete(key);
  }

  #keep(message: UpdateMessage): void {
    const { table, viewer, stamp, full, parts } = message;
    const known = full ? {} : this.told.get(`${table} ${viewer}`)?.parts;
    this.told.set(`${table} ${viewer}`, { stamp, parts: { ...known, ...parts } });
    for (const listener of this.#listeners.splice(0)) listener();
  }
}
