import type { Action } from '#engine/forms.ts';
import { type AnyGame, defaultOptions } from '#engine/game.ts';
import type { Command, Opening } from '#protocol/commands.ts';
import type { HostMessage, UpdateMessage } from '#protocol/messages.ts';
import type { BotQuestion } from '#table/bot-minder.ts';
import { type HostNeeds, type Report, type TableHost, startTable } from '#table/host.ts';
import { memoryTableStore } from '#table/memory-store.ts';
import { createTable } from '#table/opening.ts';
import { viewerTurn } from '#table/table.ts';
import { SECRET, person } from './test-table.ts';

/** A host with everything around it in memory: what it sends, and a thinker that plays the last legal action. */
export class TestHost {
  readonly sent: { readonly client: string; readonly message: HostMessage }[] = [];
  readonly store = memoryTableStore();
  readonly troubles: unknown[] = [];
  readonly reports: Report[] = [];
  readonly questions: BotQuestion[] = [];
  readonly rules: AnyGame;
  now = 1_000_000;
  #keys = 0;
  think: HostNeeds['think'] = async (question) => {
    this.questions.push(question);
    const imagined = this.rules.imagine(question.view, { below: (n) => n - 1 });
    return this.rules.legal(imagined, question.seat).at(-1) as Action;
  };

  constructor(rules: AnyGame) {
    this.rules = rules;
  }

  needs(): HostNeeds {
    return {
      rules: this.rules,
      store: this.store,
      now: () => this.now++,
      think: (question) => this.think(question),
      send: (client, message) => this.sent.push({ client, message }),
      trouble: (problem) => this.troubles.push(problem),
      reported: (report) => this.reports.push(report),
    };
  }

  async open(...places: Opening['places']): Promise<TableHost> {
    const { rules } = this;
    const options = defaultOptions(rules.meta);
    const opening: Opening = { game: rules.meta.id, options, pace: { type: 'live' }, listed: false, places };
    const opened = createTable(rules, opening, { table: 't', now: this.now, who: person('ann'), secret: SECRET });
    if (!opened.ok) throw new Error(opened.refusal.code);
    return startTable(this.needs(), opened);
  }

  ask(host: TableHost, who: string, command: Command, key = `k${this.#keys++}`) {
    return host.ask({ command, who: person(who), key });
  }

  /** Plays the last legal action of a seat, as the person who sits there. */
  async playLast(host: TableHost, who: string, seat: number) {
    const { position } = host.table();
    const action = this.rules.legal(position, seat).at(-1) as Action;
    const expectedTurn = viewerTurn(host.table(), seat);
    return this.ask(host, who, { type: 'play', seat, expectedTurn, actions: [action] });
  }

  told(client: string): UpdateMessage[] {
    return this.sent.flatMap(({ client: to, message }) =>
      to === client && message.type === 'update' ? [message] : [],
    );
  }
}

export const ME = { type: 'me' } as const;

export const asked = (host: TableHost, rules: AnyGame) => rules.awaiting(host.table().position)[0] as number;
