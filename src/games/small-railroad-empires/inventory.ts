import { countBits } from './bits.ts';
import { ABILITIES, ACHIEVEMENTS, GOODS } from './components.ts';
import { EXPANSIONS } from './expansions.ts';
import { goodsDelivered, tokensOn } from './rules/demand.ts';
import { handSize, NONE, type State } from './state.ts';

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** Every component of the box in play, wherever it lies. */
export function inventory(s: State): Readonly<Record<string, number>> {
  const { companies } = s;
  return {
    tiles: s.map.length + s.stack.length,
    tracks:
      s.tracks.reduce((tracks, bits) => tracks + countBits(bits), 0) +
      sum(companies.map(({ supply, unlocked }) => supply + lockedTracks(unlocked))),
    tracksByCompany: sum(companies.map(({ line, supply, unlocked }) => line.length + supply + lockedTracks(unlocked))),
    trains: s.trains.filter((seat) => seat !== NONE).length + sum(companies.map(({ trains }) => trains)),
    tokens: tokensOn(s) + delivered(s) + GOODS.length * s.stack.length,
    trainCards: s.deck.length + s.market.length + sum(companies.map((one) => handSize(one) + one.collection.length)),
    contracts: s.contracts.length + companies.filter(({ contract }) => contract !== NONE).length,
    achievements: s.goals.length + ACHIEVEMENTS.filter((_, n) => !s.goals.includes(n)).length,
    loans: s.loans + sum(companies.map(({ loans }) => loans)),
    ...Object.assign({}, ...EXPANSIONS.filter((one) => one.isIn(s)).map((one) => one.inventory(s))),
  };
}

const lockedTracks = (unlocked: number): number => ABILITIES.length - countBits(unlocked);

const delivered = ({ companies }: State): number => sum(companies.map(({ goods }) => goodsDelivered(goods)));
