import type { Ruling } from '#engine/ruling.ts';
import { houseRulingWords } from '#words/house-rulings.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import { ABILITIES, LAST_ROUND, NIGHT_SHIFT } from '../components.ts';
import { dollars } from './names.ts';

type Facts = Ruling['facts'];

const GAME = 'small-railroad-empires/';

const number = (facts: Facts, name: string): number => Number(facts[name] ?? 0);
const text = (facts: Facts, name: string): string => String(facts[name] ?? '').replaceAll('-', ' ');

const priceWords = (facts: Facts): Sentence =>
  say`It costs ${dollars(number(facts, 'price'))}; you have ${dollars(number(facts, 'money'))}.`;

const factoryWords = (facts: Facts): string => `that ${text(facts, 'good')} factory`;

const tracksBuilt = (facts: Facts): string => count(number(facts, 'built'), 'track');

const OFF_THE_MAP: Sentence = say`That is not on this map.`;

/** The facts of a ruling; what the rule says stands in the guide. */
const RULINGS: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  'railroad.turn': (facts) => say`${deliveriesWhen(facts)}`,
  'setup.start': () => say`Only those who sit at the table can begin.`,
  'setup.map': (facts) => say`That tile cannot lie so on position ${number(facts, 'position')}.`,
  'setup.achievements': () => say`That achievement lies face up already.`,
  'setup.contract': () => say`That contract has been dealt.`,
  'setup.cards': () => say`That train card is not in the deck.`,
  'setup.begin': (facts) => say`${beginWords(facts)}`,
  'build.must': (facts) => say`${mustWords(facts)}`,
  'build.night': (facts) => say`${nightWords(facts)}`,
  'build.adjacent': () => say`Nothing of yours is next to that space.`,
  'build.map': () => say`That is off the map.`,
  'build.city': () => say`A city takes trains, not tracks.`,
  'build.own': () => say`Your track lies there already.`,
  'build.full': () => say`Two companies have tracks there: it is full.`,
  'build.cost': (facts) =>
    say`It costs ${dollars(number(facts, 'cost'))}; you have ${dollars(number(facts, 'money'))}.`,
  'deliver.token': (facts) =>
    number(facts, 'onTheMap') === 0 ? OFF_THE_MAP : say`The token of ${factoryWords(facts)} has been delivered.`,
  'deliver.demand': (facts) =>
    number(facts, 'onTheMap') === 0
      ? OFF_THE_MAP
      : say`${text(facts, 'city')} has no free demand for ${text(facts, 'good')}.`,
  'deliver.card': (facts) => say`${cardLack(facts)}`,
  'deliver.factory': (facts) =>
    facts['wanted'] === undefined
      ? say`You have no track on ${factoryWords(facts)}.`
      : say`You have no track on a factory with ${text(facts, 'wanted')}.`,
  'deliver.city': (facts) => say`You have no track next to ${text(facts, 'city')}.`,
  'deliver.route': (facts) =>
    say`No route of yours leads from ${factoryWords(facts)} to ${text(facts, 'city')} without entering it.`,
  'office.step': (facts) => say`${officeDeed(facts)}, ${officeWhen(facts)}`,
  'market.one': () => say`You have bought a card this turn.`,
  'market.slide': () => say`That train card is not in the deck.`,
  'market.empty': () => say`No card lies there.`,
  'market.hand': (facts) => say`You hold ${count(number(facts, 'cards'), 'card')} already.`,
  'market.price': priceWords,
  'unlock.one': () => say`You have unlocked a space this turn.`,
  'unlock.done': (facts) => say`Your ${text(facts, 'ability')} is unlocked.`,
  'unlock.price': priceWords,
  'loan.limit': (facts) =>
    say`You hold ${count(number(facts, 'held'), 'loan')}; the supply has ${number(facts, 'left')}.`,
  'loan.repay': (facts) =>
    number(facts, 'held') === 0
      ? say`You have no loan.`
      : say`It takes ${dollars(number(facts, 'price'))}; you have ${dollars(number(facts, 'money'))}.`,
  'ship.next': () => say`That ship has been at the quay already.`,
  'end.leave': ({ skipped }) =>
    skipped === 1
      ? say`Put your starting track down first; you can leave in your turn.`
      : say`At this table a bot runs the company of a player who leaves.`,
};

export const rulingWords = ({ rule, facts }: Ruling): Sentence =>
  houseRulingWords(rule) ?? RULINGS[rule.replace(GAME, '')]?.(facts) ?? [];

function beginWords({ when, onTheMap }: Facts): string {
  if (when === 'first') return 'First choose the factory where you begin; everything else waits for your turns.';
  if (when === 'over') return 'Starting tracks are put down once, before the first turn.';
  return onTheMap === 1 ? 'Another company begins there.' : 'That factory is not on this map.';
}

/** Tracks are due, or were: the step says which. */
function mustWords(facts: Facts): string {
  const done = `You have built ${number(facts, 'built')} of ${count(number(facts, 'due'), 'track')}`;
  if (facts['step'] === undefined) return `${done} and can pay for another.`;
  if (number(facts, 'supply') > 0) return `${done} this turn and gone on. Build again in your next turn.`;
  const locked = number(facts, 'locked');
  if (locked === 0) return 'You have no track left.';
  const where = facts['step'] === 'office' ? 'here' : 'in the office';
  const lie = locked === 1 ? 'lies on a locked space: unlock it' : 'lie on locked spaces: unlock one';
  return `You have no track in supply. ${count(locked, 'track')} ${lie} ${where} to build it in your next turn.`;
}

function nightWords(facts: Facts): string {
  const built = `You have built ${tracksBuilt(facts)} this turn`;
  const { name } = ABILITIES[NIGHT_SHIFT];
  if (number(facts, 'built') > number(facts, 'due'))
    return `${built}, and no more are possible. Wait for your next turn.`;
  return number(facts, 'night') === 1
    ? `${built}. The ${name}’s track comes right after them; wait for your next turn.`
    : `${built}. The next comes in your next turn; one more in a turn takes the ${name}.`;
}

function deliveriesWhen(facts: Facts): string {
  if (facts['step'] === 'office') return 'Deliveries come before the office: this one has to wait for your next turn.';
  return `Deliveries come after building: ${buildingLeft(facts)}`;
}

const buildingLeft = (facts: Facts): string =>
  number(facts, 'night') === 1
    ? 'build one more track by night, or stop building.'
    : `you have built ${number(facts, 'built')} of ${count(number(facts, 'due'), 'track')}.`;

function cardLack(facts: Facts): string {
  if (facts['trains'] === 0) return 'All your trains stand in cities: a delivery takes a train.';
  if (facts['cards'] === 0) return 'You have no train card in hand: a delivery takes one.';
  return `Card ${text(facts, 'card')} is not in your hand.`;
}

function officeDeed(facts: Facts): string {
  if (facts['what'] === 'buy') return 'Cards are bought in the office';
  if (facts['what'] === 'repay') return 'Loans are paid back in the office';
  return `The track on ${text(facts, 'ability')} is unlocked in the office for ${dollars(number(facts, 'price'))}`;
}

const officeWhen = (facts: Facts): string =>
  facts['step'] === 'deliver'
    ? 'once you make no more deliveries.'
    : `after building and deliveries: ${buildingLeft(facts)}`;

const ENDINGS: Readonly<Record<string, Sentence>> = {
  'end.tracks': say`No company had both a track in supply and a space to build it on.`,
  'end.deck': say`The deck of train cards is empty.`,
  'end.cities': say`Enough cities are full.`,
  'end.goods': say`No goods on the map fit any free demand.`,
  'end.rounds': say`${LAST_ROUND} rounds have been played.`,
  'end.left': say`Only one company is left at the table.`,
  'end.deliveries': say`A tie was broken by the number of deliveries.`,
  'end.money': say`A tie in score and deliveries was broken by money.`,
};

export const endingWords = (rule: string): Sentence => ENDINGS[rule.replace(GAME, '')] ?? [];
