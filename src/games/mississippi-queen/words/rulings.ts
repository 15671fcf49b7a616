import type { RulingTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, inWords, spell } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { PASSENGERS_TO_WIN, START_SPEED } from '../components.ts';
import type { Rulings } from '../rulings.ts';
import { times } from './names.ts';

/** The facts of a ruling as a captain would put them; what the rule says stands in the guide. */
export const rulingTexts: RulingTexts<Rulings> = {
  'start.first': () => say`The lot decides who takes starting space 1.`,
  'start.bows': ({ tried }) => say`Point your bow for the start. You can ${deed(tried)} when your first turn comes.`,
  'speed.change': ({ speed, tried }) =>
    speed === undefined
      ? say`Set your speed first; then you can ${deed(tried)}.`
      : say`Your speed is ${speed} for this turn. You can change it when your next turn begins.`,
  'speed.coal': ({ speed, to, needs, coal }) =>
    say`It takes ${needs} coal to go from speed ${speed} to ${to}; ${coal === 0 ? 'you have none left' : `you have ${coal}`}.`,
  'moving.complete': ({ points, coal }) =>
    say`After that there would be no way to use ${spell(points, 'movement point')} with ${inWords(coal)} coal left.`,
  'moving.points': ({ points }) => pointsWords(points),
  'moving.spent': () => say`All movement points of this turn are used.`,
  'moving.land': () => say`That is land: she would run aground.`,
  'moving.bank': () => say`The river ends there: no tile is joined on that side.`,
  'turning.coal': ({ turns }) =>
    say`She has turned ${times(turns)} already. Only the first turn is free, and no coal is left.`,
  hemmed: ({ tried }) => hemmedWords(tried),
  'river.unexplored': () => say`Nobody has charted the river there yet. The next tile is laid after the move.`,
  'river.die': () => say`The die says left, straight or right.`,
  'river.stack': () => say`That tile is not in the stack any more.`,
  'pushing.ahead': () => say`There is no boat right ahead to push.`,
  'pushing.cost': ({ needs }) =>
    say`Entering an occupied space takes ${spell(needs, 'movement point')}, and only one is left.`,
  'pushing.choice': ({ seat }) => say`That space is taken by ${{ seat }}: choose where to push the boat.`,
  'pushing.nowhere': ({ seat }) => say`There is no space to which ${{ seat }} may be pushed.`,
  'pushing.space': () => say`The pushed boat can only go to water right beside it.`,
  'pushing.taboo': () => say`You have been on that space this turn, so nobody may be pushed there.`,
  'pushing.chain': ({ seat }) => say`That space is taken by ${{ seat }}: one boat cannot push another along.`,
  'pushing.astern': () => say`At this table nobody may be pushed straight astern.`,
  'pushing.facing': ({ seat, tried }) =>
    seat === undefined
      ? say`Nobody has pushed you. On your own turn the bow swings by 60° at a time.`
      : say`You are pushed by ${{ seat }}: now you only point your bow. You can ${deed(tried)} when your own turn comes.`,
  'end.retire': ({ race, when }) => retireWords(race, when),
  'end.leave': ({ leavers }) =>
    leavers === 'lifted'
      ? say`You can leave the race when your own turn comes.`
      : say`At this table a bot takes the wheel of a captain who leaves.`,
};

/** What was tried too early, as something that can be done later. */
const DEEDS: Partial<Record<Action['type'], string>> = {
  speed: 'set your speed',
  turn: 'turn by 60°',
  step: 'steam ahead',
  push: 'push a boat',
  done: 'end your move',
};

const deed = (tried: Action['type'] | undefined): string => (tried && DEEDS[tried]) ?? 'go on';

/** Without a number of points the speed has not been set. */
function pointsWords(points: number | undefined): Sentence {
  if (points === undefined) return say`Set your speed and use all its points; then you can end your move.`;
  return say`${capital(spell(points, 'movement point'))} of this turn ${points === 1 ? 'is' : 'are'} not used yet.`;
}

function hemmedWords(tried: Action['type']): Sentence {
  if (tried === 'face') return say`Hemmed in you may swing the bow by 60°, once.`;
  return tried === 'speed'
    ? say`Other boats block you, so your speed is ${START_SPEED}. You can set your speed again when your next turn comes.`
    : say`Other boats block every way, so you stay here until your next turn comes.`;
}

function retireWords(race: Rulings['end.retire']['race'], when: Rulings['end.retire']['when']): Sentence {
  if (race === 'introductory') return say`In the introductory race every boat can still dock, so nobody retires.`;
  return when === undefined
    ? say`Only a boat that can no longer get ${spell(PASSENGERS_TO_WIN, 'passenger')} may retire.`
    : say`You can retire at the beginning of your turn, before you set your speed.`;
}
