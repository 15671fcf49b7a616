import { at } from '#engine/indexed.ts';
import type { PhaseText, PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { count } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import { FIRING_RANGE, PLOTTING_SQUARES } from '../components.ts';
import { cellName, lowest, NOWHERE } from '../deck.ts';
import { menLeftOver } from '../rules/setup.ts';
import { dotDistance } from '../sea.ts';
import { boarding, other, type PhaseName, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { crewCount, sectionName } from './names.ts';

/** What is said while players are asked: to them, and after their names to the others. */
const asking = (asks: (view: View, seat: number) => Decision, alone: string, together = alone): PhaseText<View> => ({
  asks,
  waiting: (_, asked) => [asked.length === 1 ? alone : together],
});

const question = (title: Sentence, detail: Sentence) => (): Decision => ({ title, detail });

const STARTS = say`The other player gets the other ship.`;

export const phaseTexts: PhaseTexts<PhaseName, View> = {
  rollForShips: { draws: say`Rolling to choose a ship` },
  chooseShip: asking(question(say`You rolled higher: choose a ship`, STARTS), ' is choosing a ship'),
  manning: asking(manningWords, ' is placing figures', ' are placing figures in secret'),
  roundBegins: 'runs',
  plotting: asking(plottingWords, ' is planning', ' are planning in secret'),
  // Nobody is asked; it is seen while cards are turned over one after the other.
  turnCards: { draws: say`The ships move` },
  exchange: 'runs',
  rollForFire: { draws: say`Rolling to fire first` },
  firing: asking(firingWords, ' is aiming'),
  shot: { draws: say`Firing` },
  exchangeEnds: 'runs',
  roundEnds: 'runs',
  promotion: asking(
    question(say`Choose a new captain`, say`Your captain is lost: any of your crew can take over.`),
    ' is choosing a new captain',
    ' are choosing new captains',
  ),
  afterRound: 'runs',
  collision: 'runs',
  afterVolley: 'runs',
  rollForBoarding: { draws: say`Rolling to board first` },
  turnBegins: 'runs',
  movement: asking(movementWords, ' is boarding'),
  combats: 'runs',
  chooseCombat: asking(
    question(say`Choose the next combat`, say`The numbers are your chances to win.`),
    ' is choosing a combat',
  ),
  combat: { draws: say`Hand-to-hand combat` },
  drawOffer: asking(drawWords, ' is answering a draw offer'),
};

/** A gunner aims at a letter, and the die says which of its sections is hit: this matters when figures are placed. */
function manningWords(view: View, seat: number): Decision {
  const spare = menLeftOver(view) - shipOf(view, seat).stations.length;
  return {
    title: spare > 0 ? say`Place ${crewCount(spare)}, then your captain` : say`Place your captain`,
    detail: say`A hit removes everyone in its section. Sections without a gun are safer.`,
  };
}

function plottingWords(view: View, seat: number): Decision {
  return {
    title: say`Plan ${count(PLOTTING_SQUARES, 'move')}`,
    detail: damageWords(shipOf(view, seat).forced) ?? chaseWords(view, seat),
  };
}

/** What a plan is for: guns fire sideways, and only at a neighbouring dot. */
function chaseWords(view: View, seat: number): Sentence {
  const apart = dotDistance(shipOf(view, seat).dot, shipOf(view, other(seat)).dot);
  return apart > FIRING_RANGE
    ? say`The enemy is ${count(apart, 'dot')} away. Guns fire sideways, at ${count(FIRING_RANGE, 'dot')}.`
    : say`The enemy is next to you: show it your side, or run into it.`;
}

function damageWords(forced: number): Sentence | undefined {
  if (forced === PLOTTING_SQUARES) return say`Damage takes all ${forced} cards: you cannot move, but you can fire.`;
  return forced > 0 ? say`Include ${count(forced, 'Damage card')}, in any square.` : undefined;
}

/** The guns fire in order from the stern; where each aims is planned on the board. */
function firingWords(view: View): Decision {
  const gun = lowest(at(view.active, view.shooter));
  return {
    title: say`Aim your guns`,
    detail: say`${{ strong: cellName(gun) }} fires next.`,
  };
}

function movementWords(view: View, seat: number): Decision {
  const { captain } = shipOf(view, other(seat));
  return {
    title: say`Move your crew or captain`,
    detail: say`${count(view.movements, 'movement')} left. To win, defeat the captain in ${sectionName(captain)}.`,
  };
}

function drawWords({ offer }: View): Decision {
  return { title: say`${{ seat: offer }} offers a draw`, detail: say`If you accept, the game ends without a winner.` };
}

/** Where the game stands, for those who wait. */
export function moment(view: View, seat: number | undefined): Sentence {
  if (view.phase === 'plotting' && seat !== undefined) return plannedWords(view, seat);
  if (boarding(view)) return boardingMoment(view);
  return view.round === 0 ? say`Setting up.` : say`Round ${view.round}.`;
}

function boardingMoment({ phase, movements }: View): Sentence {
  if (phase === 'firing') return say`Final volley: hull and masts take no damage.`;
  return phase === 'movement' ? say`${count(movements, 'movement')} to go.` : say`Boarding.`;
}

const plannedWords = (view: View, seat: number): Sentence =>
  shipOf(view, seat).adrift
    ? say`You have no captain: no moves for you this round.`
    : say`Your plan is set. You can change it while Undo is available.`;

/** What time it is in the duel. */
export function roundWords(view: View): string {
  if (boarding(view)) return view.phase === 'firing' || view.phase === 'shot' ? 'Final volley' : 'Boarding';
  if (view.round === 0) return 'Setup';
  return ON_FIRE.has(view.phase) ? `Round ${view.round} · firing` : `Round ${view.round}`;
}

/** While guns fire. */
export const ON_FIRE: ReadonlySet<PhaseName> = new Set(['rollForFire', 'firing', 'shot']);

/** Whose move is shown while nobody is asked. */
export function mover(view: View): number {
  if (view.offer !== NOWHERE) return other(view.offer);
  if (view.phase === 'firing') return view.shooter;
  if (boarding(view) || view.phase === 'chooseShip') return view.turn;
  return Math.max(
    0,
    view.ships.findIndex(({ plot, stations }) => plot.length + stations.length === 0),
  );
}
