import type { Ruling } from '#engine/ruling.ts';
import { houseRulingWords } from '#words/house-rulings.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, spell } from '#words/speech.ts';

type Facts = Ruling['facts'];

const GAME = 'broadhorns/';

const number = (fact: Facts[string] | undefined): number => Number(fact ?? 0);

/** Where the next chance lies; nothing lies below New Orleans. */
const nextWords = ({ next, spaces }: Facts): string =>
  next === undefined ? '' : ` The next landing is ${next}, ${count(number(spaces), 'space')} downriver.`;

const PARTS = ['selling', 'buying', 'taking travelers'];

/** A part of a Port action that comes later, or is over. */
function orderWords({ now = '', wanted = '', town = '' }: Facts): Sentence {
  if (PARTS.indexOf(String(wanted)) > PARTS.indexOf(String(now)))
    return say`${capital(String(now))} comes before ${wanted}: finish it first.`;
  return say`${capital(String(wanted))} at ${town} is over: ${now} comes after it in a Port action.`;
}

function boatWords({ boat, choosing }: Facts): Sentence {
  if (boat !== undefined)
    return say`You have a ${boat} ft boat. You take the next one in St. Louis, when this expedition has ended.`;
  return choosing === undefined
    ? say`You have no boat: begin with a Port action in St. Louis.`
    : say`Choose a boat first. The 20 ft boat costs nothing.`;
}

const STEPS: Readonly<Record<string, Sentence>> = {
  spoil: say`Your cargo spoils first. Your two actions come right after it.`,
  draw: say`Your actions are over. The spoil card that you have drawn is answered now.`,
  other: say`It is not your turn. You only answer the spoil card.`,
};

function limitWords({ cards, limit, first }: Facts): Sentence {
  if (cards === undefined) return say`You do not hold that card.`;
  if (limit === undefined) return say`Without a boat you have no hand limit, and you discard nothing.`;
  const hand = `You hold ${count(number(cards), 'card')}, and your boat's limit is ${limit}.`;
  return first === undefined
    ? say`${hand} Cards are discarded only above the limit, at the end of your turn.`
    : say`${hand} Discard down to it; your actions are over.`;
}

function fullWords({ boxes, selling }: Facts): Sentence {
  const all = boxes === undefined ? 'All boxes' : `All ${boxes} boxes`;
  return selling === 'yes'
    ? say`${all} of your boat are filled. Sell a barrel, and its box is free for a new one.`
    : say`${all} of your boat are filled. You can buy again when a barrel is sold or lost.`;
}

function barrelWords({ cargo, town }: Facts): Sentence {
  if (town === undefined) return say`A barrel goes to the season track only when you fill a town.`;
  return cargo === undefined
    ? say`You have filled ${town}. First choose the barrel that goes to the season track.`
    : say`Only flour, apples or pork that lies in ${town} can go to the season track.`;
}

function underWayWords({ town = 'this town', left }: Facts): Sentence {
  return number(left) === 0
    ? say`First finish your Port action at ${town}. It is your second action; the next one comes on your next turn.`
    : say`First finish your Port action at ${town}. After it you have ${spell(number(left), 'action')} left.`;
}

function bagWords({ cargo, river }: Facts): Sentence {
  if (river !== undefined) return say`The bag sells in St. Louis only, while you load a new boat.`;
  return say`The bag holds no ${cargo ?? 'barrel'} now.`;
}

/** The facts of a ruling as a merchant would put them; what the rule says stands in the guide. */
const RULINGS: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  gold: ({ cost = 0, gold = 0 }) => say`That costs ${cost} gold; you have ${gold}.`,
  'turn.steps': ({ step = 'spoil' }) => STEPS[step] ?? [],
  'turn.actions': ({ town }) =>
    town === undefined
      ? say`Both actions of this turn are used.`
      : say`Both actions of this turn are used. You can put in at ${town} on your next turn.`,
  'expedition.boat': boatWords,
  'expedition.end': ({ town = 'this town', resale = 0 }) =>
    say`Your expedition can end when this Port action does: at the end you may sell the boat at ${town} for ${resale} gold.`,
  'move.speed': ({ spaces, speed = 0 }) => say`That is ${count(number(spaces), 'space')}; your speed is ${speed}.`,
  'move.river-end': ({ left }) =>
    number(left) === 0
      ? say`The river ends here.`
      : say`Only ${spell(number(left), 'space')} of river ${number(left) === 1 ? 'is' : 'are'} left.`,
  'port.entrance': (facts) => say`You are not at the landing of a town.${nextWords(facts)}`,
  'port.once': (facts) => say`You have been in port at ${facts.town ?? ''} on this expedition.${nextWords(facts)}`,
  'port.parts': (facts) =>
    facts.town === undefined
      ? say`That is part of a Port action.${nextWords(facts)}`
      : say`That is part of a Port action: put in at ${facts.town} first.`,
  'port.order': orderWords,
  'port.under-way': underWayWords,
  'cards.good-current': () => say`You hold no Good Current card.`,
  'cards.peddler': ({ river }) =>
    river === undefined
      ? say`You hold no Peddler card.`
      : say`A peddler sells at the towns along the river, not in St. Louis.`,
  ice: () => say`Nothing spoils now. Ice is used when your cargo spoils, in step 2 of your turn or by a spoil card.`,
  'ice.none': () => say`You hold no ice.`,
  'spoil.step': () => say`Nothing spoils now. Cargo spoils in step 2 of your turn, and when a spoil card is drawn.`,
  'market.buy': () => say`In St. Louis you only buy. Cargo is sold and travelers board at the towns.`,
  'market.none': ({ cargo = 'such cargo' }) => say`There is no ${cargo} on the market.`,
  'market.bag': bagWords,
  'boxes.full': fullWords,
  'sell.aboard': ({ cargo = 'such cargo' }) => say`You have no ${cargo} aboard.`,
  'sell.space': ({ cargo = 'this', value = '', town = '' }) =>
    say`${town} has no empty space for ${cargo} at ${value}.`,
  'sell.surplus': ({ cargo = 'this' }) => say`There is still an empty space for ${cargo}.`,
  'sell.delivery': ({ cargo = 'such cargo' }) => say`You have sold no ${cargo} into a space here yet.`,
  'sell.one-delivery': () => say`You have claimed a delivery card in this Port action already.`,
  'sell.no-card': ({ cargo = 'this', town = 'this town' }) =>
    say`There is no delivery card for ${cargo} to ${town} in your hand or here.`,
  'sell.ice': () => say`You have sold no perishable barrel here that is still without ice.`,
  'sell.fill': ({ town = 'the town' }) =>
    say`You have filled ${town}. Nothing is sold to what lies there now in the same Port action.`,
  'season.barrel': barrelWords,
  'end.year': () => say`The season track is full.`,
  'buy.banner': ({ cargo = 'this', town = 'The town' }) => say`${town} does not sell ${cargo}.`,
  'travelers.here': ({ town = 'this town' }) => say`That traveler is neither in your hand nor at ${town}.`,
  'travelers.downriver': ({ destination = 'The destination' }) => say`${destination} does not lie downriver from here.`,
  'travelers.seats': ({ occupants }) =>
    say`Your boat holds ${spell(number(occupants), 'traveler')}, and no place is free.`,
  'travelers.card': () => say`That is no traveler.`,
  'travelers.aboard': () => say`That traveler is not aboard.`,
  'travelers.once': () => say`You have dropped this traveler off here in this Port action.`,
  'hand.limit': limitWords,
  chance: () => say`The table draws.`,
};

export const rulingWords = ({ rule, facts }: Ruling): Sentence =>
  houseRulingWords(rule) ?? RULINGS[rule.replace(GAME, '')]?.(facts) ?? [];

const ENDINGS: Readonly<Record<string, Sentence>> = {
  'end.year': say`The season track is full and the last round is played.`,
  'end.standstill': say`No town was filled for thirty rounds: trade stands still.`,
  'end.tie': say`Equal gold is parted by the number of town tiles.`,
};

export const endingWords = (rule: string): Sentence => ENDINGS[rule.replace(GAME, '')] ?? [];
