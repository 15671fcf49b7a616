import type { VNode } from 'preact';
import { seededNumbers } from '#kit/seeded.ts';
import type { Town } from '../sheets.ts';

/** A house, a house with its gable to the river, a chimney or a church, from its foot: 12 to 26 wide. */
const HOUSES = [
  { width: 24, wall: 'M2 0V-7H22V0Z', roof: 'M0-6.500L5-13H19L24-6.500Z' },
  { width: 17, wall: 'M2 0V-7H15V0Z', roof: 'M0-6.500L8.5-15L17-6.500Z' },
  { width: 11, wall: 'M2 0V-13H9V0Z', roof: 'M1-12H10V-15H1Z' },
  { width: 20, wall: 'M2 0V-8H12V-14H17V0Z', roof: 'M0-7.500L7-14L13-8V-8L11-13.500L14.5-23L18-13.500Z' },
] as const;

interface RoofsProps {
  readonly town: Town;
  /** The board below them. */
  readonly width: number;
  readonly count?: number;
}

/** The roofs of a town looking out above its board: no name is ever written across them. */
export function Roofs({ town, width, count = 6 }: RoofsProps): VNode {
  const chance = seededNumbers(town * 97 + 11);
  let x = width * 0.34 + chance() * 14;
  const row = Array.from({ length: count }, (_, i) => {
    const kind = i === 2 ? CHURCH : Math.floor(chance() * CHURCH);
    const at = x;
    x += (HOUSES[kind]?.width ?? 0) + (chance() < 0.3 ? 7 : 1);
    return { kind, at, shade: Math.floor(chance() * 3) };
  });
  return (
    <g class="roofs" aria-hidden="true">
      <path class="rise" d={`M${width * 0.26} 4Q${width * 0.6} -9 ${width - 6} 4Z`} />
      {row
        .filter(({ at }) => at < width - 30)
        .map(({ kind, at, shade }) => (
          <g key={at} class={`house shade-${shade}`} transform={`translate(${at.toFixed(1)} 2) scale(0.84)`}>
            <path class="wall" d={HOUSES[kind]?.wall ?? ''} />
            <path class="roof" d={HOUSES[kind]?.roof ?? ''} />
          </g>
        ))}
    </g>
  );
}

const CHURCH = 3;
