import type { Action } from '#engine/forms.ts';
import { type AnyGame, type Game, type GameEvent, type Options, defaultOptions } from '#engine/game.ts';
import type { Command, Opening } from '#protocol/commands.ts';
import type { Refusal } from '#protocol/refusals.ts';
import type { Pace } from '#protocol/shapes.ts';
import type { HostCommand } from '#table/play-commands.ts';
import type { Requester } from '#table/draft.ts';
import type { Entry } from '#table/entries.ts';
import { createTable } from '#table/opening.ts';
import { type CommandResult, acceptCommand, acceptHostCommand, applyEntry } from '#table/reducer.ts';
import { type TableState, viewerTurn } from '#table/table.ts';

export const SECRET = '5ec2e7'.padEnd(64, '0');

export const person = (id: string): Requester => ({ id, name: id.toUpperCase(), entropy: toEntropy(id) });

const toEntropy = (id: string) =>
  Array.from(id, (letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(32, '0');

/** A game with its own types, as the table sees it. */
export const asAny = <S, A extends Action, V, E extends GameEvent, O>(game: Game<S, A, V, E, O>): AnyGame =>
  game as unknown as AnyGame;

export interface Wanted {
  /** `ann` opens the table and sits, `bot` is one, `-` is left open; anyone else sits down afterwards. */
  readonly seats: readonly string[];
  readonly options?: Options;
  readonly pace?: Pace;
  readonly secret?: string;
}

/** A table that keeps its entries in a list: the one way to make a table for a test. */
export class TestTable {
  readonly rules: AnyGame;
  readonly entries: Entry[] = [];
  table: TableState;
  now = 1_000_000;
  #keys = 0;

  constructor(rules: AnyGame, { seats, options, pace = { type: 'live' }, secret = SECRET }: Wanted) {
    this.rules = rules;
    const opening: Opening = {
      game: rules.meta.id,
      options: options ?? defaultOptions(rules.meta),
      pace,
      listed: false,
      places: seats.map(placeFor),
    };
    const opened = createTable(rules, opening, { table: 'test', now: this.now, who: person('ann'), secret });
    if (!opened.ok || opened.entry === undefined) throw new Error(JSON.stringify(opened));
    this.table = opened.table;
    this.entries.push(opened.entry);
    seats.forEach((who, seat) => {
      if (!['ann', 'bot', '-'].includes(who)) this.must(who, { type: 'sit', seat });
    });
  }

  ask(who: string, command: Command, key = `k${this.#keys++}`): CommandResult {
    return this.#keep(acceptCommand(this.rules, this.table, { command, who: person(who), key }, ++this.now));
  }

  askAsHost(command: HostCommand): CommandResult {
    return this.#keep(acceptHostCommand(this.rules, this.table, command, ++this.now));
  }

  #keep(answer: CommandResult): CommandResult {
    if (answer.ok && answer.entry !== undefined) this.entries.push(answer.entry);
    if (answer.ok) this.table = answer.table;
    return answer;
  }

  /** Asks for something that must be granted. */
  must(who: string, command: Command): void {
    const answer = this.ask(who, command);
    if (!answer.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(answer.refusal)}`);
  }

  /** The code of the refusal; undefined when the request is granted. */
  refused(who: string, command: Command): Refusal['code'] | undefined {
    const answer = this.ask(who, command);
    return answer.ok ? undefined : answer.refusal.code;
  }

  turn(seat: number): number {
    return viewerTurn(this.table, seat);
  }

  play(who: string, seat: number, ...actions: readonly Action[]): void {
    this.must(who, { type: 'play', seat, expectedTurn: this.turn(seat), actions });
  }

  undo(who: string, seat: number): Refusal['code'] | undefined {
    return this.refused(who, { type: 'undo', seat, expectedTurn: this.turn(seat) });
  }

  view(seat: number | undefined): unknown {
    return this.rules.view(this.table.position, seat);
  }

  /** The table that results from the entries alone. */
  refolded(): TableState {
    let table: TableState | undefined;
    for (const entry of this.entries) table = applyEntry(this.rules, table, JSON.parse(JSON.stringify(entry)) as Entry);
    return table as TableState;
  }
}

function placeFor(who: string): Opening['places'][number] {
  if (who === 'ann') return { type: 'me' };
  return who === 'bot' ? { type: 'bot', level: 'random' } : { type: 'open' };
}
