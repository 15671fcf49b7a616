import type { RulingTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import { LOANS_EACH, NIGHT_SHIFT, TRACKS_PER_SPACE } from '../components.ts';
import { freightRulingTexts } from '../freight/words/texts.ts';
import type { Lacking, StepsSoFar, Rulings } from '../rulings.ts';
import { abilityName, cityCalled, dollars } from './names.ts';

const OFF_THE_MAP: Sentence = say`That is not on this map. Choose a place that is.`;

const tooDear = (price: number, money: number): Sentence =>
  say`It costs ${dollars(price)}: you need ${dollars(price - money)} more.`;

const factoryWords = ({ good }: Lacking): string => `that ${good} factory`;

/** The facts of a ruling; what the rule says stands in the guide. */
export const rulingTexts: RulingTexts<Rulings> = {
  'railroad.turn': deliveriesWhen,
  'setup.start': () => say`Only players in this game can go first.`,
  'setup.map': ({ position }) => say`That tile does not fit part ${position} of the map like this.`,
  'setup.achievements': () => say`That achievement is already in play.`,
  'setup.contract': () => say`That contract is already dealt.`,
  'setup.cards': () => say`That train card is not in the deck.`,
  'setup.begin': beginWords,
  'build.must': mustWords,
  'build.night': nightWords,
  'build.adjacent': () => say`None of your tracks or trains is next to this space. Build towards it first.`,
  'build.map': () => say`That is off the map. Choose a space on it.`,
  'build.city': () => say`Cities take trains, not tracks. Build next to the city.`,
  'build.own': () => say`Your track is already here. Choose another space.`,
  'build.full': () => say`There are ${count(TRACKS_PER_SPACE, 'track')} here already. Choose another space.`,
  'build.cost': ({ cost, money }) => tooDear(cost, money),
  'deliver.token': (facts) =>
    facts.onTheMap === 0 ? OFF_THE_MAP : say`The ${facts.good} here is gone. Choose a factory that still has some.`,
  'deliver.demand': ({ onTheMap, city, good }) =>
    onTheMap === 0 ? OFF_THE_MAP : say`${cityCalled(city)} takes no ${good}. Choose a city that wants it.`,
  'deliver.card': cardLack,
  'deliver.factory': (facts) =>
    facts.wanted === undefined
      ? say`You have no track on ${factoryWords(facts)}. Build one there first.`
      : say`You have no track on a factory with ${facts.wanted}. Build one there first.`,
  'deliver.city': ({ city }) => say`You have no track next to ${cityCalled(city)}. Build one there first.`,
  'deliver.route': (facts) =>
    say`Your tracks do not connect ${factoryWords(facts)} to ${cityCalled(facts.city)}. Close the gap, but not through the city.`,
  'office.step': (facts) => say`${officeDeed(facts)} ${officeWhen(facts)}`,
  'market.one': () => say`You bought a card this turn. Buy the next one next turn.`,
  'market.slide': () => say`That train card is not in the deck.`,
  'market.empty': () => say`No card is left here. Choose another place.`,
  'market.hand': ({ cards }) => say`You have ${count(cards, 'card')}, the most you can hold. Play one first.`,
  'market.price': ({ price, money }) => tooDear(price, money),
  'unlock.one': () => say`You unlocked an ability this turn. Unlock the next one next turn.`,
  'unlock.done': ({ ability }) => say`Your ${ability} is already unlocked.`,
  'unlock.price': ({ price, money }) => tooDear(price, money),
  'loan.limit': ({ held }) =>
    held >= LOANS_EACH
      ? say`You have ${count(held, 'loan')}, the most you can have. Repay one first.`
      : say`All loans are taken. Wait until a player repays one.`,
  'loan.repay': ({ held, price, money }) => (held === 0 ? say`You have no loan to repay.` : tooDear(price, money)),
  'end.leave': (facts) =>
    'skipped' in facts && facts.skipped === 1
      ? say`Place your starting track first. Then you can leave on your turn.`
      : say`In this game a bot plays on for a player who leaves.`,
  ...freightRulingTexts,
};

function beginWords(facts: Rulings['setup.begin']): Sentence {
  if ('when' in facts) {
    return facts.when === 'first'
      ? say`Choose the factory you start at first. The rest comes on your turns.`
      : say`Starting tracks are placed once, before the first turn.`;
  }
  return facts.onTheMap === 1 ? say`Another player starts here. Choose another factory.` : OFF_THE_MAP;
}

/** Tracks are due; or they were, and the step says which one came after. */
function mustWords(facts: Rulings['build.must']): Sentence {
  if (!('step' in facts)) return say`You can pay for track ${facts.built + 1} of ${facts.due}, so build it first.`;
  if (facts.supply > 0) return say`Building is over for this turn. Build again next turn.`;
  if (facts.locked === 0) return say`You have no tracks left.`;
  const when = facts.step === 'office' ? 'now' : 'at the end of this turn';
  return say`You have no tracks left to build. Unlock one ${when} and build it next turn.`;
}

function nightWords({ built, due, night }: Rulings['build.night']): Sentence {
  const done = `You built ${count(built, 'track')} this turn`;
  const name = abilityName(NIGHT_SHIFT);
  if (built > due) return say`${done}, the most possible. Build again next turn.`;
  return night === 1
    ? say`The ${name} track comes right after the others. Build it next turn.`
    : say`${done}. Build again next turn, or unlock the ${name} to build 1 more each turn.`;
}

function deliveriesWhen(facts: StepsSoFar): Sentence {
  if (facts.step === 'office') return say`Deliveries come before buying. Deliver this next turn.`;
  return say`You can deliver after building${buildingLeft(facts)}`;
}

const buildingLeft = ({ night, built, due }: StepsSoFar): string =>
  night === 1 ? ': build the extra track or stop.' : ` (${built} of ${count(due, 'track')} built).`;

function cardLack({ trains, cards, card }: Lacking): Sentence {
  if (trains === 0) return say`Every delivery needs a train, and you have none left.`;
  if (cards === 0) return say`Every delivery needs a train card. Buy one at the end of your turn.`;
  return say`Card ${card} is not in your hand. Choose one that is.`;
}

function officeDeed(facts: Rulings['office.step']): string {
  if (facts.what === 'buy') return 'You can buy a card';
  if (facts.what === 'repay') return 'You can repay a loan';
  return `You can unlock ${facts.ability} for ${dollars(facts.price)}`;
}

const officeWhen = (facts: StepsSoFar): string =>
  facts.step === 'deliver' ? 'when you stop delivering.' : `after building and delivering${buildingLeft(facts)}`;
