import { at } from '#engine/indexed.ts';
import type { PhaseText, PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, inWords, spell } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import { PLOTTING_SQUARES, POSITIONS } from '../components.ts';
import { cellName, lowest, NOWHERE, size } from '../deck.ts';
import { menLeftOver } from '../rules/setup.ts';
import { boarding, other, type PhaseName, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { cannons, facesFor, SHIP_NAMES, startWords } from './names.ts';

/** What is said while somebody is asked: to them, and after the names of those who are awaited. */
const asking = (asks: (view: View, seat: number) => Decision, alone: string, together = alone): PhaseText<View> => ({
  asks,
  waiting: (_, asked) => [asked.length === 1 ? alone : together],
});

const question = (title: Sentence, detail: Sentence) => (): Decision => ({ title, detail });

const STARTS = say`The ${SHIP_NAMES.isabella} starts ${startWords('isabella')}, the ${SHIP_NAMES.seahawk} ${startWords('seahawk')}.`;

const THREE = inWords(PLOTTING_SQUARES);

export const phaseTexts: PhaseTexts<PhaseName, View> = {
  rollForShips: { draws: say`Rolling for the choice of ships` },
  chooseShip: asking(question(say`You rolled higher: choose your ship`, STARTS), ' chooses a ship'),
  manning: asking(manningWords, ' still places the crew', ' place the crew in secret'),
  roundBegins: 'runs',
  plotting: asking(plottingWords, ' still plots a course', ' plot a course in secret'),
  turnCards: 'runs',
  exchange: 'runs',
  rollForFire: { draws: say`Rolling for the first shot` },
  firing: asking(firingWords, ' aims a cannon'),
  shot: { draws: say`A cannon fires` },
  exchangeEnds: 'runs',
  roundEnds: 'runs',
  promotion: asking(
    question(say`Your Captain has fallen: choose a new one`, say`Any crewmember still standing can take his place.`),
    ' chooses a new Captain',
    ' choose a new Captain',
  ),
  afterRound: 'runs',
  collision: 'runs',
  afterVolley: 'runs',
  rollForBoarding: { draws: say`Rolling for the first to board` },
  turnBegins: 'runs',
  movement: asking(movementWords, ' leads the boarders'),
  combats: 'runs',
  chooseCombat: asking(
    question(say`Choose which combat comes next`, say`The numbers are your odds of winning each fight to the end.`),
    ' chooses the next combat',
  ),
  combat: { draws: say`Hand-to-hand combat` },
  drawOffer: asking(
    question(say`A draw is offered`, say`Accept, and the duel ends without a winner.`),
    ' is offered a draw',
  ),
};

/** A gunner aims at a letter, and the die says which of its sections is hit: this matters when figures are placed. */
function manningWords(view: View, seat: number): Decision {
  const spare = menLeftOver(view) - shipOf(view, seat).stations.length;
  return {
    title: spare > 0 ? say`Place ${spell(spare, 'spare crewmember')}, then your Captain` : say`Place your Captain`,
    detail: say`On any section of your deck with room. Everyone in a section that is hit falls. Both crews are shown together.`,
  };
}

function plottingWords(view: View, seat: number): Decision {
  const unhurt = say`Round ${view.round}. Both ships turn over card by card and move together.`;
  return {
    title: say`Chart your course: lay ${THREE} cards`,
    detail: damageWords(shipOf(view, seat).forced) ?? unhurt,
  };
}

function damageWords(forced: number): Sentence | undefined {
  if (forced === PLOTTING_SQUARES)
    return say`Your ship’s damage takes all ${THREE} cards: she cannot move, but her cannons can fire.`;
  return forced > 0
    ? say`Your ship’s damage takes ${spell(forced, 'Damage card')} of the ${THREE}, in any square.`
    : undefined;
}

function firingWords(view: View): Decision {
  const guns = at(view.active, view.shooter);
  return {
    title: say`Fire! Choose where to aim`,
    detail: say`Cannon ${{ strong: cellName(lowest(guns)) }}, ${cannons(size(guns))} to fire. ${rollWords(view)}`,
  };
}

const rollWords = (view: View): string =>
  boarding(view)
    ? `${PORT} port, ${CENTRE} centre, ${STARBOARD} starboard. The final volley spares hull and masts: ${facesFor('miss', 'hull')} miss.`
    : `${facesFor('hull')} hull, ${PORT} port, ${CENTRE} mast and centre, ${STARBOARD} starboard, ${facesFor('miss')} miss.`;

const [PORT, CENTRE, STARBOARD] = POSITIONS;

function movementWords({ movements }: View): Decision {
  return {
    title: say`Your boarding turn: move a crewmember or the Captain`,
    detail: say`${capital(spell(movements, 'movement'))} left. Press a figure, then where it goes.`,
  };
}

/** Where the game stands, for those who wait. */
export function moment(view: View, seat: number | undefined): Sentence {
  if (view.phase === 'plotting' && seat !== undefined) return laidWords(view, seat);
  if (boarding(view)) return say`The ships lie lashed together.`;
  return view.round === 0 ? say`The ships make ready.` : say`Round ${view.round}.`;
}

const laidWords = (view: View, seat: number): Sentence =>
  shipOf(view, seat).adrift
    ? say`Your ship has no Captain and lays no cards this round.`
    : say`Your course is laid. As long as Undo is offered you can take it back.`;

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
