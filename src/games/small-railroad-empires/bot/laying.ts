import type { Seat } from '#engine/actor.ts';
import { NIGHT_SHIFT, NIGHT_SHIFT_COST, STAR_PRESTIGE, TERRAINS } from '../components.ts';
import { hasStar, type Hex, positionOf, terrainAt } from '../map.ts';
import { isNight, tracksDue } from '../rules/build.ts';
import { sharingFee, trackCost } from '../rules/track.ts';
import { companyOf, handSize, hasAbility, type State } from '../state.ts';
import { achievementHopes, achievementWorth, contractHopes, contractWorth, povertyOf, WORTHS } from './assets.ts';
import { type Outlook, outlookOf } from './boards.ts';
import { effortOver, trackDistance, LIKELIHOODS, type Prospect, routeWorth } from './outlook.ts';
import { stepOnto, survey } from './reach.ts';
import { timeFor, timeOf } from './time.ts';

/** A delivery to build for, and whether it is among the best that do not get in each other's way. */
interface Aim {
  readonly hope: Prospect;
  readonly isChosen: boolean;
}

const aimsOf = ({ possible, hopes }: Outlook): readonly Aim[] =>
  possible.map((hope) => ({ hope, isChosen: hopes.includes(hope) }));

/** What a company considers before it lays a track. */
interface Site {
  readonly s: State;
  readonly seat: Seat;
  readonly turns: number;
  readonly aims: readonly Aim[];
  /** How far it gets this turn beyond the next track, in half tracks; -1 if it has no card to deliver with. */
  readonly further: number;
  /** What achievements and the contract promise now, and with a track on a space of each kind, once asked for. */
  readonly plans: number;
  readonly plansWith: Map<number, number>;
}

/** What each of these tracks should add to the final score; deliveries are guessed by straight lines. */
export function laying(s: State, seat: Seat, hexes: readonly Hex[]): number[] {
  const { turns } = timeOf(s, seat);
  survey(s.map);
  const aims = aimsOf(outlookOf(s, seat));
  const further = furtherTracks(s, seat);
  const plans = plansOf(s, seat, turns);
  const site: Site = { s, seat, turns, aims, further, plans, plansWith: new Map() };
  return hexes.map((hex) => nearing(site, hex) + planned(site, hex) + meansLeft(site, hex));
}

/** How many half tracks one track saves, on average. */
const PER_TRACK = 2.5;

function furtherTracks(s: State, seat: Seat): number {
  const company = companyOf(s, seat);
  if (handSize(company) === 0) return -1;
  const night = hasAbility(company, NIGHT_SHIFT) && company.money >= NIGHT_SHIFT_COST ? 1 : 0;
  return PER_TRACK * Math.max(0, tracksDue(s) + night - s.built - 1);
}

/** What a delivery is worth for happening this turn: its money can be used at once, and nobody can take it away. */
const AT_ONCE = 2;
/** How much of that counts if more tracks are needed. */
const LIKELY = 0.8;

/** By how much a track brings hopes nearer, and the best delivery that it may make possible this turn. */
function nearing({ s, turns, aims, further }: Site, hex: Hex): number {
  const step = stepOnto(s, hex);
  let nearer = 0;
  let soonest = 0;
  for (let i = 0; i < aims.length; i++) {
    const { hope, isChosen } = aims[i] as Aim;
    const left = leftAfter(hope, hex, step);
    if (left === hope.effort) continue;
    const whole = routeWorth(hope.length);
    if (isChosen) nearer += whole * (LIKELIHOODS[left] as number) - hope.worth;
    if (left <= further) soonest = Math.max(soonest, (AT_ONCE + whole) * (left === 0 ? 1 : LIKELY));
  }
  return WORTHS.deliveries * timeFor(turns) * nearer + soonest;
}

/** What a hope still takes after a track on this space. */
function leftAfter({ from, to, length, toFactory, toCity }: Prospect, hex: Hex, step: number): number {
  const one = shortened(toFactory, step, trackDistance(hex, from));
  const other = shortened(toCity, step, trackDistance(hex, to) - 1);
  return Math.min(one + other, Math.min(one, other) + effortOver(length - 1));
}

/** No track saves more than its own step, or more than a straight line from it leaves. */
const shortened = (effort: number, step: number, spaces: number): number =>
  Math.min(effort, Math.max(effort - step, effortOver(spaces)));

/** Achievements, the contract and stars. */
function planned(site: Site, hex: Hex): number {
  const { s, seat, plans, plansWith } = site;
  const kind = kindOf(s, seat, hex);
  let after = plansWith.get(kind);
  if (after === undefined) plansWith.set(kind, (after = plansWithTrack(site, hex)));
  return after - plans + (s.tracks[hex] === 0 && hasStar(s.map, hex) ? STAR_PRESTIGE : 0);
}

/** What achievements and contracts distinguish: terrain, tile, sharing. */
const kindOf = (s: State, seat: Seat, hex: Hex): number =>
  TERRAINS.length * (2 * positionOf(hex) + (sharingFee(s, seat, hex) > 0 ? 1 : 0)) +
  TERRAINS.indexOf(terrainAt(s.map, hex));

function plansWithTrack({ s, seat, turns }: Site, hex: Hex): number {
  const { line } = companyOf(s, seat);
  line.push(hex);
  const plans = plansOf(s, seat, turns);
  line.pop();
  return plans;
}

const plansOf = (s: State, seat: Seat, turns: number): number =>
  contractWorth(contractHopes(s, seat, turns)) + achievementWorth(achievementHopes(s, seat, turns));

function meansLeft({ s, seat, turns }: Site, hex: Hex): number {
  const { money } = companyOf(s, seat);
  const left = money - trackCost(s, seat, hex, isNight(s));
  return WORTHS.money * (left - money) + WORTHS.poverty * (povertyOf(left, turns) - povertyOf(money, turns));
}
