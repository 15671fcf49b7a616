import type { VNode } from 'preact';

/**
 * Engines from the side, in a box of 64 by 34 with the rails at its foot. Every class of train has its own build: a
 * switcher is short, an express has tall wheels, an alpine has a plough, a freighter pulls a car.
 */
interface EngineDrawing {
  readonly body: string;
  readonly trim: string;
  /** Middle and radius. */
  readonly wheels: readonly (readonly [x: number, radius: number])[];
}

const ENGINES: Readonly<Record<string, EngineDrawing>> = {
  switcher: {
    body: 'M12 24V10H26V14H44Q49 14 49 19V24ZM10 10V7H28V10Z',
    trim: 'M15 12H23V17H15ZM30 14V9H34V14M41 14V8H39V5H47V8H45V14',
    wheels: [
      [19, 5],
      [31, 5],
      [43, 5],
    ],
  },
  express: {
    body: 'M6 24V9H20V13H50Q55 13 55 18V24ZM4 9V6H22V9ZM55 20 62 28H52Z',
    trim: 'M9 11H17V16H9ZM27 13Q27 9 30 9T33 13M36 13Q36 10 38 10T40 13M46 13V7L44 4H52L50 7V13',
    wheels: [
      [13, 4],
      [26, 6.5],
      [39, 6.5],
      [51, 4],
    ],
  },
  alpine: {
    body: 'M8 24V9H22V12H46Q51 12 51 18V24ZM6 9V6H24V9ZM51 16 63 29H49Z',
    trim: 'M11 11H19V16H11ZM28 12V8H34V12M41 12V8L39 3H49L47 8V12',
    wheels: [
      [16, 5],
      [28, 5],
      [40, 5],
      [50, 3.5],
    ],
  },
  freighter: {
    body: 'M26 24V11H36V15H52Q57 15 57 19V24ZM24 11V8H38V11ZM57 21 63 28H55ZM1 24V12H21V24ZM21 21H26V23H21Z',
    trim: 'M28 13H34V17H28ZM50 15V9H48V6H56V9H54V15M5 12V24M9 12V24M13 12V24M17 12V24',
    wheels: [
      [6, 4],
      [16, 4],
      [32, 5],
      [43, 5],
      [53, 4],
    ],
  },
};

const RAIL = 29;

/** For use inside SVG; the colour is the current one. */
export function EngineDrawn({ kind }: { readonly kind: string }): VNode | null {
  const drawing = ENGINES[kind];
  if (drawing === undefined) return null;
  const { body, trim, wheels } = drawing;
  return (
    <g class="engine">
      <path class="engine-body" d={body} />
      <path class="engine-trim" d={trim} />
      {wheels.map(([x, r]) => (
        <circle key={x} class="engine-wheel" cx={x} cy={RAIL - r} r={r} />
      ))}
      {wheels.map(([x, r]) => (
        <circle key={x} class="engine-hub" cx={x} cy={RAIL - r} r="1.200" />
      ))}
    </g>
  );
}

/** On a card: with smoke above and rails below. */
export const EnginePicture = ({ kind }: { readonly kind: string }): VNode => (
  <svg class="engine-picture" viewBox="-10 -6 84 40" aria-hidden="true">
    <path class="engine-hills" d="M-10 24Q4 12 18 20T46 16 74 22V34H-10Z" />
    <path class="engine-smoke" d="M47 1q-4-4 1-5 2-4 6-1 5-2 5 3 3 3-2 4-6 1-10-1Z" />
    <path
      class="engine-rails"
      d="M-10 30H74M-6 30V33M2 30V33M10 30V33M18 30V33M26 30V33M34 30V33M42 30V33M50 30V33M58 30V33M66 30V33"
    />
    <EngineDrawn kind={kind} />
  </svg>
);
