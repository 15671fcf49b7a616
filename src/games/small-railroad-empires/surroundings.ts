import type { Seat } from '#engine/actor.ts';
import { type City, type Factory, type Hex, HEXES, NEIGHBOURS, NOWHERE, type Survey, surveyOf } from './map.ts';
import { companyOf, type State } from './state.ts';

/** What lies around a company's network, or around its beginning. */
interface Surroundings {
  /** How many of the company's tracks and trains they follow from. */
  readonly tracks: number;
  readonly trains: number;
  /**
   * Spaces for tracks next to the network: those next to the newest track first, those next to its trains only last.
   */
  readonly spaces: readonly Hex[];
  /** One bit for each city with a track next to it, and for each factory with a track on it. */
  readonly cities: number;
  readonly factories: number;
}

const NOTHING: Surroundings = { tracks: 0, trains: 0, spaces: [], cities: 0, factories: 0 };

/** How a network grew: its tracks and trains, and its surroundings after each. */
interface Growth {
  readonly survey: Survey;
  readonly line: Hex[];
  readonly stops: City[];
  readonly stages: Surroundings[];
}

/**
 * By seat, the network that was asked about last. A network only grows, and every step of a game asks for its
 * surroundings, so they grow along with it. A search that tries another way goes back to where the two ways part.
 */
const latest: (Growth | undefined)[] = [];

export function surroundingsOf(s: State, seat: Seat): Surroundings {
  const { line, stops } = companyOf(s, seat);
  const survey = surveyOf(s.map);
  let growth = latest[seat];
  if (growth?.survey !== survey) latest[seat] = growth = { survey, line: [], stops: [], stages: [] };
  goBack(growth, sharedStart(growth.line, line), sharedStart(growth.stops, stops));
  while (growth.line.length < line.length) addTrack(growth, line[growth.line.length] as Hex);
  while (growth.stops.length < stops.length) addStop(growth, stops[growth.stops.length] as City);
  return stageOf(growth);
}

const stageOf = ({ stages }: Growth): Surroundings => stages[stages.length - 1] ?? NOTHING;

function sharedStart(one: readonly number[], other: readonly number[]): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** Back to the last stage with at most this many tracks and trains. */
function goBack(growth: Growth, tracks: number, trains: number): void {
  const { line, stops, stages } = growth;
  if (line.length === tracks && stops.length === trains) return;
  while (stageOf(growth).tracks > tracks || stageOf(growth).trains > trains) stages.pop();
  line.length = stageOf(growth).tracks;
  stops.length = stageOf(growth).trains;
}

const beside = ({ survey }: Growth, hex: Hex): readonly Hex[] => NEIGHBOURS[survey.size]?.[hex] ?? [];

function addTrack(growth: Growth, track: Hex): void {
  const { survey, line, stages } = growth;
  const { tracks, trains, spaces, cities, factories } = stageOf(growth);
  const near = beside(growth, track);
  const factory = survey.factories[track] as Factory;
  let reached = cities;
  for (let i = 0; i < near.length; i++) {
    const city = survey.cities[near[i] as Hex] as City;
    if (city !== NOWHERE) reached |= 1 << city;
  }
  line.push(track);
  stages.push({
    tracks: tracks + 1,
    trains,
    spaces: spacesOf(growth, near, spaces),
    cities: reached,
    factories: factory === NOWHERE ? factories : factories | (1 << factory),
  });
}

function addStop(growth: Growth, stop: City): void {
  const { survey, stops, stages } = growth;
  const last = stageOf(growth);
  stops.push(stop);
  const near = beside(growth, survey.cityHexes[stop] as Hex);
  stages.push({ ...last, trains: last.trains + 1, spaces: spacesOf(growth, last.spaces, near) });
}

/** Spaces that are out of the question, or already counted, carry the current stamp. */
const stamps = new Int32Array(HEXES);
let stamp = 0;

/** The spaces of both lists that are neither the company's own nor cities, each once. */
function spacesOf({ survey, line }: Growth, first: readonly Hex[], then: readonly Hex[]): Hex[] {
  const spaces: Hex[] = [];
  stamp += 1;
  for (let i = 0; i < line.length; i++) stamps[line[i] as Hex] = stamp;
  for (let i = 0; i < first.length; i++) add(first[i] as Hex);
  for (let i = 0; i < then.length; i++) add(then[i] as Hex);
  return spaces;

  function add(hex: Hex): void {
    if (stamps[hex] === stamp || survey.cities[hex] !== NOWHERE) return;
    stamps[hex] = stamp;
    spaces.push(hex);
  }
}
