import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import type { Point } from '#kit/point.ts';
import { BIG_COPPER } from '../components.ts';
import type { Event } from '../events.ts';
import { costOf, HAS_COW, type Hex, IS_DOUBLE, IS_LAKE, type Print, printAt, slotOf } from '../prairie.ts';
import { FREE, STARTING_TILE } from '../state.ts';
import type { View } from '../view.ts';
import { hexesOf, type PrairieProps } from './ground.tsx';
import { Canteen, Cow, Good, HouseSymbol, PlainHouse, Wagon } from './symbols.tsx';

interface FieldsProps extends PrairieProps {
  readonly events: readonly Event[];
  /** Settlements that a move which is shown would build. */
  readonly ghost: { readonly hex: Hex; readonly seat: number; readonly settlements: number } | undefined;
}

/** What lies on the hexes now: costs, cows, canteens, wagons and houses. */
export function Fields({ view, chart, events, ghost }: FieldsProps): VNode {
  const fresh = new Set(events.flatMap((event) => (event.type === 'built' ? [event.field] : [])));
  return (
    <g aria-hidden="true">
      {hexesOf(view).map((hex) => {
        const { x, y } = chart.at(hex);
        return (
          <g key={hex} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {ghost?.hex === hex ? (
              <g class="mt-ghost">
                <Houses seat={ghost.seat} number={ghost.settlements} fresh={false} />
              </g>
            ) : (
              <OnHex view={view} hex={hex} fresh={fresh.has(hex)} />
            )}
          </g>
        );
      })}
    </g>
  );
}

function OnHex({ view, hex, fresh }: { view: View; hex: Hex; fresh: boolean }): VNode | null {
  const print = at(view.land, hex);
  const owner = at(view.owners, hex);
  if (owner === STARTING_TILE) return <Wagon />;
  if (owner !== FREE) return <Houses seat={owner} number={at(view.settlements, hex)} fresh={fresh} />;
  if (IS_LAKE[print]) return view.canteens[slotOf(hex)] ? <Canteen scale={1.5} /> : null;
  return printAt(print).land === 'field' ? <Price print={print} /> : null;
}

/** Where houses stand on their field, by how many there are. */
const STANDS: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -12, y: -5 },
    { x: 11, y: 7 },
  ],
  [
    { x: -13, y: -8 },
    { x: 13, y: -6 },
    { x: 0, y: 11 },
  ],
];

function Houses({ seat, number, fresh }: { seat: number; number: number; fresh: boolean }): VNode {
  const stands = STANDS[Math.min(number, STANDS.length - 1)] ?? [];
  return (
    <g class={fresh ? 'mt-rises' : undefined}>
      {stands.map(({ x, y }, i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <HouseSymbol seat={seat} scale={stands.length === 1 ? 1.2 : 0.85} />
        </g>
      ))}
      {number >= STANDS.length && <text class="mt-many" y="30">{`×${number}`}</text>}
    </g>
  );
}

/** Costs as goods in a row; below them room for two, or a cow. */
function Price({ print }: { print: Print }): VNode {
  const goods = costOf(print);
  const special = at(HAS_COW, print) || at(IS_DOUBLE, print);
  const places = rowOf(goods.length);
  return (
    <g>
      {goods.map((good, i) => (
        <g key={good} transform={`translate(${places[i]?.x ?? 0} ${(places[i]?.y ?? 0) + (special ? -10 : 0)})`}>
          <Good good={good} scale={scaleOf(good, goods.length)} />
        </g>
      ))}
      {HAS_COW[print] && (
        <g transform="translate(0 16)">
          <Cow scale={1.05} />
        </g>
      )}
      {IS_DOUBLE[print] && (
        <g transform="translate(0 19)" class="mt-double">
          <rect x="-17" y="-9" width="34" height="17" rx="8" />
          <g transform="translate(-7 1)">
            <PlainHouse />
          </g>
          <g transform="translate(7 1)">
            <PlainHouse />
          </g>
        </g>
      )}
    </g>
  );
}

/** The fewer, the larger; big goods have a ring around them and are large already. */
function scaleOf(good: number, goods: number): number {
  if (goods > 2) return 1;
  return good >= BIG_COPPER ? 1.2 : goods === 2 ? 1.35 : 1.5;
}

/** One to four goods: in a row, or two above two. */
function rowOf(number: number): readonly Point[] {
  if (number === 4) return [-9, 10].flatMap((y) => [-12, 12].map((x) => ({ x, y: y - 5 })));
  if (number === 3) return [-19, 0, 19].map((x) => ({ x, y: 0 }));
  return number === 2 ? [-15, 15].map((x) => ({ x, y: 0 })) : [{ x: 0, y: 0 }];
}
