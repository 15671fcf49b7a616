import type { Ruling } from '#engine/ruling.ts';
import { houseRulingWords } from '#words/house-rulings.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, inWords, spell } from '#words/speech.ts';
import { times } from './names.ts';

type Facts = Ruling['facts'];

const GAME = 'mississippi-queen/';

const coalLeft = (facts: Facts): string => (facts['coal'] === 0 ? 'you have none left' : `you have ${facts['coal']}`);
const seatIn = (facts: Facts) => ({ seat: Number(facts['seat'] ?? 0) });

/** What was tried too early, as something that can be done later. */
const DEEDS: Readonly<Record<string, string>> = {
  speed: 'set your speed',
  turn: 'turn by 60°',
  step: 'steam ahead',
  push: 'push a boat',
  done: 'end your move',
};

const deed = ({ tried }: Facts): string => DEEDS[String(tried)] ?? 'go on';

/** The facts of a ruling as a captain would put them; what the rule says stands in the guide. */
const RULINGS: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  'start.first': () => say`The lot decides who takes starting space 1.`,
  'start.bows': (facts) => say`Point your bow for the start. You can ${deed(facts)} when your first turn comes.`,
  'speed.change': speedWords,
  'speed.coal': ({ speed, to, needs, ...facts }) =>
    say`It takes ${needs ?? ''} coal to go from speed ${speed ?? ''} to ${to ?? ''}; ${coalLeft(facts)}.`,
  'moving.complete': completeWords,
  'moving.points': pointsWords,
  'moving.spent': () => say`All movement points of this turn are used.`,
  'moving.land': () => say`That is land: she would run aground.`,
  'moving.bank': () => say`The river ends there: no tile is joined on that side.`,
  'turning.coal': ({ turns }) =>
    say`She has turned ${times(Number(turns ?? 1))} already. Only the first turn is free, and no coal is left.`,
  hemmed: hemmedWords,
  'river.unexplored': () => say`Nobody has charted the river there yet. The next tile is laid after the move.`,
  'river.die': () => say`The die says left, straight or right.`,
  'river.stack': () => say`That tile is not in the stack any more.`,
  'pushing.ahead': () => say`There is no boat right ahead to push.`,
  'pushing.cost': ({ needs }) =>
    say`Entering an occupied space takes ${inWords(Number(needs ?? 0))} movement points, and only one is left.`,
  'pushing.choice': (facts) => say`That space is taken by ${seatIn(facts)}: choose where to push the boat.`,
  'pushing.nowhere': (facts) => say`There is no space to which ${seatIn(facts)} may be pushed.`,
  'pushing.space': () => say`The pushed boat can only go to water right beside it.`,
  'pushing.taboo': () => say`You have been on that space this turn, so nobody may be pushed there.`,
  'pushing.chain': (facts) => say`That space is taken by ${seatIn(facts)}: one boat cannot push another along.`,
  'pushing.astern': () => say`At this table nobody may be pushed straight astern.`,
  'pushing.facing': facingWords,
  'end.retire': retireWords,
  'end.leave': ({ leavers }) =>
    leavers === 'lifted'
      ? say`You can leave the race when your own turn comes.`
      : say`At this table a bot takes the wheel of a captain who leaves.`,
};

function speedWords({ speed, ...facts }: Facts): Sentence {
  return speed === undefined
    ? say`Set your speed first; then you can ${deed(facts)}.`
    : say`Your speed is ${speed} for this turn. You can change it when your next turn begins.`;
}

function completeWords({ points, coal }: Facts): Sentence {
  const need = spell(Number(points ?? 0), 'movement point');
  return say`After that there would be no way to use ${need} with ${inWords(Number(coal ?? 0))} coal left.`;
}

/** Without a number of points the speed has not been set. */
function pointsWords({ points }: Facts): Sentence {
  if (points === undefined) return say`Set your speed and use all its points; then you can end your move.`;
  const left = Number(points);
  return say`${capital(spell(left, 'movement point'))} of this turn ${left === 1 ? 'is' : 'are'} not used yet.`;
}

function hemmedWords({ tried }: Facts): Sentence {
  if (tried === 'face') return say`Hemmed in you may swing the bow by 60°, once.`;
  return tried === 'speed'
    ? say`Other boats block you, so your speed is 1. You can set your speed again when your next turn comes.`
    : say`Other boats block every way, so you stay here until your next turn comes.`;
}

/** With a seat: the captain who is pushed by it tries something else. Without: nobody pushes. */
function facingWords(facts: Facts): Sentence {
  return facts['seat'] === undefined
    ? say`Nobody has pushed you. On your own turn the bow swings by 60° at a time.`
    : say`You are pushed by ${seatIn(facts)}: now you only point your bow. You can ${deed(facts)} when your own turn comes.`;
}

function retireWords({ race, when }: Facts): Sentence {
  if (race === 'introductory') return say`In the introductory race every boat can still dock, so nobody retires.`;
  return when === undefined
    ? say`Only a boat that can no longer get two passengers may retire.`
    : say`You can retire at the beginning of your turn, before you set your speed.`;
}

export function rulingWords({ rule, facts }: Ruling): Sentence {
  return houseRulingWords(rule) ?? RULINGS[rule.replace(GAME, '')]?.(facts) ?? [];
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
