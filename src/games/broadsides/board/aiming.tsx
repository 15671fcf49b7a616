import type { VNode } from 'preact';
import type { Point } from '#kit/point.ts';
import { type Cell, cellAt, type Side } from '../deck.ts';
import { other } from '../state.ts';
import { inSix, ofSix } from '../words/volley.ts';
import { DieFace } from './die-face.tsx';
import { BEAM, type Berth, berthOf, CELL, cellPoint, letterX, onDeck, outwards, type Scene } from './layout.ts';
import { FACES, type Face, type Target } from './shots.ts';
import type { Volley } from './volley.ts';

interface AimingProps {
  readonly volley: Volley;
  readonly scene: Scene;
  readonly seat: number;
  /** The sides of both ships that face each other, by seat. */
  readonly near: Side;
  /** The section whose die is shown. */
  readonly shown: Target | undefined;
  /** Where a line is being drawn by hand, from the picked gun. */
  readonly pulled?: Point | undefined;
  /** No room for words: '4/6' instead of '4 in 6'. */
  readonly narrow: boolean;
}

/** The plan of a volley on the decks: numbered guns, dashed lines to their sections, chances, and the picked die. */
export function Aiming({ volley, scene, seat, near, shown, pulled, narrow }: AimingProps): VNode {
  const [own, enemy] = [berthOf(scene, seat), berthOf(scene, other(seat))];
  return (
    <g class="bb-aiming" aria-hidden="true">
      {volley.guns.map((gun, i) => {
        const aim = volley.aimOf(gun);
        const at = aim && linePoint(enemy, aim, near, shareOf(volley, gun, aim));
        return at && <Line key={gun} from={muzzleOf(own, gun)} to={at} picked={gun === volley.gun} order={i} />;
      })}
      {pulled && volley.gun !== undefined && <Line from={muzzleOf(own, volley.gun)} to={pulled} picked order={0} />}
      {volley.guns.map((gun, i) => (
        <Muzzle key={gun} at={muzzleOf(own, gun)} number={i + 1} picked={gun === volley.gun} />
      ))}
      {volley.targets.map((target) => (
        <Chance
          key={target.id}
          at={pillPoint(enemy, target, near)}
          target={target}
          chosen={target.id === shown?.id}
          narrow={narrow}
        />
      ))}
      {shown && <DiceOn enemy={enemy} target={shown} near={near} />}
    </g>
  );
}

/** Between a rail and the number of a gun, or the chance of a section, in units of the picture. */
const RAIL_GAP = 24;

function besideRail(berth: Berth, x: number, side: Side, gap: number): Point {
  const rail = onDeck(berth, { x, y: outwards(side) * BEAM });
  const middle = onDeck(berth, { x, y: 0 });
  return { x: rail.x, y: rail.y + Math.sign(rail.y - middle.y) * gap };
}

const muzzleOf = (berth: Berth, gun: Cell): Point => {
  const { x, y } = cellPoint(gun);
  return besideRail(berth, x, y < 0 ? 0 : 1, RAIL_GAP);
};

const pillPoint = (berth: Berth, { letter, side }: Target, near: Side): Point =>
  besideRail(berth, letterX(letter), side ?? near, side === undefined || side === near ? 19 : 16);

/** Lines to one section end side by side. */
function shareOf(volley: Volley, gun: Cell, aim: Target): number {
  const together = volley.guns.filter((one) => volley.aimOf(one)?.id === aim.id);
  return together.indexOf(gun) - (together.length - 1) / 2;
}

const LINE_END = 42;

function linePoint(berth: Berth, target: Target, near: Side, share: number): Point {
  const { x, y } = besideRail(berth, letterX(target.letter), near, LINE_END);
  return { x: x + share * Math.min(14, CELL / 4), y };
}

interface LineProps {
  readonly from: Point;
  readonly to: Point;
  readonly picked: boolean;
  readonly order: number;
}

const START = 14;

/** A dashed curve from a gun to its section, with an arrow at its end. */
function Line({ from, to, picked }: LineProps): VNode {
  const up = Math.sign(to.y - from.y) || -1;
  const start = { x: from.x, y: from.y + up * START };
  const bend = (to.y - start.y) * 0.55;
  const d = `M${start.x} ${start.y}C${start.x} ${start.y + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`;
  return (
    <g class={picked ? 'bb-line picked' : 'bb-line'}>
      <path class="bb-line-under" d={d} />
      <path class="bb-line-dash" d={d} />
      <path class="bb-arrow" d={`M${to.x} ${to.y + up * 9}l-7 ${-up * 11}h14Z`} />
    </g>
  );
}

interface MuzzleProps {
  readonly at: Point;
  readonly number: number;
  readonly picked: boolean;
}

const Muzzle = ({ at, number, picked }: MuzzleProps): VNode => (
  <g class={picked ? 'bb-muzzle picked' : 'bb-muzzle'} transform={`translate(${at.x} ${at.y})`}>
    <circle r="13" />
    <text y="5.500">{number}</text>
  </g>
);

interface ChanceProps {
  readonly at: Point;
  readonly target: Target;
  readonly chosen: boolean;
  readonly narrow: boolean;
}

function Chance({ at, target: { hits }, chosen, narrow }: ChanceProps): VNode {
  const half = narrow ? 18 : 29;
  const look = ['bb-chance', chosen ? 'chosen' : '', hits === 0 ? 'none' : ''].filter(Boolean).join(' ');
  return (
    <g class={look} transform={`translate(${at.x} ${at.y})`}>
      <rect x={-half} y="-11.500" width={2 * half} height="23" rx="11.500" />
      <text y="5">{narrow ? ofSix(hits, FACES) : inSix(hits, FACES)}</text>
    </g>
  );
}

interface DiceOnProps {
  readonly enemy: Berth;
  readonly target: Target;
  readonly near: Side;
}

/** The faces that would hit something, on the very sections they strike, beside the crew. */
const DiceOn = ({ enemy, target, near }: DiceOnProps): VNode => (
  <>
    {target.faces
      .filter(({ losses }) => losses.length > 0)
      .map((face) => {
        const { x, y } = struckAt(enemy, target, face, near);
        return (
          <g key={face.die} class="bb-struck" transform={`translate(${x} ${y}) scale(0.42)`}>
            <DieFace die={face.die} />
          </g>
        );
      })}
  </>
);

/** In the corner of its section that neither gun nor crew uses; a hull is struck at the rail. */
function struckAt(berth: Berth, target: Target, { die, shot }: Face, near: Side): Point {
  const aside = 16;
  if (shot.result === 'hull') {
    return onDeck(berth, { x: letterX(target.letter) + aside, y: outwards(target.side ?? near) * (BEAM - 2) });
  }
  const { x, y } = cellPoint(cellAt(target.letter, die));
  return onDeck(berth, { x: x + aside, y: y + (y > 0 ? 14 : -14) });
}
