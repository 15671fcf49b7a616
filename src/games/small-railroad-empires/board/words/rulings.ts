import type { BoardRuling } from '#kit/board.ts';
import { say, type Sentence } from '#kit/sentence.ts';

type Facts = BoardRuling['facts'];

const GAME = 'small-railroad-empires/';

/** The facts of a ruling as a surveyor would put them; what the rule says stands in the guide. */
const RULINGS: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  'setup.begin': ({ onTheMap }) =>
    onTheMap === 1 ? say`Somebody has begun there already.` : say`That factory is not on this map.`,
  'build.must': ({ built, due }) => say`You have built ${built ?? 0} of ${due ?? 0} and can pay for another.`,
  'build.adjacent': () => say`Nothing of yours is next to that space.`,
  'build.map': () => say`That is off the map.`,
  'build.city': () => say`A city takes trains, not tracks.`,
  'build.own': () => say`Your track lies there already.`,
  'build.full': () => say`Two companies have tracks there: it is full.`,
  'build.cost': ({ cost, money }) => say`It costs $${cost ?? 0}; you have $${money ?? 0}.`,
  'deliver.token': ({ factory }) => say`The factory ${factory ?? ''} has no token any more.`,
  'deliver.demand': ({ city, good }) => say`${city ?? ''} has no free demand for ${good ?? ''}.`,
  'deliver.card': ({ card }) => say`${card ?? ''} is not in your hand.`,
  'deliver.factory': ({ factory }) => say`You have no track on ${factory ?? ''}.`,
  'deliver.city': ({ city }) => say`You have no track next to ${city ?? ''}.`,
  'deliver.route': ({ factory, city }) =>
    say`No route of yours leads from ${factory ?? ''} to ${city ?? ''} without entering it.`,
  'market.one': () => say`You have bought a card this turn.`,
  'market.empty': () => say`No card lies there.`,
  'market.hand': ({ cards }) => say`You hold ${cards ?? 0} cards already.`,
  'market.price': ({ price, money }) => say`It costs $${price ?? 0}; you have $${money ?? 0}.`,
  'unlock.one': () => say`You have unlocked a space this turn.`,
  'unlock.done': ({ ability }) => say`Your ${ability ?? ''} is unlocked.`,
  'unlock.price': ({ price, money }) => say`It costs $${price ?? 0}; you have $${money ?? 0}.`,
  'loan.limit': ({ held, left }) => say`You hold ${held ?? 0} loans, and ${left ?? 0} are left.`,
  'loan.repay': ({ held, price, money }) =>
    held === 0 ? say`You have no loan.` : say`It takes $${price ?? 0}; you have $${money ?? 0}.`,
  'end.leave': () => say`At this table a bot runs the company of a player who leaves.`,
};

export function rulingWords({ rule, facts }: BoardRuling): Sentence {
  return RULINGS[rule.replace(GAME, '')]?.(facts) ?? [];
}

const ENDINGS: Readonly<Record<string, Sentence>> = {
  'end.tracks': say`No company had both a track in supply and a space to build it on.`,
  'end.deck': say`The deck of train cards is empty.`,
  'end.cities': say`Enough cities are full.`,
  'end.goods': say`No goods on the map fit any free demand.`,
  'end.rounds': say`Fifteen rounds have been played.`,
  'end.left': say`Only one company is left at the table.`,
  'end.deliveries': say`Equal scores were parted by deliveries.`,
  'end.money': say`Equal scores and deliveries were parted by money.`,
};

export const endingWords = (rule: string): Sentence => ENDINGS[rule.replace(GAME, '')] ?? [];
