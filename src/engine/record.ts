import { type Actor, readActor, writeActor } from './actor.ts';
import { type Action, type Forms, readAction, writeAction } from './forms.ts';
import { type Game, type GameEvent, type Meta, type Options, refuseTable } from './game.ts';
import { play } from './play.ts';

export type Move<A extends Action = Action> = readonly [actor: Actor, action: A];

/** Everything needed to replay a game, chance included. A move is one line: who, then what. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Options;
  readonly moves: readonly string[];
}

export const writeMove = (forms: Forms, [actor, action]: Move): string =>
  `${writeActor(actor)} ${writeAction(forms, action)}`;

export function readMove(forms: Forms, line: string): Move | undefined {
  const space = line.indexOf(' ');
  const actor = readActor(line.slice(0, space));
  const action = readAction(forms, line.slice(space + 1));
  return actor === undefined || action === undefined ? undefined : [actor, action];
}

/** The record of a game played so far. */
export function recordOf<O>(
  game: { readonly meta: Meta<O>; readonly actions: Forms },
  seats: number,
  options: O,
  moves: readonly Move[],
): GameRecord {
  const { id, rulesVersion } = game.meta;
  return {
    game: id,
    rulesVersion,
    seats,
    options: options as Options,
    moves: moves.map((move) => writeMove(game.actions, move)),
  };
}

/** A step of a replay. The state belongs to the replay and changes with the next step. */
export interface Step<S, A extends Action, E> {
  readonly number: number;
  readonly actor: Actor;
  readonly action: A;
  readonly state: S;
  readonly events: readonly E[];
}

export type Replayed<S> = { readonly ok: true; readonly state: S } | { readonly ok: false; readonly problem: string };

/** Plays a record through from its lines alone, checking every move. */
export function replay<S, A extends Action, V, E extends GameEvent, O>(
  game: Game<S, A, V, E, O>,
  record: GameRecord,
  visit: (step: Step<S, A, E>) => void = () => undefined,
): Replayed<S> {
  const problem = refuseRecord(game.meta, record);
  if (problem !== undefined) return { ok: false, problem };
  let state = game.setup(record.seats, record.options as O);
  for (const [number, line] of record.moves.entries()) {
    const move = readMove(game.actions, line);
    if (move === undefined) return { ok: false, problem: `move ${number} cannot be read: ${line.slice(0, 80)}` };
    const [actor, action] = move;
    const played = play(game, state, actor, action);
    if (!played.ok)
      return { ok: false, problem: `move ${number} (${line}) is not legal: ${JSON.stringify(played.error)}` };
    state = played.state;
    visit({ number, actor, action: action as A, state, events: played.events });
  }
  return { ok: true, state };
}

function refuseRecord<O>(meta: Meta<O>, record: GameRecord): string | undefined {
  const { id, rulesVersion } = meta;
  if (record.game !== id) return `the record is of ${record.game}, not of ${id}`;
  if (record.rulesVersion !== rulesVersion) {
    return `the record was played with rules version ${record.rulesVersion} of ${id}; this is version ${rulesVersion}`;
  }
  return refuseTable(meta, record.seats, record.options);
}
