import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { CANNONS, HEIGHTS, HULL_SIDES, LADDERS, LETTERS, MASTS, POSITIONS } from '../components.ts';
import { type Cell, cellNamed, includes, type Mask } from '../deck.ts';
import { hullSection } from '../state.ts';
import type { ShipView } from '../view.ts';
import { BEAM, type Berth, CELL, cellPoint, letterX, onDeck } from './layout.ts';

interface DeckProps {
  readonly ship: ShipView;
  readonly seat: number;
  readonly berth: Berth;
  /** Guns that have yet to fire in this exchange. */
  readonly active: Mask;
  /** Masts and hull are put aside once the ships are lashed together. */
  readonly rigged: boolean;
}

const HULL = 'M-214-62Q-214-86-188-88H150C205-88 225-60 262 0C225 60 205 88 150 88H-188Q-214 86-214 62Z';
const WALE = 'M-207-58Q-207-78-186-80H148C198-80 216-54 250 0C216 54 198 80 148 80H-186Q-207 78-207 58Z';

/**
 * A large ship in plan, with every gun, mast and hull section. Drawn with the bow to the right, then laid at her berth.
 */
export const Deck = ({ ship, seat, berth, active, rigged }: DeckProps): VNode => (
  <g class={`bb-deck seat-${seat}`} aria-hidden="true">
    <g transform={`translate(${berth.x} ${berth.y}) rotate(${berth.angle})`}>
      <path class="bb-ship-shadow" d={HULL} transform="translate(3 5)" />
      <path class="bb-ship-hull" d={HULL} />
      <path class="bb-ship-wale" d={WALE} />
      <path class="bb-planks" d={PLANKS} />
      {RAISED.map(({ x, width }) => (
        <rect key={x} class="bb-raised" x={x} y={-1.5 * CELL} width={width} height={3 * CELL} />
      ))}
      <path class="bb-cells" d={CELL_LINES} />
      <path class="bb-ladder" d={LADDER_LINES} />
      <Guns ship={ship} active={active} />
      {rigged &&
        MASTS.map((mast, i) => <Mast key={mast.name} cell={cellNamed(mast.cell)} index={i} left={at(ship.masts, i)} />)}
    </g>
    {rigged && <HullHits ship={ship} berth={berth} />}
    {LETTERS.map((letter, i) => {
      const { x, y } = onDeck(berth, { x: letterX(i) - 15, y: -15 });
      return (
        <text key={letter} class="bb-letter" x={x} y={y + 4.5}>
          {letter}
        </text>
      );
    })}
    {POSITIONS.map((position, i) => {
      const { x, y } = onDeck(berth, { x: -DECK_END - STERN_WALK / 2, y: (i - 1) * CELL });
      return (
        <text key={position} class="bb-letter" x={x} y={y + 4.5}>
          {position}
        </text>
      );
    })}
  </g>
);

const Guns = ({ ship, active }: Pick<DeckProps, 'ship' | 'active'>): VNode => (
  <>
    {CANNONS.map((name) => (
      <Gun
        key={name}
        cell={cellNamed(name)}
        aboard={includes(ship.guns, cellNamed(name))}
        active={includes(active, cellNamed(name))}
      />
    ))}
  </>
);

const DECK_END = 4 * CELL;
/** Between the last letter and the stern, where the positions are written. */
const STERN_WALK = 17;

const PLANKS = Array.from({ length: 11 }, (_, i) => `M${-DECK_END - 10} ${-60 + i * 12}H${DECK_END + 14}`).join('');

/** Runs of raised letters: poop and quarterdeck aft, forecastle forward. */
const RAISED = [
  { x: -DECK_END, width: HEIGHTS.indexOf(0) * CELL },
  { x: letterX(HEIGHTS.lastIndexOf(0)) + CELL / 2, width: (HEIGHTS.length - 1 - HEIGHTS.lastIndexOf(0)) * CELL },
];

const CELL_LINES = [
  ...Array.from({ length: LETTERS.length + 1 }, (_, i) => `M${-DECK_END + i * CELL} ${-1.5 * CELL}v${3 * CELL}`),
  ...Array.from({ length: 4 }, (_, i) => `M${-DECK_END} ${(i - 1.5) * CELL}h${2 * DECK_END}`),
].join('');

/** Rungs across the seam between two heights. */
const LADDER_LINES = LADDERS.map(([up, down]) => {
  const [a, b] = [cellPoint(cellNamed(up)), cellPoint(cellNamed(down))];
  const [x, y] = [(a.x + b.x) / 2, a.y + (a.y < 0 ? 15 : -15)];
  const rungs = [-6, -2, 2, 6].map((dx) => `M${x + dx} ${y - 6}v12`).join('');
  return `M${x - 9} ${y - 6}h18M${x - 9} ${y + 6}h18${rungs}`;
}).join('');

interface GunProps {
  readonly cell: Cell;
  readonly aboard: boolean;
  readonly active: boolean;
}

/** A gun at its port, muzzle outboard; a gun lost leaves a dashed port. */
function Gun({ cell, aboard, active }: GunProps): VNode {
  const { x, y } = cellPoint(cell);
  const place = `translate(${x} ${y < 0 ? -1.5 * CELL : 1.5 * CELL}) scale(1 ${y < 0 ? 1 : -1})`;
  return (
    <g class={active ? 'bb-gun active' : 'bb-gun'} transform={place}>
      {active && <circle class="bb-gun-glow" cy="2" r="17" />}
      {aboard ? (
        <path
          class="bb-barrel"
          d="M-2.600-17H2.600L3.600 2 4.600 6H5.500V14H-5.500V6H-4.600L-3.600 2ZM-8 5V13M8 5V13"
        />
      ) : (
        <path class="bb-port" d="M-6-3H6V9H-6Z" />
      )}
    </g>
  );
}

interface MastProps {
  readonly cell: Cell;
  readonly index: number;
  readonly left: number;
}

const BOWSPRIT = MASTS.length - 1;

/** A mast seen from above: a ring for each hit it still stands. A mast gone is a broken stump. */
function Mast({ cell, index, left }: MastProps): VNode {
  const { x, y } = cellPoint(cell);
  return (
    <g class={left === 0 ? 'bb-mast gone' : 'bb-mast'} transform={`translate(${x} ${y})`}>
      {left > 0 && (index === BOWSPRIT ? <path class="bb-spar" d="M0 0H122" /> : <path class="bb-spar" d="M0-54V54" />)}
      {left === 0 ? (
        <path class="bb-stump" d="M-7-3-3-7 0-3 4-7 6-2 7 4 2 7-3 5-7 6Z" />
      ) : (
        Array.from({ length: left }, (_, i) => <circle key={i} r={8 - i * 4} />)
      )}
    </g>
  );
}

/** One hit is a hole, two are a breach. */
function HullHits({ ship, berth }: { readonly ship: ShipView; readonly berth: Berth }): VNode {
  const hits = HULL_SIDES.flatMap((name, side) =>
    LETTERS.map((letter, i) => ({
      key: letter + name,
      n: at(ship.hull, hullSection(i, side)),
      ...onDeck(berth, { x: letterX(i), y: (side === 0 ? -1 : 1) * (BEAM - 8) }),
    })),
  );
  return (
    <>
      {hits
        .filter(({ n }) => n > 0)
        .map(({ key, n, x, y }) => (
          <g key={key} class={n > 1 ? 'bb-hole breach' : 'bb-hole'} transform={`translate(${x} ${y})`}>
            <circle r={n > 1 ? 9.5 : 7} />
            <text y="4.5">{n}</text>
          </g>
        ))}
    </>
  );
}
