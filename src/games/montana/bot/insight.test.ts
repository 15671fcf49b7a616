import { expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { silent, defaultOptions } from '#engine/game.ts';
import { seeded } from '#engine/seeded.ts';
import { greedy } from '#bots/greedy.ts';
import type { Action } from '../actions.ts';
import { game } from '../game.ts';
import { insight } from './insight.ts';

const SEATS = 2;
const FAVOURITES: readonly Action['type'][] = ['build', 'work', 'done', 'pass', 'bid'];

/** A player who builds and works, but never goes to the city. */
function homebody(legal: readonly Action[]): Action {
  for (const type of FAVOURITES) {
    const found = legal.findLast((action) => action.type === type);
    if (found !== undefined) return found;
  }
  const others = legal.filter(({ type }) => type !== 'trade' && type !== 'city');
  return others.at(-1) as Action;
}

const LONGEST = 100;

/** The rounds of a game that a bot plays against the homebody, as far as it is followed. */
function roundsAgainstHomebody(seed: number): number {
  const bot = greedy({ game, insight, seats: SEATS });
  const [luck, whim] = [seeded(seed), seeded(seed + 1)];
  const s = game.setup(SEATS, defaultOptions(game.meta));
  while (s.round <= LONGEST) {
    const [actor] = game.awaiting(s);
    if (actor === undefined) break;
    if (actor === CHANCE) game.apply(s, CHANCE, game.chance(s, luck), silent);
    else if (actor === 0) game.apply(s, actor, homebody(game.legal(s, actor)), silent);
    else game.apply(s, actor, bot.decide(game.view(s, actor), actor, whim), silent);
  }
  return s.round;
}

test.each([1, 2, 3, 47, 62, 64])(
  'against a player who never goes to the city a bot ends the game instead of hoarding, game %i',
  (seed) => expect(roundsAgainstHomebody(seed)).toBeLessThanOrEqual(LONGEST),
);
