import { boxAround, middleOf, type Point, rotatedBy } from '#kit/point.ts';
import type { Hex } from '../actions.ts';
import type { View } from '../view.ts';
import { boatPlace, hexPlace, PLATFORM_PLACE, tilePlace } from '../words/names.ts';
import type { RiverChart } from './chart.ts';
import { poseOf } from './legs.ts';

/** A space, a boat, a tile or the landing of the log, where its mark stands now; undefined once it is removed. */
export function placeAt(view: View, chart: RiverChart, place: string): Point | undefined {
  const boat = view.boats.findIndex((_, seat) => place === boatPlace(seat));
  if (boat >= 0) return besideBoat(view, chart, boat);
  if (place === PLATFORM_PLACE) return chart.platform?.cusp;
  const space = chart.hexes.find(({ hex }) => place === hexPlace(hex));
  if (space !== undefined) return onSpace(view, chart, space.hex);
  const tile = chart.hexes.filter((hex) => place === tilePlace(hex.place));
  return tile.length === 0 ? undefined : middleOf(boxAround(tile.map(({ centre }) => centre)));
}

function onSpace(view: View, chart: RiverChart, hex: Hex): Point {
  const boat = view.boats.findIndex((other) => other.hex === hex);
  if (boat >= 0) return besideBoat(view, chart, boat);
  const { x, y } = chart.at(hex);
  return { x: x + OFF_PRICE, y: y - OFF_PRICE };
}

/** So far up and to the right a mark leaves the price of a space readable. */
const OFF_PRICE = 10;

/** From the middle of a boat to a mark at its side: its numbers stay readable. */
const OFF_BOAT = 29;

/** The kit sets a mark this far up and to the right of its place. */
const KIT_SHIFT = 12;

/** At the side of the boat that looks up and to the right. */
function besideBoat(view: View, chart: RiverChart, seat: number): Point {
  const { x, y, angle } = poseOf(view, chart, seat);
  const sides = [90, -90].map((degrees) => rotatedBy({ x: 0, y: -1 }, angle + degrees));
  const shiftTo = (side: Point) => KIT_SHIFT * (side.x - side.y);
  const [side = { x: 1, y: 0 }] = sides.toSorted((a, b) => shiftTo(b) - shiftTo(a));
  const off = OFF_BOAT - shiftTo(side);
  return { x: x + side.x * off, y: y + side.y * off };
}
