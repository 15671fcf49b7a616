import { isGameId, loadGame } from '#games/registry.ts';
import type { ClientMessage, HostMessage } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Who } from '#table/draft.ts';
import { type HostNeeds, resumeTable, startTable, type TableHost } from '#table/host.ts';
import { RulesChanged } from '#table/ledger.ts';
import { openFromRecord } from '#table/record.ts';
import { type CommandResult, createTable, type OpeningContext } from '#table/request.ts';
import { LOCAL_PERSON, LOCAL_PREFIX } from './here.ts';

/** Everything the desk does not make itself. */
export interface DeskNeeds extends Omit<HostNeeds, 'rules' | 'send'> {
  /** Fresh hex digits that nobody can foresee. */
  readonly entropy: (bytes: number) => string;
  readonly send: (message: HostMessage) => void;
}

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;
type OfTable = Exclude<ClientMessage, Of<'open' | 'import'>>;

/** There is one client: the page that started the worker. */
const PAGE = 'page';
const NAME = 'Skipper';

/** Passes each message of the page to its table, and the answers to the page: a server's door for one person. */
export class HostDesk {
  readonly #needs: DeskNeeds;
  readonly #hosts = new Map<string, Promise<TableHost>>();

  constructor(needs: DeskNeeds) {
    this.#needs = needs;
  }

  async receive(message: ClientMessage): Promise<void> {
    try {
      if (message.type === 'open' || message.type === 'import') await this.#open(message);
      else await this.#pass(message);
    } catch (problem) {
      const expected = expectedRefusal(problem);
      if (expected === undefined) this.#needs.trouble(problem);
      this.#refuse(message, expected ?? refusal('unavailable'));
    }
  }

  #refuse(message: ClientMessage, why: Refusal): void {
    this.#needs.send({ type: 'refused', refusal: why, ...('key' in message && { key: message.key }) });
  }

  #who(): Who {
    return { id: LOCAL_PERSON, name: NAME, entropy: this.#needs.entropy(32) };
  }

  async #open(message: Of<'open' | 'import'>): Promise<void> {
    const game = message.type === 'open' ? message.opening.game : message.record.game;
    if (!isGameId(game)) return this.#refuse(message, refusal('noSuchGame'));
    const rules = await loadGame(game);
    const { now, entropy, send } = this.#needs;
    const table = `${LOCAL_PREFIX}${entropy(8)}`;
    const context: OpeningContext = { table, now: now(), who: this.#who(), secret: entropy(32) };
    const answer: CommandResult =
      message.type === 'open' ? createTable(rules, message.opening, context) : openFromRecord(rules, message, context);
    if (!answer.ok) return this.#refuse(message, answer.refusal);
    const host = startTable(this.#hostNeeds(rules), answer);
    this.#hosts.set(table, host);
    await (await host).wake();
    send({ type: 'opened', key: message.key, table });
  }

  #hostNeeds(rules: HostNeeds['rules']): HostNeeds {
    const { store, now, think, trouble, send } = this.#needs;
    return { rules, store, now, think, trouble, send: (_, message) => send(message) };
  }

  #hostOf(table: string): Promise<TableHost> {
    const running = this.#hosts.get(table) ?? this.#resume(table);
    this.#hosts.set(table, running);
    running.catch(() => this.#hosts.delete(table));
    return running;
  }

  async #resume(table: string): Promise<TableHost> {
    const stored = await this.#needs.store.load(table);
    const [first] = (await this.#needs.store.entries(table, 0, 1))[0]?.changes ?? [];
    const game = stored?.snapshot?.game ?? (first?.type === 'opened' ? first.game : '');
    if (!isGameId(game)) throw new NoTable(table);
    const host = await resumeTable(this.#hostNeeds(await loadGame(game)), table);
    if (host === undefined) throw new NoTable(table);
    await host.wake();
    return host;
  }

  async #pass(message: OfTable): Promise<void> {
    const host = await this.#hostOf(message.table);
    const { send } = this.#needs;
    switch (message.type) {
      case 'watch': {
        const refused = await host.watch(PAGE, { viewer: message.viewer, person: LOCAL_PERSON }, message.have);
        return refused && this.#refuse(message, refused);
      }
      case 'unwatch':
        return host.unwatch(PAGE, message.viewer);
      case 'readLog':
        return send({ ...keyed(message), type: 'log', log: await host.readLog(message.from, message.to) });
      default:
        return this.#answer(message, host);
    }
  }

  async #answer(message: Of<'ask' | 'export' | 'readMoment'>, host: TableHost): Promise<void> {
    const answer = await this.#askHost(message, host);
    if ('refusal' in answer) this.#refuse(message, answer.refusal);
    else this.#needs.send(answer.message);
  }

  async #askHost(message: Of<'ask' | 'export' | 'readMoment'>, host: TableHost): Promise<Outcome> {
    if (message.type === 'ask') {
      const asked = await host.ask({ command: message.command, who: this.#who(), key: message.key });
      return asked.ok ? { message: { type: 'done', key: message.key, done: asked.done } } : asked;
    }
    if (message.type === 'export') {
      const read = await host.record();
      return read.ok ? { message: { type: 'record', key: message.key, record: read.record } } : read;
    }
    const { viewer, log } = message;
    const seen = await host.readMoment({ viewer, person: LOCAL_PERSON }, log);
    return seen.ok ? { message: { ...keyed(message), type: 'moment', viewer, log, view: seen.view } } : seen;
  }
}

function expectedRefusal(problem: unknown): Refusal | undefined {
  if (problem instanceof NoTable) return refusal('noSuchTable');
  return problem instanceof RulesChanged ? refusal('rulesChanged') : undefined;
}

type Outcome = { readonly message: HostMessage } | { readonly refusal: Refusal };

const keyed = ({ key, table }: Of<'readLog' | 'readMoment'>) => ({ key, table });

/** The browser keeps no table of this name. */
class NoTable extends Error {
  override readonly name = 'NoTable';
}
