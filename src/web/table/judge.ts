import { CHANCE } from '#engine/actor.ts';
import { type AnyGame, silent } from '#engine/game.ts';
import { type Action, validateAction } from '#engine/forms.ts';
import { liesOpen } from '#engine/open.ts';
import { findRule, type Ruling } from '#engine/ruling.ts';
import type { Rng } from '#engine/rng.ts';
import type { RuleText, UndoAfter } from '#kit/board.ts';

/** Only fills in what the view hides; no ruling may rest on that. */
const anyhow: Rng = { below: (n) => Math.floor(Math.random() * n) };

/** The rules of the game on the table, asked in the browser. *Why not* needs no request, and rules are written once. */
export interface Judge {
  readonly why: (view: unknown, seat: number | undefined, action: Action) => Ruling | undefined;
  readonly rule: (id: string) => RuleText | undefined;
  /** The seats that had to decide when the game looked like this. */
  readonly awaiting: (view: unknown) => readonly number[];
  /** Whether the seat could take these back, as far as it can know. */
  readonly undoAfter: (view: unknown, seat: number | undefined, actions: readonly Action[]) => UndoAfter;
}

const NOT_SEATED: Ruling = { rule: 'common/not-asked', facts: {} };

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
      if (validateAction(game.actions, action) !== undefined) return { rule: 'common/other-question', facts: {} };
      return game.refuse(imagine(view), seat, action);
    },
    rule: (id) => findRule(game.guide, game.meta.id, id),
    awaiting: (view) => game.awaiting(imagine(view)).filter((actor) => actor !== CHANCE),
    undoAfter(view, seat, actions) {
      if (seat === undefined) return 'never';
      const after = game.clone(imagine(view));
      for (const action of actions) {
        if (game.refuse(after, seat, action) !== undefined) return 'maybe';
        const step = game.clone(after);
        game.apply(after, seat, action, silent);
        if (game.awaiting(after).includes(CHANCE) || reveals(game, step, after, seat)) return 'never';
      }
      return game.awaiting(after).includes(seat) ? 'sure' : 'maybe';
    },
  };
}

/** In an open game a step shows its maker nothing new. */
const reveals = (game: AnyGame, before: unknown, after: unknown, seat: number): boolean =>
  !liesOpen(game) && game.reveals?.(before, after, seat) !== false;
