import { at } from '#engine/indexed.ts';
import type { PhaseText, PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import { ICE, spoiledBy } from '../cards.ts';
import { BARRELS_FOR_BONUS, MOVES_FOR_BONUS, TOWNS } from '../components.ts';
import { reachOf, speedOf } from '../rules/moving.ts';
import { canPort, portTown } from '../rules/port.ts';
import { barrelsAtRisk } from '../rules/spoiling.ts';
import { townNamed } from '../sheets.ts';
import {
  boatCard,
  freeBoxes,
  hasBoat,
  isLastRound,
  type Merchant,
  merchantOf,
  mover,
  type PhaseName,
  seasonOf,
} from '../state.ts';
import type { View } from '../view.ts';
import { barrelWords, cargoName, gainWords, goldWords, ST_LOUIS } from './names.ts';
import { isOldBanner } from './towns.ts';

const DRAWS_CARDS: PhaseText<View> = { draws: say`Drawing cards` };
const DRAWS_TILES: PhaseText<View> = { draws: say`Drawing town tiles` };

const portName = (view: View): string => townNamed(portTown(view));

const decidesOnIce = (_: View, asked: readonly number[]): Sentence =>
  asked.length === 1 ? say` is deciding about ice` : say` are deciding about ice`;

/** What each phase asks, and what the others read meanwhile. */
export const phaseTexts: PhaseTexts<PhaseName, View> = {
  layTiles: DRAWS_TILES,
  deal: DRAWS_CARDS,
  turnBegins: 'runs',
  refresh: { draws: say`Refreshing the market` },
  spoilCargo: 'runs',
  spoilStep: {
    waiting: decidesOnIce,
    asks: (view, seat) => spoilWords(view, seat, say`Your fresh cargo ages by 1`),
  },
  acting: 'runs',
  actions: {
    waiting: (view) => (hasBoat(mover(view)) ? say` is moving or landing` : say` is in ${ST_LOUIS}, without a boat`),
    asks: (view, seat) => turnWords(view, merchantOf(view, seat)),
  },
  boat: {
    waiting: () => say` is choosing a boat`,
    asks: (view) => chooseBoat('', mover(view)),
  },
  loading: 'runs',
  cargo: {
    waiting: () => say` is loading in ${ST_LOUIS}`,
    asks: (view) => ({ title: say`Load your boat: choose barrels`, detail: purseDetail(mover(view)) }),
  },
  selling: 'runs',
  sell: {
    waiting: (view) => say` is selling at ${portName(view)}`,
    asks: (view) =>
      mover(view).barrels.length === 0
        ? allSold(view)
        : {
            title: say`Sell at ${portName(view)}`,
            detail: say`Sell ${BARRELS_FOR_BONUS} into spaces or fill the town for the bonus: ${gainWords(at(TOWNS, portTown(view)).bonus)}.`,
          },
  },
  filling: 'runs',
  season: {
    waiting: (view) => say` filled ${portName(view)} and is choosing a barrel`,
    asks: (view) => ({
      title: say`Choose the season barrel`,
      detail: say`You filled ${portName(view)}. Its other barrels go back to the bag.`,
    }),
  },
  reveal: DRAWS_TILES,
  buying: 'runs',
  buy: {
    waiting: (view) => say` is buying at ${portName(view)}`,
    asks: (view) => ({
      title: say`Buy at ${portName(view)}`,
      detail: isOldBanner(view, portTown(view))
        ? say`The prices of the tile you just won still apply.`
        : purseDetail(mover(view)),
    }),
  },
  arriving: 'runs',
  travelers: {
    waiting: (view) => say` is getting ready to leave ${portName(view)}`,
    asks: (view) => ({
      title: say`Before you leave ${portName(view)}`,
      detail: say`${capital(placesFree(mover(view)))} for travelers. ${endWords(mover(view))}`,
    }),
  },
  drawing: 'runs',
  draw: DRAWS_CARDS,
  spoilCard: {
    waiting: decidesOnIce,
    asks: (view, seat) => spoilWords(view, seat, say`Spoil card: ${agedByCard(view)}`),
  },
  handLimit: 'runs',
  discard: {
    waiting: () => say` is discarding a card`,
    asks: (view) => discardWords(mover(view)),
  },
  turnEnds: 'runs',
};

/** In summer the card hits more than it shows. */
const agedByCard = (view: View): string =>
  seasonOf(view) === 'summer' ? 'all fresh cargo ages' : `barrels of ${cargoName(spoiledBy(view.spoil))} age`;

export const hasIce = (view: View, seat: number): boolean => merchantOf(view, seat).hand.includes(ICE);

/** All who have such barrels are asked, with or without ice, and whether or not any would be lost. */
function spoilWords(view: View, seat: number, title: Sentence): Decision {
  const lost = barrelsAtRisk(view, seat);
  const [spoils, ice] = [{ strong: `${barrelWords(lost)} will spoil` }, hasIce(view, seat)];
  if (lost > 0) return { title, detail: ice ? say`${spoils} if you don't use ice.` : say`${spoils}. You have no ice.` };
  return { title, detail: say`Nothing spoils yet. ${ice ? 'Ice would stop the aging.' : 'You have no ice.'}` };
}

/** The small boat costs nothing, so there is always one to take. */
const chooseBoat = (before: string, { gold }: Merchant): Decision => ({
  title: say`Choose a boat for your trip`,
  detail: say`${before}You have ${goldWords(gold)} for the boat and its cargo.`,
});

/** Only cards are left to use. */
const allSold = (view: View): Decision => ({
  title: say`Sold at ${portName(view)}`,
  detail: say`Your boat is empty. You can still use a card.`,
});

const placesFree = (m: Merchant): string => countOrNo(boatCard(m).occupants - m.travelers.length, 'free seat');

/** Unsold cargo is lost with the boat. */
function endWords(m: Merchant): string {
  const gain = gainWords(boatCard(m).resale);
  return m.barrels.length === 0
    ? `End this trip to sell the boat: ${gain}.`
    : `End trip: ${gain}, ${barrelWords(m.barrels.length)} will be lost.`;
}

export const boxesFree = (m: Merchant): string => countOrNo(freeBoxes(m), 'free box', 'free boxes');

/** "no free box" instead of 0. */
const countOrNo = (n: number, one: string, many?: string): string => (n === 0 ? `no ${one}` : count(n, one, many));

const purseDetail = (m: Merchant): Sentence => say`You have ${goldWords(m.gold)} and ${boxesFree(m)}.`;

function discardWords(m: Merchant): Decision {
  const { handLimit } = boatCard(m);
  return {
    title: say`Discard ${count(m.hand.length - handLimit, 'card')}`,
    detail: say`Your hand limit is ${handLimit}. Deliveries and travelers go to their town.`,
  };
}

/** What is left of the actions of a turn. */
export function actionsLeft({ actions, bonusMove }: Pick<View, 'actions' | 'bonusMove'>): string {
  if (actions > 0) return `${count(actions, 'action')} left`;
  return bonusMove ? 'bonus move left' : 'no actions left';
}

function turnWords(view: View, m: Merchant): Decision {
  const left = `${isLastRound(view) ? 'Last round. ' : ''}${capital(actionsLeft(view))}.`;
  if (!hasBoat(m)) return chooseBoat(isLastRound(view) ? 'Last round. ' : '', m);
  const [canLand, canMove] = [canPort(view), reachOf(view) > 0];
  if (!canLand && !canMove) return nothingLeft(view, left);
  const speed = `Your speed is ${speedOf(view, m)}.`;
  if (view.actions === 0)
    return {
      title: say`You have a bonus move`,
      detail: say`For ${count(MOVES_FOR_BONUS, 'move')} in one turn. ${speed}`,
    };
  if (!canLand) return { title: say`Choose where to move`, detail: say`${left} ${speed}` };
  const town = portName(view);
  return canMove
    ? { title: say`Move, or land at ${town}`, detail: say`${left} ${speed}` }
    : { title: say`Land at ${town}`, detail: say`${left}` };
}

/** The turn is spent, or the boat is at the end of the river and can do nothing there. */
const nothingLeft = (view: View, left: string): Decision =>
  view.actions > 0 || view.bonusMove
    ? {
        title: say`The river ends here`,
        detail: say`End your turn, or end this trip and lose ${lostWith(mover(view))}.`,
      }
    : { title: say`End your turn`, detail: say`${left} You draw a card next.` };

const lostWith = ({ barrels }: Merchant): string =>
  barrels.length === 0 ? 'the boat' : `the boat and ${barrelWords(barrels.length)}`;

/** The season and the round: "Spring, round 9". */
export const roundWords = (view: View): string =>
  `${capital(seasonOf(view))}, ${isLastRound(view) ? 'last round' : `round ${view.round}`}`;

/** Where the year stands, for those who wait. */
export const momentWords = (view: View): Sentence => say`${roundWords(view)}.`;
