import { CITIES } from '../components.ts';
import { cityHex, type Factory, FACTORY_NAMES, factoryHex, type Hex, NOWHERE } from '../map.ts';
import type { State } from '../state.ts';
import { trackDistance } from './outlook.ts';

/**
 * What a first track adds to the final score, fitted to the results of games that began at random: by the mean distance
 * of the cities, by other factories next to it and near it, and by how much nearer than `CROWDED` each rival began.
 */
const WORTHS = { cities: -3.2, next: 1.9, near: 0.47, rivals: -0.6 } as const;
/** Both in spaces, as the crow flies. */
const NEAR = 4;
const CROWDED = 12;

/** A start in the middle of the map, with other goods at hand and rivals far away, in points. */
export function beginning(s: State, factory: Factory): number {
  const from = factoryHex(s.map, factory);
  const cities = distancesTo(from, CITIES, (city) => cityHex(s.map, city));
  const others = distancesTo(from, FACTORY_NAMES, (other) => factoryHex(s.map, other));
  const rivals = s.companies.flatMap(({ line }) => line.slice(0, 1)).map((hex) => trackDistance(from, hex));
  return (
    (WORTHS.cities * sum(cities)) / cities.length +
    WORTHS.next * others.filter((distance) => distance === 1).length +
    WORTHS.near * others.filter((distance) => distance > 0 && distance <= NEAR).length +
    WORTHS.rivals * sum(rivals.map((distance) => Math.max(0, CROWDED - distance)))
  );
}

/** How far away those things of a list are that lie on the map. */
const distancesTo = (from: Hex, list: readonly unknown[], hexOf: (n: number) => Hex): readonly number[] =>
  list
    .map((_, n) => hexOf(n))
    .filter((hex) => hex !== NOWHERE)
    .map((hex) => trackDistance(from, hex));

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
