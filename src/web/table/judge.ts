import type { AnyGame } from '#engine/game.ts';
import { type Action, validateAction } from '#engine/forms.ts';
import { findRule, type Ruling } from '#engine/ruling.ts';
import type { Rng } from '#engine/rng.ts';
import type { RuleText } from '#kit/board.ts';

/** Only fills in what the view hides; no ruling may rest on that. */
const anyhow: Rng = { below: (n) => Math.floor(Math.random() * n) };

/** The rules of the game on the table, asked in the browser. *Why not* needs no request, and rules are written once. */
export interface Judge {
  readonly why: (view: unknown, seat: number | undefined, action: Action) => Ruling | undefined;
  readonly rule: (id: string) => RuleText | undefined;
}

const NOT_SEATED: Ruling = { rule: 'house/not-asked', facts: {} };

export function newJudge(game: AnyGame): Judge {
  let seen: unknown;
  let state: unknown;
  /** A view is imagined once, however many places of the board are pointed at. */
  const imagine = (view: unknown) => {
    if (view !== seen) {
      seen = view;
      state = game.imagine(view, anyhow);
    }
    return state;
  };
  return {
    why(view, seat, action) {
      if (seat === undefined) return NOT_SEATED;
      if (validateAction(game.actions, action) !== undefined) return { rule: 'house/other-question', facts: {} };
      return game.refuse(imagine(view), seat, action);
    },
    rule: (id) => findRule(game.guide, game.meta.id, id),
  };
}
