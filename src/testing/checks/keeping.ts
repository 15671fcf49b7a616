import type { GameEvent } from '#engine/game.ts';
import { type GameRecord, recordOf, replay } from '#engine/record.ts';
import type { Check } from '../check.ts';
import { difference, notPlain } from '../plain.ts';
import { actorsOf, playRandomMove, nameViewer, viewersOf, walk, wander, worthALook } from '../walk.ts';

/** How far a clone plays on by itself while its original is watched. */
const EXCURSION = 25;

/** Clones are equal. Nothing that happens to one of the two later, at any depth, changes the other. */
export const clonesApart: Check = (game, table, rng, notes) => {
  const kept: { readonly number: number; readonly clone: unknown; readonly text: string }[] = [];
  walk(game, table, rng, (state, number) => {
    if (!worthALook(number, rng)) return;
    const text = JSON.stringify(state);
    const unlike = difference(state, game.clone(state));
    notes.claim(unlike === undefined, () => `a clone at move ${number} differs: ${unlike}`);
    kept.push({ number, clone: game.clone(state), text });
    wander(game, game.clone(state), rng, EXCURSION);
    const moved = difference(JSON.parse(text), state);
    notes.claim(moved === undefined, () => `playing on with a clone of move ${number} changed the original: ${moved}`);
  });
  for (const { number, clone, text } of kept) {
    const moved = difference(JSON.parse(text), clone);
    notes.claim(moved === undefined, () => `playing on changed the clone kept of move ${number}: ${moved}`);
  }
};

/** States, views, legal lists and events are plain data, and a state read back from JSON works like the original. */
export const survivesJson: Check = (game, table, rng, notes) => {
  walk(game, table, rng, (state, number) => {
    if (!worthALook(number, rng)) return;
    notes.claim(notPlain(state) === undefined, () => `the state of move ${number} is not plain: ${notPlain(state)}`);
    const revived: unknown = JSON.parse(JSON.stringify(state));
    for (const viewer of viewersOf(table)) {
      const view = game.view(state, viewer);
      const wrong = notPlain(view) ?? difference(view, game.view(revived, viewer));
      notes.claim(
        wrong === undefined,
        () => `the view of ${nameViewer(viewer)} at move ${number} does not survive: ${wrong}`,
      );
    }
    for (const actor of actorsOf(table)) {
      const unlike = difference(game.legal(state, actor), game.legal(revived, actor));
      notes.claim(
        unlike === undefined,
        () => `the revived state of move ${number} allows ${actor} otherwise: ${unlike}`,
      );
    }
    if (game.awaiting(revived).length === 0) return;
    playRandomMove(game, revived, rng, (event) =>
      notes.claim(notPlain(event) === undefined, () => `event ${event.type} is not plain: ${notPlain(event)}`),
    );
  });
};

/** The record, sent through JSON, replays to the same states. Setup has no chance of its own. */
export const replays: Check = (game, table, rng, notes) => {
  const texts: string[] = [];
  const moves = walk(game, table, rng, (state) => texts.push(JSON.stringify(state)));
  const again = difference(JSON.parse(texts[0] ?? ''), game.setup(table.seats, table.options));
  notes.claim(again === undefined, () => `a second setup differs: ${again}`);
  const record = JSON.parse(JSON.stringify(recordOf(game, table.seats, table.options, moves))) as GameRecord;
  const told: (readonly GameEvent[])[] = [];
  const replayed = replay(game, record, ({ number, state, events }) => {
    told.push(events);
    const text = texts[number + 1] ?? '';
    const unlike = JSON.stringify(state) === text ? undefined : difference(JSON.parse(text), state);
    notes.claim(unlike === undefined, () => `the replay differs after move ${number}: ${unlike}`);
  });
  notes.claim(replayed.ok, () => `the record does not replay: ${replayed.ok ? '' : replayed.problem}`);
  const retold: (readonly GameEvent[])[] = [];
  replay(game, record, ({ events }) => retold.push(events));
  notes.claim(
    difference(told, retold) === undefined,
    () => `a second replay tells other events: ${difference(told, retold)}`,
  );
};
