import './cover.css';
import { CoverPicture } from '#kit/cover.tsx';

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const DECK = 372;

/** A trestle: posts down to the valley, braced crosswise. */
const trestle = (): string =>
  range(60, 1140, 72)
    .map((x) => {
      const foot = 372 + 150 * Math.sin((Math.PI * x) / 1200);
      return `M${x} ${DECK}L${x - 10} ${foot}M${x + 20} ${DECK}L${x + 30} ${foot}M${x - 5} ${(DECK + foot) / 2}H${x + 25}`;
    })
    .join('');

const Car = ({ x, color }: { readonly x: number; readonly color: string }) => (
  <g transform={`translate(${x} ${DECK})`}>
    <path class={color} d="M0-16V-66H118V-16Z" />
    <path class="cs-ink" d="M14-16V-66M30-16V-66M46-16V-66M62-16V-66M78-16V-66M94-16V-66" />
    <circle class="cs-engine" cx="24" cy="-12" r="11" />
    <circle class="cs-engine" cx="94" cy="-12" r="11" />
  </g>
);

const Engine = () => (
  <g transform={`translate(760 ${DECK})`}>
    <path class="cs-engine" d="M0-20V-104H60V-72H176Q196-72 196-46V-20ZM-8-104H68V-114H-8Z" />
    <path class="cs-engine" d="M146-72 140-124H176L170-72ZM100-72V-86H120V-72Z" />
    <path class="cs-brass" d="M136-130H180V-122H136ZM64-50H190V-44H64ZM96-90H124V-84H96Z" />
    <path class="cs-brass" d="M12-94H48V-70H12Z" />
    <path class="cs-engine" d="M196-24 232-4H190Z" />
    {[30, 82, 134].map((x) => (
      <circle key={x} class="cs-engine" cx={x} cy="-20" r="20" />
    ))}
    {[30, 82, 134].map((x) => (
      <circle key={x} class="cs-brass" cx={x} cy="-20" r="6" />
    ))}
    <path class="cs-ink" d="M30-20H134" />
    <circle class="cs-engine" cx="178" cy="-12" r="12" />
  </g>
);

/** The picture on the shelf: a goods train on a trestle, hills behind it, the river below. */
export const Cover = () => (
  <CoverPicture name="cover-sre">
    <rect class="cs-sky" width="1200" height="600" />
    <circle class="cs-sun" cx="250" cy="150" r="54" />
    <path class="cs-far" d="M0 330Q120 190 260 290T520 240Q640 130 780 270T1040 220Q1140 200 1200 280V600H0Z" />
    <path class="cs-hill" d="M0 420Q200 300 420 400T800 380Q1000 300 1200 400V600H0Z" />
    <path class="cs-near" d="M0 372H70Q300 560 600 546T1130 372H1200V600H0Z" />
    <path class="cs-water" d="M380 600Q520 536 620 548T860 600Z" />
    <path class="cs-bridge" d={trestle()} />
    <path class="cs-bridge" d={`M0 ${DECK}H1200M0 ${DECK + 8}H1200`} />
    <g class="cs-smoke">
      {[
        [918, 214, 22],
        [884, 184, 30],
        [834, 156, 38],
        [768, 132, 44],
        [690, 118, 46],
        [604, 112, 40],
      ].map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </g>
    <Car x={260} color="cs-car" />
    <Car x={424} color="cs-engine" />
    <Car x={588} color="cs-car" />
    <path class="cs-ink" d={`M378 ${DECK - 20}H424M542 ${DECK - 20}H588M706 ${DECK - 20}H760`} />
    <Engine />
  </CoverPicture>
);
