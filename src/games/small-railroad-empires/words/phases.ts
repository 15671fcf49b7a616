import type { PhaseText, PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import { NIGHT_SHIFT_COST } from '../components.ts';
import { freightPhaseTexts } from '../freight/words/texts.ts';
import { canPayForTrack, isNight, tracksDue } from '../rules/build.ts';
import { isLastRound, isLastUnlessUnlocked } from '../rules/ending.ts';
import { canBorrow } from '../rules/loans.ts';
import { companyOf, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { dollars } from './names.ts';

const asking = (waits: string, title: (view: View) => Sentence, detail: (view: View) => string): PhaseText<View> => ({
  waiting: () => [waits],
  asks: (view) => ({ title: title(view), detail: [`${detail(view)}${lastWords(view)}`] }),
});

/** What each phase asks, and what others read meanwhile. */
export const phaseTexts: PhaseTexts<PhaseName, View> = {
  start: { draws: say`Drawing lots for the start player` },
  tiles: { draws: say`The map is laid out` },
  goals: { draws: say`The achievements are revealed` },
  contracts: { draws: say`Contracts are dealt` },
  deal: { draws: say`Train cards are dealt` },
  market: { draws: say`The market is filled` },
  begin: {
    waiting: () => say` chooses a factory to begin at`,
    asks: () => ({
      title: say`Your turn: choose a factory to begin at`,
      detail: say`Free of charge, on a factory nobody has chosen. Your line grows from there.`,
    }),
  },
  extras: 'runs',
  turnBegins: 'runs',
  mayBuild: 'runs',
  build: asking(' lays tracks', buildTitle, whereToBuild),
  mayDeliver: 'runs',
  deliver: asking(
    ' may deliver',
    () => say`Your turn: deliver, or go on to the office`,
    () => 'Choose a delivery to see its route and what it brings.',
  ),
  claims: 'runs',
  mayOffice: 'runs',
  office: asking(
    ' is in the office',
    () => say`Your turn: the office`,
    (view) =>
      `${dollars(companyOf(view, view.turn).money)} in hand: buy at most one card, unlock at most one space, repay loans, in any order.`,
  ),
  refill: { draws: say`The market is filled again` },
  turnEnds: 'runs',
  ...freightPhaseTexts,
};

function buildTitle(view: View): Sentence {
  if (isNight(view)) return say`Your turn: one more track, by night?`;
  const most = Math.min(tracksDue(view), view.built + companyOf(view, view.turn).supply);
  return say`Your turn: lay track ${view.built + 1} of ${most}`;
}

function whereToBuild(view: View): string {
  const { money, supply } = companyOf(view, view.turn);
  return `${dollars(money)} in hand, ${count(supply, 'track')} in supply. ${howToGoOn(view)}`;
}

function howToGoOn(view: View): string {
  if (!canPayForTrack(view)) {
    return `Every space beside your line costs more: ${canBorrow(view) ? 'take a loan, or ' : ''}stop building.`;
  }
  return isNight(view) ? `By night a track costs ${dollars(NIGHT_SHIFT_COST)} more.` : 'Choose a glowing space.';
}

function lastWords(view: View): string {
  const what = isLastTurn(view) ? 'the game ends with this turn.' : 'this is the last round.';
  if (isLastRound(view)) return ` ${capital(what)}`;
  return isLastUnlessUnlocked(view) ? ` Unless you unlock a track, ${what}` : '';
}

/** Whether nobody plays after the active player in this round. */
function isLastTurn({ turn, startSeat, companies }: View): boolean {
  const seats = companies.length;
  const after = (startSeat - turn - 1 + seats) % seats;
  return Array.from({ length: after }, (_, i) => companies[(turn + 1 + i) % seats]).every((company) => company?.left);
}
