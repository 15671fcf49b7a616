import type { PhaseText, PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { NIGHT_SHIFT, NIGHT_SHIFT_COST } from '../components.ts';
import { freightPhaseTexts } from '../freight/words/texts.ts';
import { canPayForTrack, isNight, tracksDue } from '../rules/build.ts';
import { isLastRound, isLastUnlessUnlocked } from '../rules/ending.ts';
import { canBorrow } from '../rules/loans.ts';
import { companyOf, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { ordinal } from '#words/speech.ts';
import { abilityName, dollars } from './names.ts';

const asking = (waits: string, title: (view: View) => Sentence, detail: (view: View) => string): PhaseText<View> => ({
  waiting: () => [waits],
  asks: (view) => ({
    title: title(view),
    detail: [`${detail(view)}${isLastRound(view) ? ` This is ${lastOf(view)}.` : ''}`],
  }),
});

/** What each phase asks, and what others read meanwhile. */
export const phaseTexts: PhaseTexts<PhaseName, View> = {
  start: { draws: say`Drawing the start player` },
  tiles: { draws: say`Laying out the map` },
  goals: { draws: say`Revealing achievements` },
  contracts: { draws: say`Dealing contracts` },
  deal: { draws: say`Dealing train cards` },
  market: { draws: say`Filling the market` },
  begin: {
    waiting: () => say` is choosing where to start`,
    asks: () => ({
      title: say`Choose a factory to start at`,
      detail: say`Your first track goes there for free, and you build on from it.`,
    }),
  },
  extras: 'runs',
  turnBegins: 'runs',
  mayBuild: 'runs',
  build: asking(' is building', buildTitle, howToBuild),
  mayDeliver: 'runs',
  deliver: asking(
    ' is delivering',
    () => say`Choose a delivery, or stop`,
    () => 'Press a train card or a city to see the reward.',
  ),
  claims: 'runs',
  mayOffice: 'runs',
  office: asking(' is buying', () => say`Buy, unlock or repay`, whatToBuy),
  refill: { draws: say`Refilling the market` },
  turnEnds: 'runs',
  ...freightPhaseTexts,
};

function buildTitle(view: View): Sentence {
  const next = view.built + 1;
  if (isNight(view)) {
    return say`${abilityName(NIGHT_SHIFT)}: build a ${ordinal(next)} track for ${dollars(NIGHT_SHIFT_COST)} more?`;
  }
  return say`Build track ${next} of ${Math.min(tracksDue(view), view.built + companyOf(view, view.turn).supply)}`;
}

function howToBuild(view: View): string {
  if (!canPayForTrack(view)) {
    return `You cannot pay for any space: ${canBorrow(view) ? 'take a loan or ' : ''}stop building.`;
  }
  return isNight(view) ? 'Choose a space, or stop building.' : 'Choose a space next to your tracks or trains.';
}

function whatToBuy(view: View): string {
  return isLastUnlessUnlocked(view) && !isLastRound(view)
    ? `Unlock a track, or this is ${lastOf(view)}.`
    : 'At most 1 card and 1 locked track each turn.';
}

/** The round is the last one, or even this turn. */
const lastOf = (view: View): string => (isLastTurn(view) ? 'the last turn' : 'the last round');

/** Whether nobody plays after the active player in this round. */
function isLastTurn({ turn, startSeat, companies }: View): boolean {
  const seats = companies.length;
  const after = (startSeat - turn - 1 + seats) % seats;
  return Array.from({ length: after }, (_, i) => companies[(turn + 1 + i) % seats]).every((company) => company?.left);
}
