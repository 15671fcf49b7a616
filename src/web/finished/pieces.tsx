import type { VNode } from 'preact';
import { EmblemMark } from '#kit/emblem.tsx';

/** One piece of a game, drawn from -50 to 50 and standing on y = 0, with the emblem of its seat. */
interface Drawn {
  /** In the colour of the seat. */
  readonly body: string;
  /** Dark parts: wheels, roofs, spars. */
  readonly dark: string;
  /** Light parts: windows, sails, planks. */
  readonly light: string;
  readonly emblem: readonly [x: number, y: number];
}

const wheel = (x: number, r: number) => `M${x - r} ${-r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const PIECES: Readonly<Record<string, Drawn>> = {
  'small-railroad-empires': {
    body: 'M-44-16V-50H-20V-38H34L40-32V-16Z',
    dark: 'M-47-56H-17V-50H-47ZM22-38V-52L17-62H35L30-52V-38ZM40-16 52-6H34V-16ZM2-38a5 5 0 0 1 10 0Z',
    light: `M-39-46H-26V-36H-39Z${wheel(-33, 11)}${wheel(-8, 11)}${wheel(15, 8)}${wheel(33, 8)}`,
    emblem: [2, -26],
  },
  'mississippi-queen': {
    body: 'M-40-14H44L36 0H-34ZM-26-36H26V-32H-26ZM-16-54H12V-50H-16Z',
    dark: `${wheel(-38, 12)}M14-54V-76H19V-54ZM22-54V-76H27V-54ZM12-79H29V-75H12Z`,
    light: 'M-26-32H28V-14H-26ZM-18-50H22V-36H-18ZM-6-64H4V-54H-6Z',
    emblem: [4, -24],
  },
  broadhorns: {
    body: 'M-18-34H30V-14H-18Z',
    dark: 'M-22-38H34V-33H-22ZM-26-22-52-34-54-31-28-18ZM36-22 50-36 53-34 40-19Z',
    light: 'M-48-14H46L40 0H-40ZM-44-24H-22V-14H-44Z',
    emblem: [6, -23],
  },
  montana: {
    body: 'M-30-34H30V0H-30Z',
    dark: 'M-38-32 0-62 38-32 34-27 0-53-34-27ZM-5-20H7V0H-5ZM14-56H22V-42L14-48Z',
    light: 'M-24-26H-11V-14H-24ZM13-26H25V-14H13Z',
    emblem: [0, -36],
  },
  broadsides: {
    body: 'M-46-18H42L52-24 42-4Q40 0 34 0H-34Q-42 0-46-18Z',
    dark: 'M-22-18V-74H-19V-18ZM6-18V-82H9V-18ZM42-20 58-32 59-29 44-17ZM-34-12H-28V-7H-34ZM-10-12H-4V-7H-10ZM14-12H20V-7H14Z',
    light: 'M-36-68H-6L-4-48H-38ZM-38-46H-4L-2-26H-40ZM-8-78H24L27-54H-11ZM-10-52H28L30-26H-12Z',
    emblem: [10, -40],
  },
};

/** A pawn, for a game that has no piece here yet. */
const PAWN: Drawn = {
  body: 'M-22 0Q-18-8-12-14-8-26-8-34H8Q8-26 12-14 18-8 22 0Z',
  dark: '',
  light: 'M-12-42a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z',
  emblem: [0, -44],
};

/** A piece of the game in the colour of a seat. */
export function SeatPiece({ game, seat }: { readonly game: string; readonly seat: number }): VNode {
  const { body, dark, light, emblem } = PIECES[game] ?? PAWN;
  return (
    <svg class={`seat-piece seat-${seat}`} viewBox="-60 -86 120 88" aria-hidden="true">
      <path class="piece-light" d={light} />
      <path class="piece-body" d={body} />
      <path class="piece-dark" d={dark} />
      <g transform={`translate(${emblem.join(' ')})`}>
        <EmblemMark seat={seat} r={9} />
      </g>
    </svg>
  );
}
