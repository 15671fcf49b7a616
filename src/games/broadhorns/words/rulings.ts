import type { RulingTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, inWords, spell } from '#words/speech.ts';
import { ACTIONS_PER_TURN } from '../components.ts';
import { type NextLanding, PORT_PARTS, type Rulings } from '../rulings.ts';
import { boatName, goldWords, PERISHABLE_NAMES, ST_LOUIS } from './names.ts';

/** The facts of a ruling as a merchant would put them; what the rule says stands in the guide. */
export const rulingTexts: RulingTexts<Rulings> = {
  chance: () => say`The table draws.`,
  'turn.steps': ({ step }) => STEPS[step],
  'turn.actions': (facts) =>
    'town' in facts
      ? say`Both actions of this turn are used. You can put in at ${facts.town} on your next turn.`
      : say`Both actions of this turn are used.`,
  'spoil.step': () => say`Nothing spoils now. Cargo spoils in step 2 of your turn, and when a spoil card is drawn.`,
  'expedition.boat': boatWords,
  'market.buy': () => say`In ${ST_LOUIS} you only buy. Cargo is sold and travelers board at the towns.`,
  'boxes.full': ({ boxes, selling }) =>
    selling === 'yes'
      ? say`All ${boxes} boxes of your boat are filled. Sell a barrel, and its box is free for a new one.`
      : say`All ${boxes} boxes of your boat are filled. You can buy again when a barrel is sold or lost.`,
  'market.none': ({ cargo }) => say`There is no ${cargo} on the market.`,
  'market.bag': (facts) =>
    'river' in facts
      ? say`The bag sells in ${ST_LOUIS} only, while you load a new boat.`
      : say`The bag holds no ${facts.cargo} now.`,
  gold: ({ cost, gold }) => say`That costs ${goldWords(cost)}; you have ${gold}.`,
  'move.speed': ({ spaces, speed }) => say`That is ${count(spaces, 'space')}; your speed is ${speed}.`,
  'move.river-end': ({ left }) =>
    left === 0
      ? say`The river ends here.`
      : say`Only ${spell(left, 'space')} of river ${left === 1 ? 'is' : 'are'} left.`,
  'cards.good-current': () => say`You hold no Good Current card.`,
  'port.parts': (facts) =>
    'town' in facts
      ? say`That is part of a Port action: put in at ${facts.town} first.`
      : say`That is part of a Port action.${nextWords(facts)}`,
  'port.order': orderWords,
  'port.under-way': ({ town, left }) =>
    left === 0
      ? say`First finish your Port action at ${town}. It is your second action; the next one comes on your next turn.`
      : say`First finish your Port action at ${town}. After it you have ${spell(left, 'action')} left.`,
  'port.entrance': (facts) => say`You are not at the landing of a town.${nextWords(facts)}`,
  'port.once': (facts) => say`You have been in port at ${facts.town} on this expedition.${nextWords(facts)}`,
  'sell.space': ({ cargo, value, town }) => say`${town} has no empty space for ${cargo} at ${value}.`,
  'sell.surplus': ({ cargo }) => say`There is still an empty space for ${cargo}.`,
  'sell.aboard': ({ cargo }) => say`You have no ${cargo} aboard.`,
  'sell.delivery': ({ cargo }) => say`You have sold no ${cargo} into a space here yet.`,
  'sell.one-delivery': () => say`You have claimed a delivery card in this Port action already.`,
  'sell.no-card': ({ cargo, town }) => say`There is no delivery card for ${cargo} to ${town} in your hand or here.`,
  'sell.ice': () => say`You have sold no perishable barrel here that is still without ice.`,
  'sell.fill': ({ town }) =>
    say`You have filled ${town}. Nothing is sold to what lies there now in the same Port action.`,
  'season.barrel': barrelWords,
  'buy.banner': ({ cargo, town }) => say`${town} does not sell ${cargo}.`,
  'cards.peddler': (facts) =>
    'river' in facts
      ? say`A peddler sells at the towns along the river, not in ${ST_LOUIS}.`
      : say`You hold no Peddler card.`,
  'travelers.here': ({ town }) => say`That traveler is neither in your hand nor at ${town}.`,
  'travelers.downriver': ({ destination }) => say`${destination} does not lie downriver from here.`,
  'travelers.seats': ({ occupants }) => say`Your boat holds ${spell(occupants, 'traveler')}, and no place is free.`,
  'travelers.card': () => say`That is no traveler.`,
  'travelers.aboard': () => say`That traveler is not aboard.`,
  'travelers.once': () => say`You have dropped this traveler off here in this Port action.`,
  ice: () => say`Nothing spoils now. Ice is used when your cargo spoils, in step 2 of your turn or by a spoil card.`,
  'ice.none': () => say`You hold no ice.`,
  'hand.limit': limitWords,
  'expedition.end': ({ town, resale }) =>
    say`Your expedition can end when this Port action does: at the end you may sell the boat at ${town} for ${goldWords(resale)}.`,
  'end.year': () => say`The season track is full.`,
};

const STEPS: Readonly<Record<Rulings['turn.steps']['step'], Sentence>> = {
  spoil: say`Your cargo spoils first. Your ${inWords(ACTIONS_PER_TURN)} actions come right after it.`,
  draw: say`Your actions are over. The spoil card that you have drawn is answered now.`,
  other: say`It is not your turn. You only answer the spoil card.`,
};

const nextWords = (facts: NextLanding): string =>
  'next' in facts ? ` The next landing is ${facts.next}, ${count(facts.spaces, 'space')} downriver.` : '';

/** A part of a Port action that comes later, or is over. */
function orderWords({ now, wanted, town }: Rulings['port.order']): Sentence {
  if (PORT_PARTS.indexOf(wanted) > PORT_PARTS.indexOf(now))
    return say`${capital(now)} comes before ${wanted}: finish it first.`;
  return say`${capital(wanted)} at ${town} is over: ${now} comes after it in a Port action.`;
}

function boatWords(facts: Rulings['expedition.boat']): Sentence {
  if ('boat' in facts)
    return say`You have a ${facts.boat} ft boat. You take the next one in ${ST_LOUIS}, when this expedition has ended.`;
  return 'choosing' in facts
    ? say`Choose a boat first. The ${boatName(0)} costs nothing.`
    : say`You have no boat: begin with a Port action in ${ST_LOUIS}.`;
}

function limitWords(facts: Rulings['hand.limit']): Sentence {
  if (!('cards' in facts)) return say`You do not hold that card.`;
  if (!('limit' in facts)) return say`Without a boat you have no hand limit, and you discard nothing.`;
  const hand = `You hold ${count(facts.cards, 'card')}, and your boat's limit is ${facts.limit}.`;
  return facts.first === undefined
    ? say`${hand} Cards are discarded only above the limit, at the end of your turn.`
    : say`${hand} Discard down to it; your actions are over.`;
}

function barrelWords(facts: Rulings['season.barrel']): Sentence {
  if (!('town' in facts)) return say`A barrel goes to the season track only when you fill a town.`;
  return 'cargo' in facts
    ? say`Only ${PERISHABLE_NAMES} that lie in ${facts.town} can go to the season track.`
    : say`You have filled ${facts.town}. First choose the barrel that goes to the season track.`;
}
