import { at } from '#engine/indexed.ts';
import type { Outcome } from '#engine/game.ts';
import { GOLD_PER_BARREL_LEFT, WREATH_PRIZES } from '../components.ts';
import type { TellEvent } from '../events.ts';
import { sheetAt } from '../sheets.ts';
import { boatCard, hasBoat, type Merchant, type State } from '../state.ts';
import { type Ending, ruleId } from '../rulings.ts';

/** Game End: gold for the barrels aboard, for the boat and for the wreaths. */
export function endGame(s: State, reason: Ending, tell: TellEvent): void {
  const wreaths = s.merchants.map(wreathsOf);
  const prizes = prizesFor(wreaths);
  for (const [seat, m] of s.merchants.entries()) {
    const barrels = barrelGold(m);
    const resale = resaleOf(m);
    const prize = at(prizes, seat);
    m.gold += barrels + resale + prize;
    tell({ type: 'finalGold', seat, barrels, resale, wreaths: at(wreaths, seat), prize, gold: m.gold });
  }
  s.outcome = rank(s, reason);
  tell({ type: 'ended', ranks: s.outcome.ranks });
}

export const barrelGold = (m: Merchant): number => m.barrels.length * GOLD_PER_BARREL_LEFT;
export const resaleOf = (m: Merchant): number => (hasBoat(m) ? boatCard(m).resale : 0);

export function wreathsOf(m: Merchant): number {
  let wreaths = 0;
  for (const tile of m.tiles) wreaths += sheetAt(tile).wreaths;
  return wreaths;
}

/** Players who tie take the places they fill together and divide their gold, rounded down. */
export function prizesFor(wreaths: readonly number[]): readonly number[] {
  const prizes = WREATH_PRIZES[wreaths.length] ?? [];
  return wreaths.map((own) => {
    const ahead = wreaths.filter((other) => other > own).length;
    const tied = wreaths.filter((other) => other === own).length;
    const shared = prizes.slice(ahead, ahead + tied).reduce((sum, prize) => sum + prize, 0);
    return Math.floor(shared / tied);
  });
}

/** Determining the Winner: most gold, then most town tiles; players who are equal in both share the place. */
function rank({ merchants }: State, ending: Ending): Outcome {
  const reason = ruleId(ending);
  const ranks = merchants.map((m) => 1 + merchants.filter((other) => isAhead(other, m)).length);
  const scores = merchants.map(({ gold }) => gold);
  const isTieBroken = merchants.some((m) => merchants.some((other) => isAheadByTiles(other, m)));
  return isTieBroken ? { reason, ranks, scores, tieBreak: ruleId(TIE_BREAK) } : { reason, ranks, scores };
}

const TIE_BREAK: Ending = 'end.tie';

const isAhead = (a: Merchant, b: Merchant): boolean => a.gold > b.gold || isAheadByTiles(a, b);

const isAheadByTiles = (a: Merchant, b: Merchant): boolean => a.gold === b.gold && a.tiles.length > b.tiles.length;
