import type { BoardRuling } from '#kit/board.ts';
import { say, type Sentence } from '#kit/sentence.ts';

type Facts = BoardRuling['facts'];

const GAME = 'broadhorns/';

/** The facts of a ruling as a merchant would put them; what the rule says stands in the guide. */
const RULINGS: Readonly<Record<string, (facts: Facts) => Sentence>> = {
  gold: ({ cost, gold }) => say`That costs ${cost ?? ''} gold; you have ${gold ?? ''}.`,
  'turn.actions': () => say`Both actions of this turn are used.`,
  'expedition.boat': () => say`You have no boat: begin with a Port action in St. Louis.`,
  'move.speed': ({ spaces, speed }) => say`That is ${spaces ?? ''} spaces; your speed is ${speed ?? ''}.`,
  'move.river-end': ({ left }) => say`Only ${left ?? ''} spaces of river are left.`,
  'port.entrance': () => say`You are not at the landing of a town.`,
  'port.once': ({ town }) => say`You have been in port at ${town ?? ''} on this expedition.`,
  'cards.good-current': () => say`You hold no Good Current card.`,
  'cards.peddler': () => say`You hold no Peddler card.`,
  'ice.none': () => say`You hold no ice.`,
  'market.none': ({ cargo }) => say`There is no ${cargo ?? ''} on the market.`,
  'market.bag': () => say`The bag holds none of that.`,
  'sell.aboard': ({ cargo }) => say`You have no ${cargo ?? ''} aboard.`,
  'sell.space': ({ cargo, value, town }) => say`${town ?? ''} has no empty space for ${cargo ?? ''} at ${value ?? ''}.`,
  'sell.surplus': ({ cargo }) => say`There is still an empty space for ${cargo ?? ''}.`,
  'sell.delivery': ({ cargo }) => say`You have sold no ${cargo ?? ''} into a space here yet.`,
  'sell.one-delivery': () => say`You have claimed a delivery card in this port already.`,
  'sell.no-card': ({ cargo, town }) =>
    say`There is no delivery card for ${cargo ?? ''} to ${town ?? ''} in your hand or here.`,
  'sell.ice': () => say`Every perishable barrel sold here has had its ice.`,
  'season.barrel': ({ cargo, town }) => say`No ${cargo ?? ''} that spoils lies in ${town ?? ''}.`,
  'buy.banner': ({ cargo, town }) => say`${town ?? ''} does not sell ${cargo ?? ''}.`,
  'travelers.here': ({ town }) => say`That traveler is neither in your hand nor at ${town ?? ''}.`,
  'travelers.downriver': ({ destination }) => say`${destination ?? ''} does not lie downriver from here.`,
  'travelers.seats': ({ occupants }) => say`Your boat holds ${occupants ?? ''}.`,
  'travelers.card': () => say`That is no traveler.`,
  'travelers.aboard': () => say`That traveler is not aboard.`,
  'travelers.once': () => say`You have dropped this traveler off here in this Port action.`,
  'hand.limit': () => say`You do not hold that card.`,
  chance: () => say`The table draws.`,
};

export function rulingWords({ rule, facts }: BoardRuling): Sentence {
  return RULINGS[rule.replace(GAME, '')]?.(facts) ?? [];
}

const ENDINGS: Readonly<Record<string, Sentence>> = {
  'end.year': say`The season track is full and the last round is played.`,
  'end.standstill': say`No town was filled for thirty rounds: trade stands still.`,
  'end.tie': say`Equal gold is parted by the number of town tiles.`,
};

export const endingWords = (rule: string): Sentence => ENDINGS[rule.replace(GAME, '')] ?? [];
