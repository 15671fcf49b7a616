import type { RulingTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, spell } from '#words/speech.ts';
import { NIGHT_SHIFT, TRACKS_PER_SPACE } from '../components.ts';
import { freightRulingTexts } from '../freight/words/texts.ts';
import type { Lacking, StepsSoFar, Rulings } from '../rulings.ts';
import { abilityName, cityCalled, dollars } from './names.ts';

const OFF_THE_MAP: Sentence = say`That is not on this map.`;

const tooDear = (price: number, money: number): Sentence =>
  say`It costs ${dollars(price)}; you have ${dollars(money)}.`;

const factoryWords = ({ good }: Lacking): string => `that ${good} factory`;

/** The facts of a ruling; what the rule says stands in the guide. */
export const rulingTexts: RulingTexts<Rulings> = {
  'railroad.turn': deliveriesWhen,
  'setup.start': () => say`Only those who sit at the table can begin.`,
  'setup.map': ({ position }) => say`That tile cannot lie so on position ${position}.`,
  'setup.achievements': () => say`That achievement lies face up already.`,
  'setup.contract': () => say`That contract has been dealt.`,
  'setup.cards': () => say`That train card is not in the deck.`,
  'setup.begin': beginWords,
  'build.must': mustWords,
  'build.night': nightWords,
  'build.adjacent': () => say`Nothing of yours is next to that space.`,
  'build.map': () => say`That is off the map.`,
  'build.city': () => say`A city takes trains, not tracks.`,
  'build.own': () => say`Your track lies there already.`,
  'build.full': () => say`${capital(spell(TRACKS_PER_SPACE, 'company', 'companies'))} have tracks there: it is full.`,
  'build.cost': ({ cost, money }) => tooDear(cost, money),
  'deliver.token': (facts) =>
    facts.onTheMap === 0 ? OFF_THE_MAP : say`The token of ${factoryWords(facts)} has been delivered.`,
  'deliver.demand': ({ onTheMap, city, good }) =>
    onTheMap === 0 ? OFF_THE_MAP : say`${cityCalled(city)} has no free demand for ${good}.`,
  'deliver.card': cardLack,
  'deliver.factory': (facts) =>
    facts.wanted === undefined
      ? say`You have no track on ${factoryWords(facts)}.`
      : say`You have no track on a factory with ${facts.wanted}.`,
  'deliver.city': ({ city }) => say`You have no track next to ${cityCalled(city)}.`,
  'deliver.route': (facts) =>
    say`No route of yours leads from ${factoryWords(facts)} to ${cityCalled(facts.city)} without entering it.`,
  'office.step': (facts) => say`${officeDeed(facts)}, ${officeWhen(facts)}`,
  'market.one': () => say`You have bought a card this turn.`,
  'market.slide': () => say`That train card is not in the deck.`,
  'market.empty': () => say`No card lies there.`,
  'market.hand': ({ cards }) => say`You hold ${count(cards, 'card')} already.`,
  'market.price': ({ price, money }) => tooDear(price, money),
  'unlock.one': () => say`You have unlocked a space this turn.`,
  'unlock.done': ({ ability }) => say`Your ${ability} is unlocked.`,
  'unlock.price': ({ price, money }) => tooDear(price, money),
  'loan.limit': ({ held, left }) => say`You hold ${count(held, 'loan')}; the supply has ${left}.`,
  'loan.repay': ({ held, price, money }) =>
    held === 0 ? say`You have no loan.` : say`It takes ${dollars(price)}; you have ${dollars(money)}.`,
  'end.leave': (facts) =>
    'skipped' in facts && facts.skipped === 1
      ? say`Put your starting track down first; you can leave in your turn.`
      : say`At this table a bot runs the company of a player who leaves.`,
  ...freightRulingTexts,
};

function beginWords(facts: Rulings['setup.begin']): Sentence {
  if ('when' in facts) {
    return facts.when === 'first'
      ? say`First choose the factory where you begin; everything else waits for your turns.`
      : say`Starting tracks are put down once, before the first turn.`;
  }
  return facts.onTheMap === 1 ? say`Another company begins there.` : say`That factory is not on this map.`;
}

/** Tracks are due; or they were, and the step says which one came after. */
function mustWords(facts: Rulings['build.must']): Sentence {
  const done = `You have built ${facts.built} of ${count(facts.due, 'track')}`;
  if (!('step' in facts)) return say`${done} and can pay for another.`;
  if (facts.supply > 0) return say`${done} this turn and gone on. Build again in your next turn.`;
  if (facts.locked === 0) return say`You have no track left.`;
  const where = facts.step === 'office' ? 'here' : 'in the office';
  const lie = facts.locked === 1 ? 'lies on a locked space: unlock it' : 'lie on locked spaces: unlock one';
  return say`You have no track in supply. ${count(facts.locked, 'track')} ${lie} ${where} to build it in your next turn.`;
}

function nightWords({ built, due, night }: Rulings['build.night']): Sentence {
  const done = `You have built ${count(built, 'track')} this turn`;
  const name = abilityName(NIGHT_SHIFT);
  if (built > due) return say`${done}, and no more are possible. Wait for your next turn.`;
  return night === 1
    ? say`${done}. The ${name}’s track comes right after them; wait for your next turn.`
    : say`${done}. The next comes in your next turn; one more in a turn takes the ${name}.`;
}

function deliveriesWhen(facts: StepsSoFar): Sentence {
  if (facts.step === 'office') return say`Deliveries come before the office: this one has to wait for your next turn.`;
  return say`Deliveries come after building: ${buildingLeft(facts)}`;
}

const buildingLeft = ({ night, built, due }: StepsSoFar): string =>
  night === 1
    ? 'build one more track by night, or stop building.'
    : `you have built ${built} of ${count(due, 'track')}.`;

function cardLack({ trains, cards, card }: Lacking): Sentence {
  if (trains === 0) return say`All your trains stand in cities: a delivery takes a train.`;
  if (cards === 0) return say`You have no train card in hand: a delivery takes one.`;
  return say`Card ${card} is not in your hand.`;
}

function officeDeed(facts: Rulings['office.step']): string {
  if (facts.what === 'buy') return 'Cards are bought in the office';
  if (facts.what === 'repay') return 'Loans are paid back in the office';
  return `The track on ${facts.ability} is unlocked in the office for ${dollars(facts.price)}`;
}

const officeWhen = (facts: StepsSoFar): string =>
  facts.step === 'deliver'
    ? 'once you make no more deliveries.'
    : `after building and deliveries: ${buildingLeft(facts)}`;
