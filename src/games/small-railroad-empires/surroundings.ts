import type { Seat } from '#engine/actor.ts';
import { type City, type Factory, type Hex, HEXES, NEIGHBOURS, NOWHERE, type Survey, surveyOf } from './map.ts';
import { companyOf, type State } from './state.ts';

/** What lies around a company's network. */
interface Surroundings {
  /** The map, tracks and trains it follows from. */
  readonly survey: Survey;
  readonly line: Hex[];
  readonly stops: City[];
  /** Spaces for tracks next to the network: those next to the newest track first, those only next to its trains last. */
  spaces: Hex[];
  /** One bit for each city with a track next to it, and for each factory with a track on it. */
  cities: number;
  factories: number;
}

/**
 * By seat, what was asked about last. A network only grows, and every step of a game asks for its surroundings: so they
 * grow along with it, and are made anew only for a company whose tracks do not begin with those they follow from.
 */
const latest: (Surroundings | undefined)[] = [];

export function surroundingsOf(s: State, seat: Seat): Surroundings {
  const { line, stops } = companyOf(s, seat);
  const survey = surveyOf(s.map);
  let around = latest[seat];
  if (around?.survey !== survey || !begins(line, around.line) || !begins(stops, around.stops))
    latest[seat] = around = { survey, line: [], stops: [], spaces: [], cities: 0, factories: 0 };
  while (around.line.length < line.length) addTrack(around, line[around.line.length] as Hex);
  while (around.stops.length < stops.length) addStop(around, stops[around.stops.length] as City);
  return around;
}

function begins(list: readonly number[], start: readonly number[]): boolean {
  if (list.length < start.length) return false;
  for (let i = start.length - 1; i >= 0; i--) if (list[i] !== start[i]) return false;
  return true;
}

const beside = ({ survey }: Surroundings, hex: Hex): readonly Hex[] => NEIGHBOURS[survey.size]?.[hex] ?? [];

function addTrack(around: Surroundings, track: Hex): void {
  const { survey, line, spaces } = around;
  const near = beside(around, track);
  const factory = survey.factories[track] as Factory;
  if (factory !== NOWHERE) around.factories |= 1 << factory;
  for (let i = 0; i < near.length; i++) {
    const city = survey.cities[near[i] as Hex] as City;
    if (city !== NOWHERE) around.cities |= 1 << city;
  }
  line.push(track);
  around.spaces = spacesOf(around, near, spaces);
}

function addStop(around: Surroundings, stop: City): void {
  const { survey, stops, spaces } = around;
  stops.push(stop);
  around.spaces = spacesOf(around, spaces, beside(around, survey.cityHexes[stop] as Hex));
}

/** Spaces that are out of the question, or already counted, carry the present stamp. */
const stamps = new Int32Array(HEXES);
let stamp = 0;

/** The spaces of both lists that are neither the company's own nor cities, each once. */
function spacesOf({ survey, line }: Surroundings, first: readonly Hex[], then: readonly Hex[]): Hex[] {
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
