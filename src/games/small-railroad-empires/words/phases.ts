import type { PhaseText, PhaseTexts } from '#words/game-words.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, ordinal } from '#words/speech.ts';
import { NIGHT_SHIFT_COST } from '../components.ts';
import { freightPhaseTexts } from '../freight/words/texts.ts';
import { joined } from '../plans.ts';
import { canPayForTrack, isNight, tracksDue } from '../rules/build.ts';
import { isLastRound, isLastUnlessUnlocked } from '../rules/ending.ts';
import { canBorrow } from '../rules/loans.ts';
import { companyOf, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { aimWords, goodsWords } from './aims.ts';
import { dollars } from './names.ts';

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
  deliver: asking(' is delivering', deliverTitle, howToDeliver),
  claims: 'runs',
  mayOffice: 'runs',
  office: asking(' is buying', officeTitle, whatToBuy),
  refill: { draws: say`Refilling the market` },
  turnEnds: 'runs',
  ...freightPhaseTexts,
};

function buildTitle(view: View): Sentence {
  const next = view.built + 1;
  if (isNight(view)) {
    return say`Build a ${ordinal(next)} track for ${dollars(NIGHT_SHIFT_COST)} extra?`;
  }
  return say`Build track ${next} of ${Math.min(tracksDue(view), view.built + companyOf(view, view.turn).supply)}`;
}

function howToBuild(view: View): string {
  if (!canPayForTrack(view)) {
    return `You cannot pay for any space: ${canBorrow(view) ? 'take a loan or ' : ''}stop building.`;
  }
  return isNight(view) ? 'Choose a space, or stop building.' : `Choose a space. ${aimWords(view, view.turn)}`.trimEnd();
}

/** What could be delivered now: "coal to Hartley". */
const ready = (view: View): readonly string[] => joined(view, view.turn).map(goodsWords);

function deliverTitle(view: View): Sentence {
  const [only, another] = ready(view);
  return only !== undefined && another === undefined ? say`Deliver ${only}?` : say`Choose a delivery, or skip`;
}

function howToDeliver(view: View): string {
  const [only, ...others] = ready(view);
  if (only === undefined || others.length === 0) return 'Press a train card, or the city for the best one.';
  return others.length === 1
    ? `${capital(only)} or ${others.join('')}. Press a city or a card.`
    : `${others.length + 1} are possible. Press a city or a train card.`;
}

function officeTitle(view: View): Sentence {
  const { turn, hasBought, hasUnlocked } = view;
  const { loans } = companyOf(view, turn);
  const deeds = [...(hasBought ? [] : ['buy a card']), ...(hasUnlocked ? [] : ['unlock an ability'])];
  if (loans > 0 && deeds.length === 2) return say`Buy, unlock or repay`;
  return say`${capital([...deeds, ...(loans > 0 ? ['repay a loan'] : [])].join(' or ')) || 'End your turn'}`;
}

function whatToBuy(view: View): string {
  return isLastUnlessUnlocked(view) && !isLastRound(view)
    ? `Unlock a track, or this is ${lastOf(view)}.`
    : 'At most 1 card and 1 ability per turn, or none.';
}

/** The round is the last one, or even this turn. */
const lastOf = (view: View): string => (isLastTurn(view) ? 'the last turn' : 'the last round');

/** Whether nobody plays after the active player in this round. */
function isLastTurn({ turn, startSeat, companies }: View): boolean {
  const seats = companies.length;
  const after = (startSeat - turn - 1 + seats) % seats;
  return Array.from({ length: after }, (_, i) => companies[(turn + 1 + i) % seats]).every((company) => company?.left);
}

const STEPS: Readonly<Partial<Record<PhaseName, string>>> = { build: 'build', deliver: 'deliver', office: 'buy' };

/** The round and the step of the turn: "Round 6 · deliver". */
export function roundWords({ round, phase }: View): string {
  if (round === 0) return 'Setup';
  const step = STEPS[phase];
  return `Round ${round}${step === undefined ? '' : ` · ${step}`}`;
}
