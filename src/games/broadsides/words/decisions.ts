import type { Decision } from '#words/words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, spell } from '#words/speech.ts';
import type { Action, ActionOf } from '../actions.ts';
import { PLOTTING_SQUARES } from '../components.ts';
import { deckOf, lowest, size } from '../deck.ts';
import { menLeftOver } from '../rules/setup.ts';
import { boarding, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { CARD_NAMES, cellName, letterName, sectionName, shipName, shipsChosen, wayWords } from './names.ts';

/** What is to be decided, in words. */
export function decisionWords(view: View, seat: number | undefined, awaiting: readonly number[]): Decision {
  if (view.outcome !== undefined) return { title: winnerWords(view), detail: say`The duel is over.` };
  const asked = awaiting[0];
  if (asked === undefined) return { title: CHANCE[view.phase] ?? unasked(view), detail: moment(view) };
  if (seat !== undefined && awaiting.includes(seat)) {
    return { title: askedTitle(view, seat), detail: askedDetail(view, seat) };
  }
  const both = awaiting.length > 1 ? say`Both Captains ${WAITING[view.phase] ?? 'decide'}` : undefined;
  return { title: both ?? say`${{ seat: asked }} ${waitingWord(view.phase)}`, detail: waitingDetail(view, seat) };
}

const CHANCE: Partial<Record<PhaseName, Sentence>> = {
  rollForShips: say`Rolling for the choice of ships`,
  rollForFire: say`Rolling for the first shot`,
  rollForBoarding: say`Rolling for the first to board`,
  firing: say`The cannons fire`,
  shot: say`A cannon fires`,
  combat: say`Hand-to-hand combat`,
};

/** While what happened is still being shown. */
const unasked = (view: View): Sentence => (boarding(view) ? say`On the decks` : say`The cards are turned`);

/** What two do at once. */
const WAITING: Partial<Record<PhaseName, string>> = {
  manning: 'place the crew in secret',
  plotting: 'plot a course in secret',
  promotion: 'choose a new Captain',
};

const ALONE: Partial<Record<PhaseName, string>> = {
  chooseShip: 'chooses a ship',
  manning: 'still places the crew',
  plotting: 'still plots a course',
  promotion: 'chooses a new Captain',
  drawOffer: 'is offered a draw',
  firing: 'aims a cannon',
  movement: 'leads the boarders',
  chooseCombat: 'chooses the next combat',
};

const waitingWord = (phase: PhaseName): string => ALONE[phase] ?? 'decides';

const ASKED: Partial<Record<PhaseName, Sentence>> = {
  chooseShip: say`You rolled higher: choose your ship`,
  manning: say`Place your Captain`,
  plotting: say`Chart your course: lay three cards`,
  promotion: say`Your Captain has fallen: choose a new one`,
  drawOffer: say`A draw is offered`,
  firing: say`Fire! Choose where to aim`,
  movement: say`Your boarding turn: move a crewmember or the Captain`,
  chooseCombat: say`Choose which combat comes next`,
};

function askedTitle(view: View, seat: number): Sentence {
  const spare = view.phase === 'manning' ? spareMen(view, seat) : 0;
  if (spare > 0) return say`Place ${spell(spare, 'spare crewmember')}, then your Captain`;
  return ASKED[view.phase] ?? say`Your decision`;
}

function askedDetail(view: View, seat: number): Sentence {
  const detail = DETAILS[view.phase];
  return detail === undefined ? moment(view) : detail(view, seat);
}

const DETAILS: Partial<Record<PhaseName, (view: View, seat: number) => Sentence>> = {
  chooseShip: () =>
    say`The Royal Isabella starts in the south-west heading north, the Seahawk in the north-east heading south.`,
  // A gunner aims at a letter, and the die says which of its sections is hit: this matters when figures are placed.
  manning: () =>
    say`On any section of your deck with room. Everyone in a section that is hit falls. Both crews are shown together.`,
  plotting: (view, seat) => plottingWords(view, seat),
  promotion: () => say`Any crewmember still standing can take his place.`,
  drawOffer: () => say`Accept, and the duel ends without a winner.`,
  firing: firingWords,
  movement: ({ movements }) => say`${capital(spell(movements, 'movement'))} left. Press a figure, then where it goes.`,
  chooseCombat: () => say`The numbers are your odds of winning each fight to the end.`,
};

const spareMen = (view: View, seat: number): number => menLeftOver(view) - (view.ships[seat]?.stations.length ?? 0);

function plottingWords(view: View, seat: number): Sentence {
  const forced = view.ships[seat]?.forced ?? 0;
  if (forced === PLOTTING_SQUARES)
    return say`Your ship’s damage takes all three cards: she cannot move, but her cannons can fire.`;
  if (forced > 0) return say`Your ship’s damage takes ${spell(forced, 'Damage card')} of the three, in any square.`;
  return say`Round ${view.round}. Both ships turn over card by card and move together.`;
}

function firingWords(view: View): Sentence {
  const guns = view.active[view.shooter] ?? 0;
  const left = say`Cannon ${{ strong: cellName(lowest(guns)) }}, ${spell(size(guns), 'cannon')} to fire.`;
  if (boarding(view))
    return [...left, ' 3 port, 4 centre, 5 starboard. The final volley spares hull and masts: 1, 2, 6 miss.'];
  return [...left, ' 2 hull, 3 port, 4 mast and centre, 5 starboard, 1 and 6 miss.'];
}

/** What the other one knows while waiting. */
function waitingDetail(view: View, seat: number | undefined): Sentence {
  const own = seat === undefined || view.phase !== 'plotting' ? undefined : view.ships[seat];
  if (own === undefined) return moment(view);
  return own.adrift
    ? say`Your ship has no Captain and lays no cards this round.`
    : say`Your course is laid. As long as Undo is offered you can take it back.`;
}

function moment(view: View): Sentence {
  if (boarding(view)) return say`The ships lie lashed together.`;
  return view.round === 0 ? say`The ships make ready.` : say`Round ${view.round}.`;
}

function winnerWords(view: View): Sentence {
  const ranks = view.outcome?.ranks ?? [];
  const winner = ranks.indexOf(1);
  if (ranks.every((rank) => rank === 1)) return say`A drawn duel`;
  return shipsChosen(view)
    ? say`${{ seat: winner }} and the ${shipName(view, winner)} have won`
    : say`${{ seat: winner }} has won`;
}

const figureName = (figure: string): string => (figure === 'man' ? 'Crewmember' : 'Captain');

const LABELS: { readonly [T in Action['type']]: (action: ActionOf<T>, view: View) => string } = {
  roll: () => 'Roll the die',
  take: ({ ship }) => (ship === 'isabella' ? 'Royal Isabella' : 'Seahawk'),
  station: ({ figure, cell }) => `${figureName(figure)} to ${cellName(cell)}`,
  plot: ({ cards }) => cards.map((card) => CARD_NAMES[card]).join(', '),
  fire: ({ letter }) => letterName(letter),
  rake: ({ letter, hull }) => `${letterName(letter)} ${hull}`,
  holdFire: () => 'Hold fire',
  promote: ({ cell }) => `New Captain in ${cellName(cell)}`,
  move: ({ figure, from, to }) => `${figureName(figure)} from ${sectionName(from)} ${wayWords(from, to)}`,
  fight: ({ place }, view) => `Fight in ${sectionName(place)} of the ${shipName(view, deckOf(place))}`,
  surrender: () => 'Surrender',
  offerDraw: () => 'Offer a draw',
  acceptDraw: () => 'Accept the draw',
  declineDraw: () => 'Fight on',
};

/** The label of a button. */
export const actionWords = (action: Action, view: View): string =>
  (LABELS[action.type] as (one: Action, on: View) => string)(action, view);
