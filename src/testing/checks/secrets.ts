import { type Actor, CHANCE, type Seat } from '#engine/actor.ts';
import type { Action } from '#engine/forms.ts';
import type { AnyGame, GameEvent } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import type { Rng } from '#engine/rng.ts';
import { same } from '#engine/same.ts';
import { candidates } from '../candidates.ts';
import type { Check } from '../check.ts';
import { brief, difference, notPlain } from '../plain.ts';
import type { Table } from '../tables.ts';
import { nameViewer, viewersOf, walk, wander, worthALook } from '../walk.ts';

type Viewer = Seat | undefined;

/** How far an imagined game is played on, to see that it can be played. */
const EXCURSION = 25;

/** What a viewer imagines looks the same to that viewer, asks the same questions, and can be played. */
export const imaginesWhatFits: Check = (game, table, rng, notes) => {
  eachViewer(game, table, rng, (state, viewer, number) => {
    const view = game.view(state, viewer);
    const text = JSON.stringify(view);
    const imagined = game.imagine(view, rng);
    const where = `what ${nameViewer(viewer)} imagines at move ${number}`;
    const wrong =
      notPlain(imagined) ??
      seenDifference(game, state, imagined, viewer) ??
      askedDifference(game, [state, imagined], viewer, rng);
    notes.claim(wrong === undefined, () => `${where} does not fit: ${wrong}`);
    wander(game, imagined, rng, EXCURSION);
    const lost = difference(game.inventory(state), game.inventory(imagined));
    notes.claim(lost === undefined, () => `${where} loses components when played on: ${lost}`);
    notes.claim(JSON.stringify(view) === text, () => `${where} shares data with the view, or changes it`);
  });
};

/** In an open game all viewers see the same, and know correctly who is asked. */
export const showsAllAlike: Check = (game, table, rng, notes) => {
  eachViewer(game, table, rng, (state, viewer, number) => {
    if (!liesOpen(game)) return notes.looked();
    const wrong =
      difference(game.view(state, undefined), game.view(state, viewer)) ??
      difference(game.awaiting(state), game.awaiting(game.imagine(game.view(state, viewer), rng)));
    notes.claim(wrong === undefined, () => `not all lies open to ${nameViewer(viewer)} at move ${number}: ${wrong}`);
  });
};

/**
 * Dealing again what a viewer may not know changes nothing for that viewer: not the view, not the choices, not the
 * rulings.
 */
export const hidesWhatIsRedealt: Check = (game, table, rng, notes) => {
  eachViewer(game, table, rng, (state, viewer, number) => {
    const other = redealt(game, state, viewer, rng);
    const wrong =
      notPlain(other) ??
      seenDifference(game, state, other, viewer) ??
      askedDifference(game, [state, other], viewer, rng);
    notes.claim(wrong === undefined, () => `${nameViewer(viewer)} sees through a new deal at move ${number}: ${wrong}`);
  });
};

/** A state imagined from the open view looks to every viewer like the real one. */
export const opensAll: Check = (game, table, rng, notes) => {
  eachViewer(game, table, rng, (state, viewer, number) => {
    const wrong = seenDifference(game, state, game.imagine(game.open?.(state), rng), viewer);
    notes.claim(
      wrong === undefined,
      () => `all lies open, yet not to ${nameViewer(viewer)} at move ${number}: ${wrong}`,
    );
  });
};

/**
 * Whether a new deal ever differs from the old one. A game that hides something and forgets to deal it again would pass
 * every other check on secrets, because they would compare nothing.
 */
export const redealsOtherwise: Check = (game, table, rng, notes) => {
  eachViewer(game, table, rng, (state, viewer) => {
    if (!same(state, redealt(game, state, viewer, rng))) notes.looked();
  });
};

/**
 * Events tell nobody what the view hides from them. For each viewer this is tried in two ways: the same action in a
 * game dealt again, and another action in the same game. If the viewer cannot tell the two results apart, the events
 * must not differ either. So what an event shows must be in the view right after it.
 */
export const tellsNoSecrets: Check = (game, table, rng, notes) => {
  eachViewer(game, table, rng, (state, viewer, number) => {
    for (const actor of game.awaiting(state)) {
      const [action, alternative] = twoActions(game, state, actor, rng);
      const first = after(game, state, actor, action);
      const others = [sameDealtAnew(game, { state, viewer, actor, action }, rng)];
      // A viewer knows their own choice, so only the choices of others are compared.
      if (actor !== viewer) others.push(after(game, state, actor, alternative));
      for (const other of others) {
        const leak = other && leakBetween(game, first, other, viewer);
        notes.claim(
          leak === undefined,
          () => `at move ${number} ${actor} ${action.type} tells ${nameViewer(viewer)} a secret: ${leak}`,
        );
      }
    }
  });
};

/** How many deals are tried for each action. A secret that shows once in a thousand deals is found over many games. */
const DEALS = 24;

/**
 * A game admits every step that may show its maker a secret. If another deal would look different after the step, the
 * game must say so. For deals that look the same to the maker, the game must give the same answer.
 */
export const ownsUpToReveals: Check = (game, table, rng, notes) => {
  walk(game, table, rng, (state, number, inSecret) => {
    if (liesOpen(game)) return notes.looked();
    // A secret decision is shown by another decision soon after it.
    if (!inSecret && !worthALook(number, rng)) return;
    for (const actor of game.awaiting(state)) {
      if (actor === CHANCE) continue;
      for (const action of twoActions(game, state, actor, rng)) {
        const wrong = hiddenReveal(game, { state, viewer: actor, actor, action }, rng);
        notes.claim(wrong === undefined, () => `at move ${number} ${actor} ${brief(action)}: ${wrong}`);
      }
    }
  });
};

function hiddenReveal(game: AnyGame, step: Situation & { readonly viewer: Seat }, rng: Rng): string | undefined {
  const { state, viewer, action } = step;
  const look = (before: unknown) => {
    const next = after(game, before, viewer, action).state;
    return { says: game.reveals?.(before, next, viewer), seen: game.view(next, viewer) };
  };
  const { says, seen } = look(state);
  if (says === undefined) return 'the game hides something and does not say whether this step shows it';
  for (let i = 0; i < DEALS; i++) {
    const other = look(redealt(game, state, viewer, rng));
    const alike = same(seen, other.seen);
    if (!alike && !says) return 'shows its maker a secret, and the game says that it does not';
    if (alike && says !== other.says) return 'whether it shows a secret is itself a secret';
  }
  return undefined;
}

interface After {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

interface Situation {
  readonly state: unknown;
  readonly viewer: Viewer;
  readonly actor: Actor;
  readonly action: Action;
}

function leakBetween(game: AnyGame, one: After, two: After, viewer: Viewer): string | undefined {
  // Equal states hold no secret: a die that was rolled and left no trace may be told.
  if (same(one.state, two.state)) return undefined;
  if (!same(game.view(one.state, viewer), game.view(two.state, viewer))) return undefined;
  return difference(one.events, two.events);
}

function sameDealtAnew(game: AnyGame, { state, viewer, actor, action }: Situation, rng: Rng): After | undefined {
  const other = redealt(game, state, viewer, rng);
  const stillLegal = game.legal(other, actor).some((allowed) => same(allowed, action));
  return stillLegal ? after(game, other, actor, action) : undefined;
}

function twoActions(game: AnyGame, state: unknown, actor: Actor, rng: Rng): readonly [Action, Action] {
  const legal = game.legal(state, actor);
  const any = (): Action => (actor === CHANCE ? game.chance(state, rng) : (legal[rng.below(legal.length)] as Action));
  return [any(), any()];
}

function after(game: AnyGame, state: unknown, actor: Actor, action: Action): After {
  const next = game.clone(state);
  const events: GameEvent[] = [];
  game.apply(next, actor, action, (event) => events.push(event));
  return { state: next, events };
}

function redealt(game: AnyGame, state: unknown, viewer: Viewer, rng: Rng): unknown {
  const other = game.clone(state);
  game.redeal(other, viewer, rng);
  return other;
}

/** What everyone can see of two states: this viewer's view, who is awaited, how it ended, what is in the box. */
function seenDifference(game: AnyGame, one: unknown, two: unknown, viewer: Viewer): string | undefined {
  const seen = (state: unknown) => ({
    view: game.view(state, viewer),
    awaiting: game.awaiting(state),
    outcome: game.outcome(state) ?? 'open',
    inventory: game.inventory(state),
  });
  return difference(seen(one), seen(two));
}

/** What a seat may do, in which order it is offered, and why the rest is refused: all of it reaches that seat. */
function askedDifference(
  game: AnyGame,
  [one, two]: readonly [unknown, unknown],
  viewer: Viewer,
  rng: Rng,
): string | undefined {
  if (viewer === undefined) return undefined;
  const open = (state: unknown) => [game.legal(state, viewer), game.anytime?.(state, viewer) ?? []];
  const unlike = difference(open(one), open(two));
  if (unlike !== undefined) return `legal actions ${unlike}`;
  for (const action of candidates(game, one, viewer, rng)) {
    const rulings = difference(
      game.refuse(one, viewer, action) ?? 'legal',
      game.refuse(two, viewer, action) ?? 'legal',
    );
    if (rulings !== undefined) return `ruling on ${brief(action)} ${rulings}`;
  }
  return undefined;
}

function eachViewer(
  game: AnyGame,
  table: Table,
  rng: Rng,
  visit: (state: unknown, viewer: Viewer, number: number) => void,
): void {
  walk(game, table, rng, (state, number) => {
    // The end is always checked: some secrets come out there, and some must not.
    if (!worthALook(number, rng) && game.awaiting(state).length > 0) return;
    for (const viewer of viewersOf(table)) visit(state, viewer, number);
  });
}
