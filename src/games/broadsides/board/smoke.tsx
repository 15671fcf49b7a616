import type { VNode } from 'preact';
import type { Point } from '#kit/point.ts';
import { HULL_SIDES } from '../components.ts';
import { cellAt } from '../deck.ts';
import type { Event } from '../events.ts';
import type { Props } from './props.ts';
import { BEAM, type Berth, berthOf, cellPoint, dotPoint, letterX, onDeck, type Scene } from './layout.ts';
import { useRecent } from './use-held.ts';

type Shot = Extract<Event, { type: 'shot' }>;

const isShot = (event: Event): event is Shot => event.type === 'shot';

const SMOKE_MS = 2400;

interface SmokeProps {
  readonly props: Props;
  readonly scene: Scene;
}

/**
 * Where the smoke of the last shots hangs, at the gun's port and between the ships on the chart; and where the shots
 * struck.
 */
export function Smoke({ props: { view, events, preferences }, scene }: SmokeProps): VNode {
  const recent = useRecent(events, events.some(isShot), SMOKE_MS);
  const dots = view.ships.map(({ dot }) => dotPoint(dot));
  return (
    <g class={preferences.motion > 0 ? 'bb-smoke' : 'bb-smoke still'} aria-hidden="true">
      {recent.flatMap((item) =>
        item.events.filter(isShot).map((shot, i) => (
          <g key={`${item.id} ${i}`}>
            <Puffs at={onDeck(berthOf(scene, shot.seat), muzzle(shot.gun))} />
            <Strike shot={shot} at={strikePoint(berthOf(scene, 1 - shot.seat), shot, item.events)} />
            {scene.kind === 'chart' && <Puffs at={between(dots, shot.seat)} />}
          </g>
        )),
      )}
    </g>
  );
}

function muzzle(gun: number): Point {
  const { x, y } = cellPoint(gun);
  return { x, y: Math.sign(y) * (BEAM + 8) };
}

function between([a, b]: readonly Point[], shooter: number): Point {
  const [from, to] = shooter === 0 ? [a, b] : [b, a];
  if (from === undefined || to === undefined) return { x: 0, y: 0 };
  return { x: from.x + (to.x - from.x) * 0.3, y: from.y + (to.y - from.y) * 0.3 };
}

const PUFFS = [
  [0, 0, 9],
  [-8, -6, 7],
  [8, -5, 8],
  [2, -12, 6],
] as const;

const Puffs = ({ at }: { readonly at: Point }): VNode => (
  <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
    {PUFFS.map(([x, y, r]) => (
      <circle key={x} class="bb-puff" cx={x} cy={y} r={r} />
    ))}
  </g>
);

/** A ball that misses or does no harm raises a splash beside the ship. */
function strikePoint(berth: Berth, shot: Shot, events: readonly Event[]): Point {
  const x = letterX(shot.letter);
  if (isHarmless(shot)) return onDeck(berth, { x, y: BEAM + 16 });
  if (shot.result !== 'hull') return onDeck(berth, cellPoint(cellAt(shot.letter, shot.die)));
  const hit = events.find((event) => event.type === 'hullHit');
  const side = hit?.type === 'hullHit' ? HULL_SIDES.indexOf(hit.side) : 0;
  return onDeck(berth, { x, y: (side === 0 ? -1 : 1) * (BEAM - 8) });
}

const isHarmless = ({ result }: Shot): boolean =>
  result === 'miss' || result === 'full hull' || result === 'spared hull';

const Strike = ({ shot, at }: { readonly shot: Shot; readonly at: Point }): VNode => (
  <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
    {isHarmless(shot) ? (
      <path class="bb-splash" d="M-12 6Q-10-6-6-2Q-4-14 0-4Q4-14 6-2Q10-6 12 6" />
    ) : (
      <path class="bb-strike" d="M0-22 5-8 19-14 9-2 22 4 8 6 10 20 0 9-10 20-8 6-22 4-9-2-19-14-5-8Z" />
    )}
    <text class="bb-strike-die" y="5">
      {shot.die}
    </text>
  </g>
);
