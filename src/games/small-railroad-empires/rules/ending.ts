import type { Seat } from '#engine/actor.ts';
import { countBits } from '../bits.ts';
import { ABILITIES, LAST_ROUND } from '../components.ts';
import type { Ending } from '../rulings.ts';
import { active, companyOf, sizeOf, type State } from '../state.ts';
import { fullCities, isAnyGoodWanted } from './demand.ts';
import { someSpace } from './track.ts';

/** The end trigger that is met now: E1 tracks, E2 deck, E3 cities, E4 goods. */
export const triggerMet = (s: State): Ending | undefined => (isNobodyBuilding(s) ? 'end.tracks' : lastingTrigger(s));

/** E1: no company has both a track in supply and a space to build it on. */
const isNobodyBuilding = (s: State): boolean => s.companies.every((_, seat) => !canStillBuild(s, seat));

/** A track in supply, and a space for it at any cost. */
function canStillBuild(s: State, seat: Seat): boolean {
  const { left, supply } = companyOf(s, seat);
  return !left && supply > 0 && hasSpace(s, seat);
}

const hasSpace = (s: State, seat: Seat): boolean => someSpace(s, seat, () => true);

/** E2 to E4: the triggers that nothing can undo within a turn. */
function lastingTrigger(s: State): Ending | undefined {
  if (s.deck.length === 0) return 'end.deck';
  if (fullCities(s) >= sizeOf(s.companies.length).fullCities) return 'end.cities';
  return isAnyGoodWanted(s) ? undefined : 'end.goods';
}

/** Whether this round is the last one, no matter what the active player still does this turn. */
export const isLastRound = (s: State): boolean =>
  s.ending !== '' ||
  s.round === LAST_ROUND ||
  lastingTrigger(s) !== undefined ||
  (s.phase === 'office' && isNobodyBuilding(s) && !canFreeTrack(s));

/** Whether this round is the last one unless the active player unlocks a track, because nobody else can still build. */
export const isLastUnlessUnlocked = (s: State): boolean =>
  s.phase === 'office' && isNobodyBuilding(s) && canFreeTrack(s);

/** Whether unlocking could still give the active player a track to build, and there is a space for it. */
function canFreeTrack(s: State): boolean {
  const { supply, unlocked } = active(s);
  const isLocked = countBits(unlocked) < ABILITIES.length;
  return supply === 0 && isLocked && !s.hasUnlocked && hasSpace(s, s.turn);
}
