import type { PhaseText, PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, inWords, spell } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import { BAG_PRICE, BARRELS_FOR_BONUS, MOVES_FOR_BONUS } from '../components.ts';
import { speedOf } from '../rules/moving.ts';
import { portTown } from '../rules/port.ts';
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
import { barrelWords, goldWords, ST_LOUIS } from './names.ts';
import { isOldBanner } from './towns.ts';

const DRAWS: PhaseText<View> = { draws: say`The table draws` };

const portName = (view: View): string => townNamed(portTown(view));

/** What each phase asks, and what the others read meanwhile. */
export const phaseTexts: PhaseTexts<PhaseName, View> = {
  layTiles: DRAWS,
  deal: DRAWS,
  turnBegins: 'runs',
  refresh: DRAWS,
  spoilCargo: 'runs',
  spoilStep: {
    waiting: () => say` decides: cargo grows older`,
    asks: (view, seat) => spoilWords(view, seat, say`Your perishable cargo grows one space older`),
  },
  acting: 'runs',
  actions: {
    waiting: () => say` decides: Port or Move`,
    asks: (view, seat) => turnWords(view, merchantOf(view, seat)),
  },
  boat: {
    waiting: () => say` chooses a boat`,
    asks: (view) => ({
      title: say`Choose a boat`,
      detail: say`You have ${goldWords(mover(view).gold)} for boat and cargo.`,
    }),
  },
  loading: 'runs',
  cargo: {
    waiting: () => say` loads in ${ST_LOUIS}`,
    asks: (view) => ({
      title: say`Load cargo: ${goldWords(mover(view).gold)}, ${boxesFree(mover(view))} free`,
      detail: say`Each barrel costs what its cheapest space on the market shows; from the bag any type costs ${BAG_PRICE}.`,
    }),
  },
  selling: 'runs',
  sell: {
    waiting: (view) => say` sells at ${portName(view)}`,
    asks: (view) => ({
      title: say`Sell at ${portName(view)}`,
      detail: say`Barrels go into empty spaces of their type. ${capital(inWords(BARRELS_FOR_BONUS))} or more, or the last space, earn the town bonus.`,
    }),
  },
  filling: 'runs',
  season: {
    waiting: (view) => say` fills ${portName(view)} and chooses a barrel`,
    asks: (view) => ({
      title: say`You fill ${portName(view)}: which barrel goes to the season track?`,
      detail: say`The others go back to the bag.`,
    }),
  },
  reveal: DRAWS,
  buying: 'runs',
  buy: {
    waiting: (view) => say` buys at ${portName(view)}`,
    asks: (view) => ({
      title: say`Buy at ${portName(view)}: ${goldWords(mover(view).gold)}, ${boxesFree(mover(view))} free`,
      detail: isOldBanner(view, portTown(view))
        ? say`The banner of the tile you have just won still holds.`
        : say`Market price plus what the banner adds.`,
    }),
  },
  arriving: 'runs',
  travelers: {
    waiting: (view) => say` takes care of travelers at ${portName(view)}`,
    asks: (view) => ({
      title: say`Travelers at ${portName(view)}: ${placesFree(mover(view))} free`,
      detail: say`Go on with the boat, or end the expedition here and sell it for ${goldWords(boatCard(mover(view)).resale)}.`,
    }),
  },
  drawing: 'runs',
  draw: DRAWS,
  spoilCard: {
    waiting: (_, asked) => (asked.length === 1 ? say` answers the spoil card` : say` answer the spoil card`),
    asks: (view, seat) => spoilWords(view, seat, say`Spoil card: your cargo grows one space older`),
  },
  handLimit: 'runs',
  discard: {
    waiting: () => say` discards a card`,
    asks: (view) => ({
      title: say`Your boat's hand limit is ${boatCard(mover(view)).handLimit}: discard a card`,
      detail: say`Deliveries and travelers are laid open at their town for everyone.`,
    }),
  },
  turnEnds: 'runs',
};

function spoilWords(view: View, seat: number, title: Sentence): Decision {
  const lost = barrelsAtRisk(view, seat);
  return {
    title,
    detail:
      lost === 0
        ? say`Nothing would be lost this time.`
        : say`${{ strong: `${capital(barrelWords(lost))} would be lost.` }}`,
  };
}

const placesFree = (m: Merchant): string => count(boatCard(m).occupants - m.travelers.length, 'place');

export const boxesFree = (m: Merchant): string => count(freeBoxes(m), 'box', 'boxes');

/** What is left of the two actions. */
export function actionsLeft({ actions, bonusMove }: Pick<View, 'actions' | 'bonusMove'>): string {
  if (actions > 0) return `${count(actions, 'action')} left`;
  return bonusMove ? 'the bonus move' : 'no action left';
}

function turnWords(view: View, m: Merchant): Decision {
  const left = actionsLeft(view);
  if (!hasBoat(m))
    return {
      title: say`Your turn in ${ST_LOUIS}: ${left}`,
      detail: say`Take a boat and load it with a Port action.`,
    };
  if (view.actions === 0 && !view.bonusMove)
    return { title: say`Your turn: ${left}`, detail: say`End the turn and draw a card.` };
  const sight = `${momentName(view)}. Speed ${speedOf(view, m)}.`;
  const hint = view.bonusMove
    ? `${capital(spell(MOVES_FOR_BONUS, 'Move'))} give another: float on, or end the turn.`
    : 'Press a space of the river, or the landing of a town to put in.';
  return { title: say`Your turn: ${left}`, detail: say`${sight} ${hint}` };
}

const momentName = (view: View): string => (isLastRound(view) ? 'The last round' : capital(seasonOf(view)));

/** Where the year stands, for those who wait. */
export const momentWords = (view: View): Sentence =>
  say`${capital(seasonOf(view))}, ${isLastRound(view) ? 'the last round' : `round ${view.round}`}.`;
