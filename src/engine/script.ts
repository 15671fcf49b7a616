import { type Actor, writeActor } from './actor.ts';
import { type Action, writeAction } from './forms.ts';
import type { Game, GameEvent } from './game.ts';
import { play } from './play.ts';
import { type Move, readMove } from './record.ts';
import type { Ruling } from './ruling.ts';

/** A game driven by lines as records write them: `0 build D1`, `chance spin 3`. */
export interface Script<S, E> {
  /**
   * Plays the lines, each checked like an action from outside. Returns the last state and everything told on the way.
   */
  readonly act: (start: S, ...lines: readonly string[]) => { readonly s: S; readonly events: readonly E[] };
  /** The ruling on a line; undefined when it may be played. */
  readonly rulingOn: (s: S, line: string) => Ruling | undefined;
  /** The rule by which a line is refused, without the game's name; undefined when it may be played. */
  readonly refusal: (s: S, line: string) => string | undefined;
  /** What an actor may answer now, as lines without the actor. */
  readonly choices: (s: S, actor: Actor) => string[];
  /** Who is asked, as lines name them. */
  readonly asked: (s: S) => string;
}

export function script<S, A extends Action, V, E extends GameEvent, O>(game: Game<S, A, V, E, O>): Script<S, E> {
  const read = (line: string): Move => {
    const move = readMove(game.actions, line);
    if (move === undefined) throw new Error(`cannot read ${line}`);
    return move;
  };
  const rulingOn = (s: S, line: string): Ruling | undefined => {
    const played = play(game, s, ...read(line));
    if (played.ok) return undefined;
    if (played.error.code === 'malformedAction') throw new Error(`${line}: ${played.error.problem}`);
    return played.error.ruling;
  };
  return {
    act(start, ...lines) {
      let s = start;
      const events: E[] = [];
      for (const line of lines) {
        const played = play(game, s, ...read(line));
        if (!played.ok) throw new Error(`${line}: ${JSON.stringify(played.error)}`);
        s = played.state;
        events.push(...played.events);
      }
      return { s, events };
    },
    rulingOn,
    refusal: (s, line) => rulingOn(s, line)?.rule.split('/')[1],
    choices: (s, actor) => game.legal(s, actor).map((action) => writeAction(game.actions, action)),
    asked: (s) => game.awaiting(s).map(writeActor).join(' '),
  };
}
