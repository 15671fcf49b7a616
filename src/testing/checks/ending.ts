import type { AnyGame, Outcome } from '#engine/game.ts';
import { findRule } from '#engine/ruling.ts';
import type { Check, Notes } from '../check.ts';
import { brief, difference, notPlain } from '../plain.ts';
import type { Table } from '../tables.ts';
import { actorsOf, walk } from '../walk.ts';

/** Random play ends, and exactly then there is an outcome with a rank for every seat. */
export const ends: Check = (game, table, rng, notes) => {
  let last: Outcome | undefined;
  walk(game, table, rng, (state, number) => {
    last = game.outcome(state);
    const over = game.awaiting(state).length === 0;
    notes.claim(over === (last !== undefined), () =>
      over
        ? `nobody is awaited at move ${number}, and there is no outcome`
        : `an outcome at move ${number} with decisions open`,
    );
  });
  if (last !== undefined) judgeOutcome(game, table, last, notes);
};

function judgeOutcome(game: AnyGame, table: Table, outcome: Outcome, notes: Notes): void {
  const { ranks, scores, reason, tieBreak } = outcome;
  notes.claim(ranks.length === table.seats, () => `${ranks.length} ranks for ${table.seats} seats`);
  notes.claim(scores.length === table.seats, () => `${scores.length} scores for ${table.seats} seats`);
  const places = ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
  notes.claim(difference(ranks, places) === undefined, () => `ranks ${brief(ranks)} should count as ${brief(places)}`);
  notes.claim(notPlain(outcome) === undefined, () => `the outcome is not plain: ${notPlain(outcome)}`);
  for (const rule of [reason, ...(tieBreak === undefined ? [] : [tieBreak])]) {
    notes.claim(findRule(game.guide, game.meta.id, rule) !== undefined, () => `the guide has no rule ${rule}`);
  }
}

/** Every component is always somewhere. */
export const losesNothing: Check = (game, table, rng, notes) => {
  let first: unknown;
  walk(game, table, rng, (state, number) => {
    const inventory = game.inventory(state);
    first ??= inventory;
    notes.claim(Object.keys(inventory).length > 0, () => 'the inventory counts nothing');
    const changed = difference(first, inventory);
    notes.claim(changed === undefined, () => `components changed by move ${number}: ${changed}`);
  });
};

/** Every awaited actor is a seat of this table or chance, and is named once. */
export const awaitsActors: Check = (game, table, rng, notes) => {
  const actors = actorsOf(table);
  walk(game, table, rng, (state, number) => {
    const awaited = game.awaiting(state);
    notes.claim(
      awaited.every((actor, i) => actors.includes(actor) && awaited.indexOf(actor) === i),
      () => `awaited at move ${number}: ${brief(awaited)}`,
    );
  });
};
