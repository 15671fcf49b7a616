import './cover.css';
import { CoverPicture } from '#kit/cover.tsx';

/** A generator for scenery only: the same picture for everyone, every time. */
function scenery(seed: number): () => number {
  let s = seed;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
}

const PRAIRIE = 400;

/** A range of peaks from the left edge to the right. */
function peaks(seed: number, base: number, height: number): string {
  const draw = scenery(seed);
  let path = `M-20 ${PRAIRIE + 20}V${base}`;
  for (let x = -20; x < 1220;) {
    const width = 70 + draw() * 130;
    const top = base - height * (0.35 + 0.65 * draw());
    path += `L${(x + width * (0.35 + 0.3 * draw())).toFixed(0)} ${top.toFixed(0)}L${(x + width).toFixed(0)} ${(base - 14 * draw()).toFixed(0)}`;
    x += width;
  }
  return `${path}V${PRAIRIE + 20}Z`;
}

/** Engraver's grass: short strokes, small and close together far away, tall and wide apart in front. */
function grass(): string {
  const draw = scenery(19);
  let path = '';
  for (let row = 0; row < 20; row++) {
    const y = PRAIRIE + 12 + row * row * 0.45 + row * 2;
    const tall = 3 + row * 0.75;
    for (let x = draw() * 50; x < 1200; x += (14 + draw() * 60) * (0.6 + row / 10)) {
      path += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-tall * 0.4).toFixed(1)} ${(-tall).toFixed(1)}m${(tall * 0.4).toFixed(1)} ${tall.toFixed(1)}v${(-tall * 1.25).toFixed(1)}m0 ${(tall * 1.25).toFixed(1)}l${(tall * 0.45).toFixed(1)} ${(-tall).toFixed(1)}`;
    }
  }
  return path;
}

const SPOKES = [0, 45, 90, 135];

const CartWheel = ({ x, r }: { readonly x: number; readonly r: number }) => (
  <g transform={`translate(${x} 86)`}>
    <circle class="mc-rim" r={r} />
    {SPOKES.map((turn) => (
      <path key={turn} class="mc-spoke" d={`M0 ${-r}V${r}`} transform={`rotate(${turn})`} />
    ))}
    <circle class="mc-hub" r="6" />
  </g>
);

/** A covered wagon, seen from the side. */
const Wagon = ({ at, size }: { readonly at: readonly [number, number]; readonly size: number }) => (
  <g transform={`translate(${at[0]} ${at[1]}) scale(${size})`}>
    <path class="mc-shadow" d="M-120 122Q0 104 130 122Q0 136-120 122Z" />
    <path class="mc-canvas" d="M-104 40C-124-40-96-62-74-66Q0-78 78-66C104-58 122-38 104 40Z" />
    <path class="mc-hoop" d="M-52-68C-62-30-60 6-56 40M0-72V40M52-68C62-30 60 6 56 40" />
    <path class="mc-bed" d="M-112 40H112L98 72H-98Z" />
    <path class="mc-line" d="M-106 52H107M112 60L178 74" />
    <CartWheel x={-64} r={36} />
    <CartWheel x={66} r={30} />
  </g>
);

const House = ({ at, size }: { readonly at: readonly [number, number]; readonly size: number }) => (
  <g transform={`translate(${at[0]} ${at[1]}) scale(${size})`}>
    <path class="mc-shadow" d="M-46 40H62L44 50H-40Z" />
    <path class="mc-wall" d="M-42 40V-4H42V40Z" />
    <path class="mc-roof" d="M-54-2-34-40H34L54-2Z" />
    <path class="mc-window" d="M-28 10h16v14h-16ZM12 10h16v14h-16Z" />
    <path class="mc-bed" d="M-7 40V14H7V40ZM18-40V-54H30V-40Z" />
    <path class="mc-smoke" d="M24-58c-8-14 10-18 2-34s12-18 4-34" />
  </g>
);

/**
 * The picture on the shelf: wagons in front of blue mountains, and the first houses of the valley, all in the half that
 * wide screens show.
 */
export const Cover = () => (
  <CoverPicture name="cover-mt">
    <rect class="mc-sky" width="1200" height={PRAIRIE + 20} />
    <circle class="mc-sun" cx="250" cy="180" r="56" />
    <path class="mc-range-far" d={peaks(4, 330, 190)} />
    <path class="mc-range" d={peaks(11, 390, 150)} />
    <path class="mc-prairie" d={`M0 ${PRAIRIE}Q300 ${PRAIRIE - 22} 640 ${PRAIRIE - 4}T1200 ${PRAIRIE - 12}V600H0Z`} />
    <path class="mc-lake" d="M60 470Q160 440 300 452T410 482Q330 506 190 502T60 470Z" />
    <path class="mc-grass" d={grass()} />
    <House at={[820, 396]} size={0.7} />
    <House at={[940, 410]} size={0.9} />
    <House at={[1068, 400]} size={0.75} />
    <Wagon at={[560, 370]} size={0.64} />
    <Wagon at={[330, 376]} size={0.42} />
  </CoverPicture>
);
