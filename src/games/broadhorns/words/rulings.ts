import type { RulingTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import { ACTIONS_PER_TURN } from '../components.ts';
import { type NextLanding, PORT_PARTS, type Rulings } from '../rulings.ts';
import { boatName, gainWords, goldWords, ST_LOUIS } from './names.ts';

/** Why not, and when it would be possible; what the rule says stands in the guide. */
export const rulingTexts: RulingTexts<Rulings> = {
  chance: () => say`This is drawn by chance. No player chooses it.`,
  'turn.steps': ({ step }) => STEPS[step],
  'turn.actions': (facts) =>
    'town' in facts
      ? say`You have used your actions. You can land at ${facts.town} on your next turn.`
      : say`You have used your actions. You get new ones on your next turn.`,
  'spoil.step': () => say`Nothing ages now. Cargo ages before your actions, or by a spoil card.`,
  'expedition.boat': boatWords,
  'market.buy': () => say`In ${ST_LOUIS} you only buy. Sell and pick up travelers at the towns.`,
  'boxes.full': ({ boxes, selling }) =>
    selling === 'yes'
      ? say`All ${boxes} boxes of your boat are full. Sell a barrel first.`
      : say`All ${boxes} boxes of your boat are full. You can buy after a barrel is sold or spoils.`,
  'market.none': ({ cargo }) => say`The market has no ${cargo} now. New barrels come when a turn begins.`,
  'market.bag': (facts) =>
    'river' in facts
      ? say`You can buy from the bag only in ${ST_LOUIS}, while you load a new boat.`
      : say`The bag has no ${facts.cargo} now. Choose another cargo.`,
  gold: ({ cost, gold }) => say`That costs ${goldWords(cost)}. You have ${gold}.`,
  'move.speed': ({ spaces, speed }) => say`That is ${count(spaces, 'space')}. You can move up to ${speed} at a time.`,
  'move.river-end': ({ left }) =>
    left === 0 ? say`The river ends here.` : say`The river ends after ${count(left, 'space')}.`,
  'cards.good-current': () => say`You have no Good Current card.`,
  'port.parts': (facts) =>
    'town' in facts
      ? say`You do that in port. Land at ${facts.town} first.`
      : say`You do that in port, at a town.${nextWords(facts)}`,
  'port.order': orderWords,
  'port.under-way': ({ town, left }) =>
    left === 0
      ? say`Finish at ${town} first. Your next action comes on your next turn.`
      : say`Finish at ${town} first. Then you have ${count(left, 'action')} left.`,
  'port.entrance': (facts) => say`You are not at a town.${nextWords(facts)}`,
  'port.once': (facts) => say`You already landed at ${facts.town} on this trip.${nextWords(facts)}`,
  'sell.space': ({ cargo, value, town }) => say`${town} has no empty space for ${cargo} that pays ${value}.`,
  'sell.surplus': ({ cargo }) => say`There is still an empty space for ${cargo} here. Sell into that.`,
  'sell.aboard': ({ cargo }) => say`You have no ${cargo} on board.`,
  'sell.delivery': ({ cargo }) => say`First sell ${cargo} into a space here. Then you can use the card.`,
  'sell.one-delivery': ({ town }) => say`You already used a delivery card at ${town}. Only one pays per landing.`,
  'sell.no-card': ({ cargo, town }) => say`There is no delivery card for ${cargo} in your hand or at ${town}.`,
  'sell.ice': () => say`First sell fresh cargo here. Each ice card needs a barrel of its own.`,
  'sell.fill': ({ town }) => say`You filled ${town}. You can sell there again on your next trip.`,
  'season.barrel': barrelWords,
  'buy.banner': ({ cargo, town }) => say`${town} does not sell ${cargo}. You would need a peddler card.`,
  'cards.peddler': (facts) =>
    'river' in facts ? say`A peddler sells only at towns, not in ${ST_LOUIS}.` : say`You have no peddler card.`,
  'travelers.here': ({ town }) => say`That traveler is not in your hand and not at ${town}.`,
  'travelers.downriver': ({ destination }) =>
    say`This traveler goes to ${destination}, which is not downriver from here.`,
  'travelers.seats': ({ occupants }) =>
    say`Your boat holds only ${count(occupants, 'traveler')}. Drop someone off first.`,
  'travelers.card': () => say`That card is not a traveler.`,
  'travelers.aboard': () => say`That traveler is not on your boat.`,
  'travelers.once': () => say`You just dropped this traveler off. You can pick them up again on your next trip.`,
  ice: () => say`Nothing ages now. Use ice when your cargo ages: before your actions, or by a spoil card.`,
  'ice.none': () => say`You have no ice card.`,
  'hand.limit': limitWords,
  'expedition.end': ({ town, resale }) =>
    say`Finish at ${town} first. Then you can end this trip and sell the boat: ${gainWords(resale)}.`,
  'end.year': () => say`The season track is full and takes no more barrels.`,
};

const STEPS: Readonly<Record<Rulings['turn.steps']['step'], Sentence>> = {
  spoil: say`Your cargo ages first. Your ${count(ACTIONS_PER_TURN, 'action')} come right after.`,
  draw: say`Your actions are over. Answer the spoil card now.`,
  other: say`It is not your turn. You only answer the spoil card.`,
};

const nextWords = (facts: NextLanding): string =>
  'next' in facts ? ` The next town is ${facts.next}, ${count(facts.spaces, 'space')} downriver.` : '';

/** A part of a landing that comes later, or is over. */
function orderWords({ now, wanted, town }: Rulings['port.order']): Sentence {
  if (PORT_PARTS.indexOf(wanted) > PORT_PARTS.indexOf(now))
    return say`Finish ${now} first. ${capital(wanted)} comes after that.`;
  return say`${capital(wanted)} at ${town} is over for this trip.`;
}

function boatWords(facts: Rulings['expedition.boat']): Sentence {
  if ('boat' in facts)
    return say`You already have a ${facts.boat} ft boat. Take the next one in ${ST_LOUIS}, after this trip.`;
  return 'choosing' in facts
    ? say`Choose a boat first. The ${boatName(0)} is free.`
    : say`You have no boat. Take one in ${ST_LOUIS} first.`;
}

function limitWords(facts: Rulings['hand.limit']): Sentence {
  if (!('cards' in facts)) return say`You do not have that card.`;
  if (!('limit' in facts)) return say`Without a boat you have no hand limit. You discard nothing.`;
  const hand = `You have ${count(facts.cards, 'card')}, and your hand limit is ${facts.limit}.`;
  return facts.first === undefined
    ? say`${hand} You discard only above it, at the end of your turn.`
    : say`${hand} Discard first; your actions are over.`;
}

function barrelWords(facts: Rulings['season.barrel']): Sentence {
  if (!('town' in facts)) return say`A barrel goes on the season track only when you fill a town.`;
  return 'cargo' in facts
    ? say`Choose fresh cargo that was sold to ${facts.town}.`
    : say`You filled ${facts.town}. Choose the season barrel first.`;
}
