import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { silent } from '#engine/game.ts';
import { pick } from '#engine/rng.ts';
import { seeded } from '#engine/seeded.ts';
import { SECTION_LIMIT } from './components.ts';
import { game } from './game.ts';
import { atSea } from './scene.ts';
import { boarding, figuresAt, shipOf, type State } from './state.ts';

/** One whole game of random fighters, close together from the start so that much happens. */
function fight(seed: number, visit: (s: State) => void): void {
  const rng = seeded(seed);
  const s = atSea({ at: [1, 1], heading: 'N' }, { at: [2, 2], heading: 'S' });
  for (let awaited = game.awaiting(s); awaited.length > 0; awaited = game.awaiting(s)) {
    visit(s);
    const actor = pick(rng, awaited);
    const choices = actor === CHANCE ? [game.chance(s, rng)] : game.legal(s, actor);
    game.apply(s, actor, pick(rng, choices), silent);
  }
}

describe('Random fights', () => {
  test('no section ever holds more than three figures of one player', () => {
    let lashed = 0;
    const property = fc.property(fc.nat(), (seed) => {
      fight(seed, (s) => {
        if (!boarding(s)) return;
        lashed += 1;
        for (const ship of s.ships) {
          for (const place of ship.men.keys())
            if (figuresAt(ship, place) > SECTION_LIMIT) throw new Error(`at ${place}`);
        }
      });
    });
    fc.assert(property, { numRuns: 60, endOnFailure: true });
    expect(lashed).toBeGreaterThan(0);
  });

  test('nothing that the other seat gets shows a plot before the cards are turned', () => {
    let secrets = 0;
    const property = fc.property(fc.nat(), (seed) => {
      fight(seed, (s) => {
        for (const [seat, ship] of s.ships.entries()) {
          if (ship.plot.length === 0) continue;
          secrets += 1;
          const changed = game.clone(s);
          const shown = ship.plot.slice(0, ship.shown);
          const rest = ship.plot.slice(ship.shown).map((card) => (card === 'damage' ? card : ('remain' as const)));
          shipOf(changed, seat).plot = [...shown, ...rest];
          for (const viewer of [1 - seat, undefined]) {
            expect(game.view(changed, viewer)).toEqual(game.view(s, viewer));
          }
        }
      });
    });
    fc.assert(property, { numRuns: 10, endOnFailure: true });
    expect(secrets).toBeGreaterThan(0);
  });
});
