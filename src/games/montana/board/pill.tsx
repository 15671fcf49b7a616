import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import type { Screen } from '#kit/camera.ts';
import type { Point } from '#kit/point.ts';
import { GOODS } from '../components.ts';
import type { Hex } from '../prairie.ts';
import type { Player } from '../state.ts';
import type { PlacedPrairie } from './prairie-chart.ts';
import { CanteenSign, CoinSign, CowSign, GoodSign } from './signs.tsx';

interface PillProps {
  readonly field: Hex;
  readonly fields: readonly Hex[];
  readonly prairie: PlacedPrairie;
  readonly screen: Screen;
  readonly now: Player;
  readonly next: Player;
}

/** What building on a field costs and brings, near it but above the hand that points at it. */
export function Pill({ field, fields, prairie, screen, now, next }: PillProps): VNode | null {
  const changes = changesOf(now, next);
  if (changes.length === 0) return null;
  const size = { width: changes.length * 46 + 20, height: 36 };
  const { x, y } = pillAt(
    prairie.on(prairie.at(field)),
    fields.map((hex) => prairie.on(prairie.at(hex))),
    size,
    screen,
  );
  return (
    <div class="mt-pill" aria-hidden="true" style={{ left: `${x}px`, top: `${y}px` }}>
      <span>
        {changes.map(({ by, sign }, i) => (
          <b key={i} class={by > 0 ? 'more' : ''}>
            {by > 0 ? '+' : '−'}
            {Math.abs(by)}
            {sign}
          </b>
        ))}
      </span>
    </div>
  );
}

interface Change {
  readonly by: number;
  readonly sign: VNode;
}

function changesOf(now: Player, next: Player): readonly Change[] {
  return [
    ...GOODS.map((_, good) => ({ by: at(next.goods, good) - at(now.goods, good), sign: <GoodSign good={good} /> })),
    { by: next.silver - now.silver, sign: <CoinSign /> },
    { by: next.cows - now.cows, sign: <CowSign /> },
    { by: next.canteens - now.canteens, sign: <CanteenSign /> },
  ].filter(({ by }) => by !== 0);
}

const TURNS = 16;
const RINGS = [0.9, 1.4, 2, 2.8, 3.8, 5];
/** A field that is hidden costs as much as this many pixels of distance; being below it, where the hand is, costs more. */
const HIDDEN = 80;
const UNDER_THE_HAND = 240;

/** The middle of the pill: it stays on the screen, hides as few fields as possible, and keeps away from the thumb. */
export function pillAt(field: Point, fields: readonly Point[], size: Screen, screen: Screen): Point {
  const spots = RINGS.flatMap((ring) =>
    Array.from({ length: TURNS }, (_, i) => {
      const angle = (i / TURNS) * 2 * Math.PI;
      return {
        x: field.x + Math.cos(angle) * (size.width / 2 + 26 * ring),
        y: field.y + Math.sin(angle) * (size.height / 2 + 30 * ring),
      };
    }),
  );
  const cost = (p: Point): number => {
    const [dx, dy] = [size.width / 2, size.height / 2];
    const isOut = p.x < dx + 4 || p.y < dy + 4 || p.x > screen.width - dx - 4 || p.y > screen.height - dy - 4;
    const hidden = fields.filter(({ x, y }) => Math.abs(x - p.x) < dx + 8 && Math.abs(y - p.y) < dy + 8).length;
    const below = p.y > field.y + 4 ? UNDER_THE_HAND : 0;
    return (isOut ? 1e6 : 0) + hidden * HIDDEN + below + Math.hypot(p.x - field.x, p.y - field.y);
  };
  return spots.toSorted((a, b) => cost(a) - cost(b))[0] ?? field;
}
