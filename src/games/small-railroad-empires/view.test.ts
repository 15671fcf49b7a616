import { describe, expect, test } from 'vitest';
import { type Seat } from '#engine/actor.ts';
import { defaultOptions } from '#engine/game.ts';
import { seeded } from '#engine/seeded.ts';
import { viewersOf, walk } from '#testing/walk.ts';
import { SEAT_COUNTS } from './components.ts';
import { game } from './game.ts';
import { type State, UNKNOWN } from './state.ts';

/** A game played at random to its end. */
function played(seats: number): State {
  let last: State | undefined;
  walk(game, { seats, options: { ...defaultOptions(game.meta) } }, seeded(seats), (s) => void (last = s as State));
  if (last?.outcome === undefined) throw new Error('the game has not ended');
  return last;
}

const viewersAt = (s: State): readonly (Seat | undefined)[] => viewersOf({ seats: s.companies.length, options: {} });

const byNumber = (a: number, b: number): number => a - b;

const unseen = (cards: readonly number[]): number[] => cards.map(() => UNKNOWN);

describe.each(SEAT_COUNTS)('After a game of %i', (seats) => {
  const s = played(seats);

  test('contracts left over are out of the game, unseen by everybody', () => {
    expect(s.contracts.length).toBeGreaterThan(0);
    for (const viewer of viewersAt(s)) expect(game.view(s, viewer).contracts).toEqual(unseen(s.contracts));
  });

  test('a replay with every hand face up leaves those contracts, and the train deck, face down', () => {
    expect(s.deck.length).toBeGreaterThan(0);
    expect(game.open?.(s)).toMatchObject({ contracts: unseen(s.contracts), deck: unseen(s.deck) });
    expect(game.open?.(s).companies).toEqual(s.companies);
  });

  test('what nobody was dealt can be dealt again, and no viewer sees a difference', () => {
    for (const viewer of viewersAt(s)) {
      const other = game.clone(s);
      // Some deals put a pile back as it was; of several at least one must not.
      const deals = Array.from({ length: 8 }, (_, seed) => {
        game.redeal(other, viewer, seeded(seed));
        expect(game.view(other, viewer)).toEqual(game.view(s, viewer));
        return other.contracts.join(' ');
      });
      expect(new Set(deals).size).toBeGreaterThan(1);
      expect(other.contracts.toSorted(byNumber)).toEqual(s.contracts.toSorted(byNumber));
    }
  });

  test('the contracts of all players are shown to everybody', () => {
    expect(s.companies.filter(({ contract }) => contract < 0)).toEqual([]);
    for (const viewer of viewersAt(s)) {
      expect(game.view(s, viewer).companies.map(({ contract }) => contract)).toEqual(
        s.companies.map(({ contract }) => contract),
      );
    }
  });
});
