import { type Actor, CHANCE, type Seat } from '#engine/actor.ts';
import { type Action, validateAction, readAction, sampleAction, writeAction } from '#engine/forms.ts';
import { type AnyGame, silent } from '#engine/game.ts';
import type { Rng } from '#engine/rng.ts';
import { findRule, type Ruling } from '#engine/ruling.ts';
import { same } from '#engine/same.ts';
import { candidates } from '../candidates.ts';
import type { Check, Notes } from '../check.ts';
import { brief, difference, notPlain } from '../plain.ts';
import { actorsOf, seatsOf, viewersOf, walk, worthALook } from '../walk.ts';

/** Every awaited actor has an answer. Everyone else has none and is told so. */
export const asksTheAwaited: Check = (game, table, rng, notes) => {
  walk(game, table, rng, (state, number) => {
    const awaited = game.awaiting(state);
    const anything = anyAction(game, state, awaited, rng);
    for (const actor of actorsOf(table)) {
      const legal = game.legal(state, actor);
      const asked = awaited.includes(actor);
      notes.claim(asked === legal.length > 0, () => `${actor} has ${legal.length} legal actions at move ${number}`);
      if (asked) continue;
      const rule = game.refuse(state, actor, anything)?.rule;
      const due = awaited.length === 0 ? 'common/over' : 'common/not-asked';
      notes.claim(rule === due, () => `${actor} is not asked at move ${number} and gets ${rule}, not ${due}`);
    }
  });
};

/** What somebody else may do here, or any action at all: a good test for an actor who is not asked. */
function anyAction(game: AnyGame, state: unknown, awaited: readonly Actor[], rng: Rng): Action {
  const [actor] = awaited;
  return (actor === undefined ? undefined : game.legal(state, actor)[0]) ?? sampleAction(game.actions, rng);
}

/** A well-formed action is either legal or gets a ruling, and the guide has the rule. */
export const rulesOnEverything: Check = (game, table, rng, notes) => {
  walk(game, table, rng, (state, number) => {
    if (!worthALook(number, rng)) return;
    for (const actor of game.awaiting(state)) {
      const legal = [...game.legal(state, actor), ...unaskedOf(game, state, actor)];
      for (const action of candidates(game, state, actor, rng)) {
        const listed = legal.some((allowed) => same(allowed, action));
        const ruling = game.refuse(state, actor, action);
        const line = () => `${actor} ${writeAction(game.actions, action)} at move ${number}`;
        notes.claim(!(listed && ruling), () => `${line()} is listed and refused: ${brief(ruling)}`);
        notes.claim(listed || ruling !== undefined, () => `${line()} is neither listed nor refused`);
        if (ruling) judgeRuling(game, ruling, notes);
      }
    }
  });
};

/** What is open to an actor at any time. */
const unaskedOf = (game: AnyGame, state: unknown, actor: Actor): readonly Action[] =>
  actor === CHANCE ? [] : (game.anytime?.(state, actor) ?? []);

/**
 * An action that is open at any time answers no question. Seats can take it whether they are asked or not, until the
 * end of the game.
 */
export const opensAnytime: Check = (game, table, rng, notes) => {
  walk(game, table, rng, (state, number) => {
    // A game without such actions was checked too, and that counts.
    notes.looked();
    if (game.anytime === undefined || !worthALook(number, rng)) return;
    for (const seat of seatsOf(table)) judgeUnasked(game, state, seat, notes);
  });
};

function judgeUnasked(game: AnyGame, state: unknown, seat: Seat, notes: Notes): void {
  const over = game.outcome(state) !== undefined;
  const legal = game.legal(state, seat);
  for (const action of unaskedOf(game, state, seat)) {
    const line = judgeLine(game, action, notes);
    notes.claim(!over, () => `${seat} ${line} is open after the end`);
    const listed = legal.some((allowed) => same(allowed, action));
    notes.claim(!listed, () => `${seat} ${line} is open at any time and an answer as well`);
    const ruling = game.refuse(state, seat, action);
    notes.claim(ruling === undefined, () => `${seat} ${line} is open at any time and refused: ${brief(ruling)}`);
    const next = game.clone(state);
    game.apply(next, seat, action, silent);
    const stuck = game.awaiting(next).length === 0 && game.outcome(next) === undefined;
    notes.claim(!stuck, () => `after ${seat} ${line} nobody is asked, and there is no outcome`);
  }
}

function judgeRuling(game: AnyGame, ruling: Ruling, notes: Notes): void {
  notes.claim(
    findRule(game.guide, game.meta.id, ruling.rule) !== undefined,
    () => `the guide has no rule ${ruling.rule}`,
  );
  const wrong = notPlain(ruling);
  notes.claim(wrong === undefined, () => `a ruling under ${ruling.rule} is not plain: ${wrong}`);
}

/** Legal actions are well-formed, listed once, and each is one line that reads back as the same action. */
export const writesActions: Check = (game, table, rng, notes) => {
  walk(game, table, rng, (state, number) => {
    if (!worthALook(number, rng)) return;
    for (const actor of game.awaiting(state)) {
      const lines = game.legal(state, actor).map((action) => judgeLine(game, action, notes));
      const twice = lines.find((line, i) => lines.indexOf(line) !== i);
      notes.claim(twice === undefined, () => `${actor} ${twice} is listed twice at move ${number}`);
    }
  });
};

function judgeLine(game: AnyGame, action: Action, notes: Notes): string {
  const wrong = validateAction(game.actions, action);
  notes.claim(wrong === undefined, () => `${brief(action)} is legal and malformed: ${wrong}`);
  const line = writeAction(game.actions, action);
  const readBack = difference(action, readAction(game.actions, line));
  notes.claim(readBack === undefined, () => `"${line}" reads back as another action: ${readBack}`);
  return line;
}

/** Chance draws only what it may draw. */
export const drawsWhatIsLegal: Check = (game, table, rng, notes) => {
  walk(game, table, rng, (state, number) => {
    // A game without chance has nothing to draw. It still counts as checked.
    notes.looked();
    if (!game.awaiting(state).includes(CHANCE) || !worthALook(number, rng)) return;
    const legal = game.legal(state, CHANCE);
    for (let i = 0; i < legal.length + 4; i++) {
      const drawn = game.chance(state, rng);
      notes.claim(
        legal.some((allowed) => same(allowed, drawn)),
        () => `chance draws ${brief(drawn)} at move ${number}, which is not legal`,
      );
    }
  });
};

/** Asking a game anything leaves its state as it was, and asking twice gives the same answer. */
export const asksWithoutChanging: Check = (game, table, rng, notes) => {
  walk(game, table, rng, (state, number) => {
    if (!worthALook(number, rng)) return;
    const before = JSON.stringify(state);
    const answers = () => [
      game.awaiting(state),
      game.outcome(state) ?? 'open',
      game.inventory(state),
      actorsOf(table).map((actor) => [game.legal(state, actor), unaskedOf(game, state, actor)]),
      viewersOf(table).map((viewer) => game.view(state, viewer)),
    ];
    const unlike = difference(structuredClone(answers()), answers());
    notes.claim(unlike === undefined, () => `asked twice at move ${number}, answered differently: ${unlike}`);
    for (const actor of game.awaiting(state)) {
      for (const action of candidates(game, state, actor, rng)) game.refuse(state, actor, action);
      if (actor === CHANCE) game.chance(state, rng);
    }
    notes.claim(JSON.stringify(state) === before, () => `asking changed the state at move ${number}`);
  });
};

/** A standing instruction answers with something legal, or leaves the question to the player. */
export const answersLegally: Check = (game, table, rng, notes) => {
  const { standing } = game;
  walk(game, table, rng, (state, number) => {
    notes.looked();
    if (standing === undefined || !worthALook(number, rng)) return;
    for (const seat of seatsOf(table).filter((one) => game.awaiting(state).includes(one))) {
      const legal = game.legal(state, seat);
      const instruction = sampleAction(standing.forms, rng);
      const answer = standing.answer(game.view(state, seat), seat, instruction, legal);
      notes.claim(
        answer === undefined || legal.some((allowed) => same(allowed, answer)),
        () => `${brief(instruction)} answers ${brief(answer)} at move ${number}, which is not legal`,
      );
    }
  });
};
