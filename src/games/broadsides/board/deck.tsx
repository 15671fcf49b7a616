import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { CANNONS, HULL_SIDES, LETTERS, MASTS, POSITIONS } from '../components.ts';
import { type Cell, cellNamed, includes } from '../deck.ts';
import { hullSection } from '../state.ts';
import type { ShipView } from '../view.ts';
import { BEAM, type Berth, CELL, cellPoint, letterX, onDeck, outwards, sizeOf } from './layout.ts';

interface FittingsProps {
  readonly ship: ShipView;
  readonly seat: number;
  readonly berth: Berth;
  /** Masts and hull are put aside once the ships are lashed together. */
  readonly rigged: boolean;
  /** Too small for letters and numbers. */
  readonly small?: boolean;
}

/** What stands on a hull: its letters, every gun and mast, and the hits it has taken. */
export const Fittings = ({ ship, seat, berth, rigged, small = false }: FittingsProps): VNode => (
  <g class={`bb-deck seat-${seat}`} aria-hidden="true">
    {!small && <Names berth={berth} />}
    {rigged && <Rigging ship={ship} berth={berth} />}
    {CANNONS.map(cellNamed).map((cell) => (
      <Gun key={cell} cell={cell} berth={berth} aboard={includes(ship.guns, cell)} />
    ))}
    {rigged && <HullHits ship={ship} berth={berth} small={small} />}
  </g>
);

/** Letters along the keel; at the stern the number that hits each row. */
const Names = ({ berth }: { readonly berth: Berth }): VNode => (
  <>
    {LETTERS.map((letter, i) => {
      const { x, y } = onDeck(berth, { x: letterX(i) - 15, y: 0 });
      return (
        <text key={letter} class="bb-letter" x={x} y={y - 9 * sizeOf(berth)}>
          {letter}
        </text>
      );
    })}
    {POSITIONS.map((position, i) => {
      const { x, y } = onDeck(berth, { x: -4 * CELL + 9, y: (i - 1) * CELL });
      // The middle row has the letter A in the same corner.
      return (
        <text key={position} class="bb-row" x={x} y={i === 1 ? y + 17 : y + 4.5}>
          {position}
        </text>
      );
    })}
  </>
);

interface GunProps {
  readonly cell: Cell;
  readonly berth: Berth;
  readonly aboard: boolean;
}

/** A gun at its port, muzzle outboard; a gun lost leaves a cross in a dashed ring. */
function Gun({ cell, berth, aboard }: GunProps): VNode {
  const { x, y } = cellPoint(cell);
  const out = Math.sign(y);
  const at = onDeck(berth, { x, y: out * 1.5 * CELL });
  const size = sizeOf(berth);
  return (
    <g
      class="bb-gun"
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${berth.angle}) scale(${size} ${-out * berth.flip * size})`}
    >
      {aboard ? (
        <>
          <path class="bb-carriage" d="M-7 3H7L8 19H-8ZM-9 6h3M6 6h3M-10 15h3M7 15h3" />
          <path class="bb-barrel" d="M-3-19H3V-16L2.600-14 4 6C4.500 12 4 16 0 17S-4.500 12-4 6L-2.600-14-3-16Z" />
          <path class="bb-barrel-ring" d="M-3.200-4H3.200M-3.700 5H3.700" />
        </>
      ) : (
        <>
          <circle class="bb-port" cy="8" r="11" />
          <path class="bb-gone" d="M-5 3 5 13M5 3-5 13" />
        </>
      )}
    </g>
  );
}

/** Masts, with their yards across the deck; the bowsprit points ahead. */
const Rigging = ({ ship, berth }: { readonly ship: ShipView; readonly berth: Berth }): VNode => (
  <>
    {MASTS.map((mast, i) => (
      <Mast
        key={mast.name}
        cell={cellNamed(mast.cell)}
        berth={berth}
        isBowsprit={i === BOWSPRIT}
        left={at(ship.masts, i)}
      />
    ))}
  </>
);

const BOWSPRIT = MASTS.length - 1;

interface MastProps {
  readonly cell: Cell;
  readonly berth: Berth;
  readonly isBowsprit: boolean;
  readonly left: number;
}

/** A mast seen from above: a ring for each hit it still stands. A mast gone is a broken stump. */
function Mast({ cell, berth, isBowsprit, left }: MastProps): VNode {
  const { x, y } = cellPoint(cell);
  const foot = onDeck(berth, { x, y });
  const [from, to] = isBowsprit
    ? [foot, onDeck(berth, { x: x + 104, y })]
    : [onDeck(berth, { x, y: -57 }), onDeck(berth, { x, y: 57 })];
  const size = sizeOf(berth);
  return (
    <g class={left === 0 ? 'bb-mast gone' : 'bb-mast'}>
      {left > 0 && (
        <>
          <path class="bb-spar edge" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          <path class="bb-spar" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        </>
      )}
      <g transform={`translate(${foot.x} ${foot.y}) scale(${size})`}>
        {left === 0 ? (
          <path class="bb-stump" d="M-7-3-3-7 0-3 4-7 6-2 7 4 2 7-3 5-7 6Z" />
        ) : (
          Array.from({ length: left + 1 }, (_, i) => <circle key={i} r={9 - i * (8 / (left + 1))} />)
        )}
      </g>
    </g>
  );
}

interface HullHitsProps {
  readonly ship: ShipView;
  readonly berth: Berth;
  readonly small: boolean;
}

const STAR =
  'M0-12 3.400-4.700 11.400-3.700 5.500 1.800 7.100 9.700 0 5.800-7.100 9.700-5.500 1.800-11.400-3.700-3.400-4.700Z';

/** One hit is a small star, two are a large one: the section is ruined. */
const HullHits = ({ ship, berth, small }: HullHitsProps): VNode => (
  <>
    {HULL_SIDES.flatMap((name, side) =>
      LETTERS.flatMap((letter, i) => {
        const hits = at(ship.hull, hullSection(i, side));
        const { x, y } = onDeck(berth, { x: letterX(i) - 13, y: outwards(side) * (BEAM - 6) });
        if (hits === 0) return [];
        const size = (hits > 1 ? 1.2 : 1) * sizeOf(berth);
        return (
          <g key={letter + name} class={hits > 1 ? 'bb-hole ruined' : 'bb-hole'} transform={`translate(${x} ${y})`}>
            <path d={STAR} transform={`scale(${size})`} />
            {!small && <text y="4.500">{hits}</text>}
          </g>
        );
      }),
    )}
  </>
);
