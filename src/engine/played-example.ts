import type { Example, ExampleStep } from './example.ts';
import type { AnyGame } from './game.ts';
import type { Ruling } from './ruling.ts';
import { script } from './script.ts';

/** A step of an example, played. */
export interface PlayedStep extends ExampleStep {
  /** The position with everything face up: the text speaks of it. */
  readonly view: unknown;
  /** Why the rules refuse what the step tries. */
  readonly ruling: Ruling | undefined;
  /** Whether the picture differs from that of the step before. */
  readonly pictured: boolean;
}

/** Plays an example through, and keeps the position of each of its steps. */
export function playExample(game: AnyGame, { begin, steps }: Example<unknown>): readonly PlayedStep[] {
  const { act, rulingOn } = script(game);
  let state = begin();
  return steps.map((step, i) => {
    const { moves = [], places = [], refused } = step;
    state = act(state, ...moves).s;
    return {
      ...step,
      view: game.open?.(state) ?? game.view(state, undefined),
      ruling: refused && rulingOn(state, refused[0]),
      pictured: i === 0 || moves.length > 0 || places.join() !== (steps[i - 1]?.places ?? []).join(),
    };
  });
}

/** The seats that decide something in an example: their hands are shown. */
export function seatsIn({ steps }: Example<unknown>): readonly number[] {
  const lines = steps.flatMap(({ moves = [], refused }) => [...moves, ...(refused === undefined ? [] : [refused[0]])]);
  const seats = lines.map((line) => Number.parseInt(line, 10)).filter((seat) => seat >= 0);
  return [...new Set(seats)].toSorted((a, b) => a - b);
}
