import type { RulingTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { FREE_TURNS, PASSENGERS_TO_WIN, START_SPEED } from '../components.ts';
import type { Rulings } from '../rulings.ts';
import { times } from './names.ts';

/** What is in the way, and what to do instead or when it will be possible; what the rule says stands in the guide. */
export const rulingTexts: RulingTexts<Rulings> = {
  'start.first': () => say`Starting space 1 is drawn by chance.`,
  'start.bows': ({ tried }) => say`Choose where to face. You can ${deed(tried)} on your first turn.`,
  'speed.change': ({ speed, tried }) =>
    speed === undefined
      ? say`Set your speed first, then you can ${deed(tried)}.`
      : say`Your speed is ${speed} this turn. You can change it next turn.`,
  'speed.coal': ({ speed, to, needs, coal }) =>
    say`Speed ${speed} to ${to} costs ${needs} coal, and you have ${coal}. Choose a speed nearer to ${speed}.`,
  'moving.complete': ({ points, coal }) =>
    say`With ${coal} coal you could not use all ${count(points, 'point')} left. Choose another way.`,
  'moving.points': ({ points }) =>
    points === undefined
      ? say`Set your speed and use all its points, then you can end your move.`
      : say`You still have ${count(points, 'point')}. Use every point before you end your move.`,
  'moving.spent': () => say`You have used all your points. You can move on next turn.`,
  'moving.land': () => say`That is land: you would run aground. Stay on the water.`,
  'moving.bank': () => say`The river ends there. You can only cross where tiles join.`,
  'turning.coal': ({ turns }) =>
    say`You have turned ${times(turns)} and have no coal for more. Next round you can turn ${times(FREE_TURNS)} for free.`,
  hemmed: ({ tried }) => hemmedWords(tried),
  'river.unexplored': () => say`No tile lies there yet. The next one is laid after your move.`,
  'river.die': () => say`The die shows left, straight or right.`,
  'river.stack': () => say`That tile is no longer in the stack.`,
  'pushing.ahead': () => say`You can only push a boat that is straight ahead of you.`,
  'pushing.cost': ({ needs }) =>
    say`Entering a space with a boat takes ${count(needs, 'point')}, and you have too few. Choose another way.`,
  'pushing.choice': ({ seat }) => say`${{ seat }} is there. Choose where to push that boat.`,
  'pushing.nowhere': ({ seat }) => say`There is no free space to push ${{ seat }} to. Choose another way.`,
  'pushing.space': () => say`You can only push a boat to water right next to it.`,
  'pushing.taboo': () => say`You have been on that space this turn. Push the boat somewhere else.`,
  'pushing.chain': ({ seat }) => say`${{ seat }} is there. Push the boat to an empty space.`,
  'pushing.astern': () => say`In this game no boat is pushed straight backwards. Choose another space.`,
  'pushing.facing': ({ seat, tried }) =>
    seat === undefined
      ? say`Nobody has pushed you. On your own turn you turn left or right, 60° at a time.`
      : say`${{ seat }} pushed you: choose where to face. You can ${deed(tried)} on your own turn.`,
  'end.retire': ({ race, when }) => retireWords(race, when),
  'end.leave': ({ leavers }) =>
    leavers === 'lifted'
      ? say`You can leave the race on your own turn.`
      : say`In this game a bot plays on for a player who leaves.`,
};

/** What was tried too early, as something that can be done later. */
const DEEDS: Partial<Record<Action['type'], string>> = {
  speed: 'set your speed',
  turn: 'turn',
  step: 'move ahead',
  push: 'push a boat',
  done: 'end your move',
};

const deed = (tried: Action['type'] | undefined): string => (tried && DEEDS[tried]) ?? 'go on';

function hemmedWords(tried: Action['type']): Sentence {
  if (tried === 'face') return say`When you are blocked you may turn left or right, ${times(FREE_TURNS)}.`;
  return tried === 'speed'
    ? say`Other boats block you, so your speed is ${START_SPEED}. You can set it again next turn.`
    : say`Other boats block every way, so you stay here until your next turn.`;
}

function retireWords(race: Rulings['end.retire']['race'], when: Rulings['end.retire']['when']): Sentence {
  if (race === 'introductory') return say`In the introductory race every boat can still dock, so nobody retires.`;
  return when === undefined
    ? say`You can only retire when you can no longer get ${count(PASSENGERS_TO_WIN, 'passenger')}.`
    : say`You can retire at the start of your turn, before you set your speed.`;
}
