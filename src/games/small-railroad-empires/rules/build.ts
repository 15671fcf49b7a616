import { alone, type Seat } from '#engine/actor.ts';
import { at } from '#engine/indexed.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { BUILDS, DONE } from '../answers.ts';
import { bitOf } from '../bits.ts';
import { NIGHT_SHIFT, STAR_PRESTIGE, TRACKS_IN_LEVEL_START, TRACKS_PER_TURN } from '../components.ts';
import type { Event, TellEvent } from '../events.ts';
import { type Hex, HEX_NAMES, hasStar } from '../map.ts';
import { rulingOn } from '../rulings.ts';
import { active, companyOf, gain, hasAbility, NONE, type State } from '../state.ts';
import { addAnyStep, onAnyStep, refuseAnyStep } from './any-step.ts';
import { canBorrow } from './loans.ts';
import { noRoom, ownerAt, sharingFee, someSpace, spacesFor, trackCost } from './track.ts';

/** How many tracks must be built this turn. */
export function tracksDue(s: State): number {
  const level = s.options.levelStart && s.round === 1 && s.turn === s.startSeat;
  return level ? TRACKS_IN_LEVEL_START : TRACKS_PER_TURN;
}

/** Whether the next track is the third of the night shift: optional, and more expensive. */
export const isNight = (s: State): boolean => s.built >= tracksDue(s);

/** Says of a space whether the active player has the money for the next track there. */
function affording(s: State): (hex: Hex) => boolean {
  const night = isNight(s);
  const { money } = active(s);
  return (hex) => trackCost(s, s.turn, hex, night) <= money;
}

/** Whether the active player has the money for a track somewhere. */
export const canPayForTrack = (s: State): boolean => someSpace(s, s.turn, affording(s));

/** Whether the rules let the active player build another track, if there were a space and money for it. */
const mayGoOn = (s: State): boolean => !isNight(s) || (s.built === tracksDue(s) && hasAbility(active(s), NIGHT_SHIFT));

/**
 * Build: goes on as long as tracks are due and there is a space. Skipped if neither money nor a loan could pay for one.
 */
export function mayBuild(s: State, tell: TellEvent): void {
  s.phase = 'mayDeliver';
  if (!mayGoOn(s)) return;
  const why = stopped(s);
  if (why === undefined) s.phase = 'build';
  else if (!isNight(s)) tell({ type: 'builtNoMore', seat: s.turn, why });
}

function stopped(s: State): 'tracks' | 'space' | 'money' | undefined {
  if (active(s).supply === 0) return 'tracks';
  if (canPayForTrack(s)) return undefined;
  if (!someSpace(s, s.turn, () => true)) return 'space';
  return canBorrow(s) ? undefined : 'money';
}

/** Build (must): two tracks, one after the other, each next to the company's own network; then perhaps a third. */
export const build: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal(s) {
    const choices: Action[] = [];
    const affords = affording(s);
    for (const hex of spacesFor(s, s.turn)) if (affords(hex)) choices.push(BUILDS[hex] as Action);
    // Debt stays a choice: a player who cannot pay for any space may stop instead.
    if (choices.length === 0 || isNight(s)) choices.push(DONE);
    return addAnyStep(s, choices);
  },
  refuse(s, _, action) {
    if (action.type === 'build') return refuseTrack(s, action.hex);
    if (action.type === 'done') return rulingOn('build.must', { built: s.built, due: tracksDue(s) });
    return refuseAnyStep(s, action);
  },
  on: {
    build(s, { hex }, tell) {
      lay(s, hex, tell);
      s.phase = 'mayBuild';
    },
    done: (s) => void (s.phase = 'mayDeliver'),
    ...onAnyStep,
  },
};

function refuseTrack(s: State, hex: Hex): Ruling {
  const space = at(HEX_NAMES, hex);
  const rule = noRoom(s, s.turn, hex);
  if (rule !== undefined) return rulingOn(rule, { space });
  return rulingOn('build.cost', { space, cost: trackCost(s, s.turn, hex, isNight(s)), money: active(s).money });
}

/** All is paid at once; the dollar for sharing goes to the other owner, or to the bank if that player has left. */
function lay(s: State, hex: Hex, tell: TellEvent): void {
  const seat = s.turn;
  const company = active(s);
  const owner: Seat = ownerAt(s, seat, hex);
  const fee = sharingFee(s, seat, hex);
  const cost = trackCost(s, seat, hex, isNight(s)) - fee;
  const first = s.tracks[hex] === 0;
  company.money -= cost + fee;
  company.supply -= 1;
  company.line.push(hex);
  s.tracks[hex] = (s.tracks[hex] as number) | bitOf(seat);
  s.built += 1;
  const ownerLeft = owner !== NONE && companyOf(s, owner).left;
  tell({ type: 'built', seat, hex, cost, fee, owner, ...(ownerLeft && { ownerLeft }), left: company.supply });
  if (owner !== NONE) gain(s, owner, { money: fee, prestige: 0 });
  if (first && hasStar(s.map, hex)) star(s, hex, tell);
}

/** The first track of any colour on a star gains prestige at once. */
function star(s: State, hex: Hex, tell: TellEvent): void {
  companyOf(s, s.turn).stars += 1;
  gain(s, s.turn, { money: 0, prestige: STAR_PRESTIGE });
  tell({ type: 'starred', seat: s.turn, hex, prestige: STAR_PRESTIGE });
}
