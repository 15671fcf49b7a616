import { CHANCE, writeActor } from '#engine/actor.ts';
import { type AnyGame, type Outcome, refuseTable } from '#engine/game.ts';
import { type Step, readMove, replay, writeMove } from '#engine/record.ts';
import type { Action } from '#engine/forms.ts';
import { same } from '#engine/same.ts';
import type { Opening } from '#protocol/commands.ts';
import type { ChanceRecord, RecordFile } from '#protocol/record-file.ts';
import { refusal } from '#protocol/refusals.ts';
import { applyUnplayed } from './apply-change.ts';
import { type Draft, recordMove } from './draft.ts';
import type { Entry } from './entries.ts';
import { addFollowUps } from './follow-ups.ts';
import { commitmentTo, entropiesAt, fairRng } from './fair.ts';
import { type History, historyOf } from './history.ts';
import { type OpeningContext, openDraft } from './opening.ts';
import { type CommandResult, closeDraft } from './reducer.ts';
import type { Holder, TableState } from './table.ts';

/** What a record contains besides the moves. */
export type RecordHead = Pick<
  TableState,
  'table' | 'game' | 'rulesVersion' | 'options' | 'secret' | 'outcome' | 'seats'
>;

export const headOf = ({ table, game, rulesVersion, options, secret, outcome, seats }: TableState): RecordHead =>
  outcome === undefined
    ? { table, game, rulesVersion, options, secret, seats }
    : { table, game, rulesVersion, options, secret, outcome, seats };

/** A finished table as one file. Before the end the record would give away secrets. */
export function recordFileOf(table: RecordHead, { moves, entropies }: History): RecordFile {
  const { game, rulesVersion, options, secret, outcome } = table;
  const from = moves.findLastIndex(({ mover }) => mover === 'import') + 1;
  if (outcome === undefined) throw new Error(`table ${table.table} is not over: its record must not leave the host`);
  return {
    sternwheel: 'record',
    schema: 1,
    game,
    rulesVersion,
    seats: table.seats.length,
    options,
    names: table.seats.map(({ holder }, seat) => nameOf(holder, seat)),
    moves: moves.map(({ actor, line }) => `${writeActor(actor)} ${line}`),
    times: moves.map(({ at }) => at),
    chance: { commitment: commitmentTo(secret), secret, entropies, from },
    outcome,
  };
}

/** The record of a finished table from its entries alone, for a table whose rules have changed since. */
export function pastRecordOf(entries: readonly Entry[]): RecordFile | undefined {
  const table = applyUnplayed(entries);
  return table?.outcome === undefined ? undefined : recordFileOf(table, historyOf(entries));
}

function nameOf(holder: Holder, seat: number): string {
  if (holder.kind === 'person') return holder.sitter.name;
  return holder.kind === 'bot' ? `${holder.level} bot` : `seat ${seat + 1}`;
}

export type Verified =
  | {
      readonly ok: true;
      readonly moves: number;
      /**
       * Draws that were recomputed, and draws that could not be: made before an import, or without a secret in the
       * file.
       */
      readonly draws: number;
      readonly unproven: number;
      readonly outcome?: Outcome;
    }
  | { readonly ok: false; readonly problem: string };

/** Replays a record, recomputes every draw from the secret, and compares the outcome. */
export function verifyRecord(rules: AnyGame, record: RecordFile): Verified {
  const { chance } = record;
  if (chance !== undefined && commitmentTo(chance.secret) !== chance.commitment) {
    return { ok: false, problem: 'the secret is not the one that was committed to' };
  }
  const problem = refuseTable(rules.meta, record.seats, record.options);
  if (problem !== undefined) return { ok: false, problem };
  const draws = { proven: 0, unproven: 0, wrong: [] as number[] };
  let before = rules.setup(record.seats, record.options);
  const replayed = replay(rules, record, (step) => {
    if (step.actor === CHANCE) checkDraw(rules, { record, chance, before, step }, draws);
    before = rules.clone(step.state);
  });
  if (!replayed.ok) return replayed;
  if (draws.wrong.length > 0)
    return { ok: false, problem: `not drawn from the secret: move ${draws.wrong.join(', ')}` };
  const outcome = rules.outcome(before);
  if (record.outcome !== undefined && !same(record.outcome, outcome)) {
    return { ok: false, problem: 'the outcome in the file is not the one its moves lead to' };
  }
  const found = { moves: record.moves.length, draws: draws.proven, unproven: draws.unproven };
  return { ok: true, ...found, ...(outcome === undefined ? {} : { outcome }) };
}

interface Draw {
  readonly record: RecordFile;
  readonly chance: ChanceRecord | undefined;
  readonly before: unknown;
  readonly step: Step<unknown, Action, unknown>;
}

function checkDraw(
  rules: AnyGame,
  { record, chance, before, step }: Draw,
  draws: { proven: number; unproven: number; readonly wrong: number[] },
): void {
  if (chance === undefined || step.number < chance.from) {
    draws.unproven += 1;
    return;
  }
  const entropies = entropiesAt(chance.entropies, record.seats, step.number);
  const drawn = rules.chance(before, fairRng(chance.secret, entropies, step.number));
  if (writeMove(rules.actions, [CHANCE, drawn]) === record.moves[step.number]) draws.proven += 1;
  else draws.wrong.push(step.number);
}

export interface Import {
  readonly record: RecordFile;
  /** How many of its moves count. The rest is played again. */
  readonly moves?: number;
  /** Without them the importer holds all seats. */
  readonly places?: Opening['places'];
}

/** A private table that continues a record: to finish a game, or to try something else. */
export function openFromRecord(rules: AnyGame, asked: Import, context: OpeningContext): CommandResult {
  const { record, moves = record.moves.length } = asked;
  const verified = verifyRecord(rules, record);
  if (!verified.ok) return { ok: false, refusal: refusal('badRecord', { problem: verified.problem }) };
  const places = asked.places ?? allMine(record);
  if (places.length !== record.seats) {
    return { ok: false, refusal: refusal('badTable', { problem: `the record has ${record.seats} seats` }) };
  }
  const { options } = record;
  const draft = openDraft(
    rules,
    { game: record.game, options, pace: { type: 'live' }, listed: false, places },
    context,
  );
  for (const line of record.moves.slice(0, moves)) replayLine(draft, line);
  addFollowUps(draft);
  return { ok: true, ...closeDraft(draft.table, draft), done: {} };
}

const allMine = ({ seats, names }: RecordFile): Opening['places'] =>
  Array.from({ length: seats }, (_, seat) => {
    const name = names[seat];
    return name === undefined ? { type: 'me' } : { type: 'me', name };
  });

/** The record has already been replayed once. If a move is not legal now, the fault is ours. */
function replayLine(draft: Draft, line: string): void {
  const read = readMove(draft.rules.actions, line);
  const refused = read === undefined ? refusal('badRecord') : recordMove(draft, ...read, 'import');
  if (refused !== undefined) throw new Error(`a verified record cannot be replayed at "${line}": ${refused.code}`);
}
