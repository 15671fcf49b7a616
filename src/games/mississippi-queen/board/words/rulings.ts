import type { BoardRuling } from '#kit/board.ts';
import { say, type Sentence } from '#kit/sentence.ts';
import { spell, inWords } from '#kit/speech.ts';
import { times } from './names.ts';

type Facts = BoardRuling['facts'];

const GAME = 'mississippi-queen/';

const coalLeft = (facts: Facts): string => (facts['coal'] === 0 ? 'you have none left' : `you have ${facts['coal']}`);
const seatIn = (facts: Facts) => ({ seat: Number(facts['seat'] ?? 0) });

/** The facts of a ruling as a captain would put them; what the rule says stands in the guide. */
const RULINGS: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  'moving.complete': completeWords,
  'moving.points': ({ points }) => say`There are still ${spell(Number(points), 'space')} to steam this turn.`,
  'moving.spent': () => say`All movement points of this turn are used.`,
  'moving.land': () => say`That is land: she would run aground.`,
  'moving.bank': () => say`The bank is in the way.`,
  'river.unexplored': () => say`Nobody has charted the river there yet. The next tile is laid after the move.`,
  'speed.coal': ({ speed, to, needs, ...facts }) =>
    say`From speed ${speed ?? ''} to ${to ?? ''} takes ${needs ?? ''} coal; ${coalLeft(facts)}.`,
  'turning.coal': ({ turns, ...facts }) =>
    say`She has turned ${times(Number(turns))} already. Only the first turn is free, and ${coalLeft(facts)} coal.`,
  'pushing.ahead': () => say`There is no boat right ahead to push.`,
  'pushing.cost': ({ points, needs }) =>
    say`Pushing in takes ${inWords(Number(needs))} movement points; ${points === 1 ? 'only one is' : `${points} are`} left.`,
  'pushing.choice': (facts) => say`${seatIn(facts)} lies there: choose where to push.`,
  'pushing.nowhere': (facts) => say`There is no free water to push ${seatIn(facts)} to.`,
  'pushing.space': () => say`The pushed boat can only go to water right beside it.`,
  'pushing.taboo': () => say`You have just steamed across that space, so nobody may be pushed there.`,
  'pushing.chain': (facts) => say`${seatIn(facts)} lies there: one boat cannot push another along.`,
  'pushing.astern': () => say`At this table nobody may be pushed straight astern.`,
  'end.retire': () => say`Only a boat that can no longer get two passengers may retire.`,
  'end.leave': () => say`At this table a bot takes the wheel of a captain who leaves.`,
};

function completeWords({ points, coal, speed }: Facts): Sentence {
  const need = spell(Number(points), 'more space', 'more spaces');
  const at = speed === undefined ? '' : ` at speed ${speed}`;
  return say`After that there would be no way to steam ${need}${at} with ${coal === 0 ? 'no' : (coal ?? 'no')} coal to spare.`;
}

export function rulingWords({ rule, facts }: BoardRuling): Sentence {
  return RULINGS[rule.replace(GAME, '')]?.(facts) ?? [];
}

const ENDINGS: Readonly<Record<string, Sentence>> = {
  'end.one-left': say`All places but the last are taken.`,
  'end.first-docking': say`The first boat has docked, and this table ends the race with that.`,
  'end.nobody': say`No boat afloat could still get two passengers.`,
  'end.stand-off': say`Nobody docked for so long that the race was called.`,
  'end.rounds': say`The race went on for so long that it was called.`,
  'rank.position': say`Boats afloat with as many passengers rank by their position on the river.`,
  'rank.lost': say`Of boats that were lost, the later one ranks higher.`,
};

export const endingWords = (rule: string): Sentence => ENDINGS[rule.replace(GAME, '')] ?? [];
