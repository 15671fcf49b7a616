import type { BoardRuling } from '#kit/board.ts';
import { houseRulingWords } from '#kit/house-rulings.ts';
import { say, type Sentence } from '#kit/sentence.ts';
import { count, listed } from '#kit/speech.ts';
import { lackedName } from './names.ts';

type Facts = BoardRuling['facts'];

const text = (facts: Facts, name: string): string => String(facts[name] ?? '');
const number = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** What each rule rests on at this moment; rules without facts of their own speak for themselves. */
const FACTS: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  'build.cost': (f) => say`You lack ${listed(text(f, 'missing').split(' ').map(lackedName))}.`,
  'build.border': () => say`No settlement and no wagon lies beside this field yet.`,
  'build.land': (f) => say`This is a ${text(f, 'land')}.`,
  'build.occupied': () => say`Somebody has already settled here.`,
  'build.settlements': () => say`All your settlements are on the board.`,
  'setup.start': () => say`The wagons of the start stand here.`,
  'work.occupied': () => say`Workers stand there until the area is cleared.`,
  'work.silver': (f) => say`It costs ${number(f, 'needs')} silver, and you have ${number(f, 'silver')}.`,
  'work.workers': (f) => say`It takes one ${text(f, 'colour')} worker or two of other colours.`,
  'work.have': () => say`You do not have these workers.`,
  bank: (f) => say`It takes exactly ${count(number(f, 'needs'), 'worker')}.`,
  'city.enter': (f) => say`You would have ${count(number(f, 'pumpkins'), 'pumpkin')} and need ${number(f, 'needs')}.`,
  'city.place': () => say`You have entered the city, so you must place your contractor first.`,
  'city.outbid': (f) =>
    say`A contractor stands there at ${count(number(f, 'standing'), 'pumpkin')}; only a higher price outbids it.`,
  'city.column': (f) => say`This row begins at ${count(number(f, 'firstColumn'), 'pumpkin')}.`,
  'city.afford': (f) => say`It costs ${count(number(f, 'price'), 'pumpkin')}, and you have ${number(f, 'pumpkins')}.`,
  'city.goods': (f) => say`Exactly ${number(f, 'goods')} goods.`,
  'city.upgrade': (f) =>
    say`At most ${number(f, 'upgrades')}, from ${number(f, 'copper')} small copper and ${number(f, 'stone')} small stone.`,
  'recruit.advance': (f) => say`You have ${number(f, 'grain')} grain.`,
  'recruit.white': () => say`Not that many of this colour are in the supply.`,
  'recruit.limit': () => say`You have no worker of this colour.`,
  cattle: () => say`You have no cow.`,
  'cattle.nothing': () => say`All of them are at work.`,
  canteen: () => say`You have no canteen.`,
};

export function rulingWords({ rule, facts }: BoardRuling): Sentence {
  const id = rule.split('/')[1] ?? '';
  return houseRulingWords(rule) ?? FACTS[id]?.(facts) ?? [];
}

const ENDINGS: Readonly<Record<string, Sentence>> = {
  'montana/end.last-settlement': say`The last settlement was placed, and the round is over: most settlements win.`,
  'montana/tie.cattle': say`Equal settlements were parted by cows and canteens.`,
  'montana/tie.belongings': say`Equal settlements and cattle were parted by silver, workers and goods.`,
};

export const endingWords = (rule: string): Sentence => ENDINGS[rule] ?? [];
