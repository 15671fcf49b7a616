import type { BoardRuling } from '#kit/board.ts';
import { say, type Sentence } from '#kit/sentence.ts';
import { capital, inWords, spell } from '#kit/speech.ts';
import { times } from './names.ts';

type Facts = BoardRuling['facts'];

const GAME = 'mississippi-queen/';

const coalLeft = (facts: Facts): string => (facts['coal'] === 0 ? 'you have none left' : `you have ${facts['coal']}`);
const seatIn = (facts: Facts) => ({ seat: Number(facts['seat'] ?? 0) });

/** The facts of a ruling as a captain would put them; what the rule says stands in the guide. */
const RULINGS: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  'moving.complete': completeWords,
  'moving.points': pointsWords,
  'moving.spent': () => say`All movement points of this turn are used.`,
  'moving.land': () => say`That is land: she would run aground.`,
  'moving.bank': () => say`The river ends there: no tile is joined on that side.`,
  'river.unexplored': () => say`Nobody has charted the river there yet. The next tile is laid after the move.`,
  'speed.coal': ({ speed, to, needs, ...facts }) =>
    say`From speed ${speed ?? ''} to ${to ?? ''} takes ${needs ?? ''} coal; ${coalLeft(facts)}.`,
  'turning.coal': ({ turns }) =>
    say`She has turned ${times(Number(turns ?? 1))} already. Only the first turn is free, and no coal is left.`,
  'pushing.ahead': () => say`There is no boat right ahead to push.`,
  'pushing.cost': ({ needs }) =>
    say`Entering an occupied space takes ${inWords(Number(needs ?? 0))} movement points, and only one is left.`,
  'pushing.choice': (facts) => say`${seatIn(facts)} lies there: choose where to push.`,
  'pushing.nowhere': (facts) => say`There is no space to which ${seatIn(facts)} may be pushed.`,
  'pushing.space': () => say`The pushed boat can only go to water right beside it.`,
  'pushing.taboo': () => say`You have been on that space this turn, so nobody may be pushed there.`,
  'pushing.chain': (facts) => say`${seatIn(facts)} lies there: one boat cannot push another along.`,
  'pushing.astern': () => say`At this table nobody may be pushed straight astern.`,
  'end.retire': () => say`Only a boat that can no longer get two passengers may retire.`,
  'end.leave': () => say`At this table a bot takes the wheel of a captain who leaves.`,
};

function completeWords({ points, coal }: Facts): Sentence {
  const need = spell(Number(points ?? 0), 'movement point');
  return say`After that there would be no way to use ${need} with ${inWords(Number(coal ?? 0))} coal left.`;
}

function pointsWords({ points }: Facts): Sentence {
  const left = Number(points ?? 0);
  return say`${capital(spell(left, 'movement point'))} of this turn ${left === 1 ? 'is' : 'are'} not used yet.`;
}

export function rulingWords({ rule, facts }: BoardRuling): Sentence {
  return RULINGS[rule.replace(GAME, '')]?.(facts) ?? [];
}

const ENDINGS: Readonly<Record<string, Sentence>> = {
  'end.one-left': say`Only one boat is still racing, so every place is decided.`,
  'end.first-docking': say`The first boat has docked, and this table ends the race with that.`,
  'end.nobody': say`No boat still racing can get two passengers any more.`,
  'end.stand-off': say`Nobody has docked for twenty rounds, so the race was called.`,
  'end.rounds': say`Sixty rounds are over, so the race was called.`,
  'rank.position': say`Boats afloat with equally many passengers are ranked in the order of movement.`,
  'rank.lost': say`Among lost boats, the later a boat was lost, the better its rank.`,
};

export const endingWords = (rule: string): Sentence => ENDINGS[rule.replace(GAME, '')] ?? [];
