import { describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { sampleAction } from '#engine/forms.ts';
import { liesOpen } from '#engine/open.ts';
import { seeded } from '#engine/seeded.ts';
import { tablesOf } from '#testing/tables.ts';
import { seatsOf, walk, worthALook } from '#testing/walk.ts';
import { GAME_IDS, loadGame } from './registry.ts';

const GAMES_PER_BOX = 16;
const games = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
const hiding = games.flatMap((game) => (game.standing === undefined || liesOpen(game) ? [] : [game]));

test('some games hide hands and take instructions', () => expect(hiding.length).toBeGreaterThan(0));

describe.each(hiding)('$meta.title', (game) => {
  test('whether an instruction answers at once tells the others nothing of the hand', () => {
    let compared = 0;
    const tables = tablesOf(game);
    for (let seed = 0; seed < GAMES_PER_BOX; seed++) {
      const table = tables[seed % tables.length];
      if (table === undefined || game.standing === undefined) continue;
      const { standing } = game;
      const rng = seeded(seed);
      const isAnswered = (state: unknown, seat: number, instruction: ReturnType<typeof sampleAction>) =>
        standing.answer(game.view(state, seat), seat, instruction, game.legal(state, seat)) !== undefined;
      walk(game, table, rng, (state, number) => {
        if (!worthALook(number, rng)) return;
        for (const seat of game.awaiting(state).filter((actor) => actor !== CHANCE)) {
          const instruction = sampleAction(standing.forms, rng);
          for (const other of seatsOf(table).filter((viewer) => viewer !== seat)) {
            const otherwise = game.clone(state);
            game.redeal(otherwise, other, rng);
            if (!game.awaiting(otherwise).includes(seat)) continue;
            compared += 1;
            expect(isAnswered(otherwise, seat, instruction), `seed ${seed}`).toBe(isAnswered(state, seat, instruction));
          }
        }
      });
    }
    expect(compared).toBeGreaterThan(100);
  });
});
