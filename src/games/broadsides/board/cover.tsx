import './cover.css';
import { CoverPicture } from '#kit/cover.tsx';
import { seededNumbers } from '#kit/seeded.ts';

const WATERLINE = 410;
/** Ships are drawn large, with their waterline here. */
const DRAWN_AT = 450;
const SCALE = 0.62;

/** Engraver's water: short level strokes, wider apart in front. */
function ripples(): string {
  const chance = seededNumbers(1715);
  return Array.from({ length: 170 }, () => {
    const depth = chance();
    const y = WATERLINE + 6 + depth * depth * 180;
    const length = 16 + depth * 60 + chance() * 30;
    return `M${(chance() * 1200).toFixed(0)} ${y.toFixed(1)}q${(length / 4).toFixed(0)}-3 ${length.toFixed(0)} 0`;
  }).join('');
}

interface BrigProps {
  readonly x: number;
  /** -1 sails to the left. */
  readonly way: number;
  readonly band: string;
}

/** Three square sails on a mast, one above the other. */
const sails = (x: number, top: number): string =>
  [0, 1, 2]
    .map((i) => {
      const [half, y] = [34 + i * 13, top + i * 66];
      return `M${x - half} ${y}Q${x} ${y - 8} ${x + half} ${y}Q${x + half + 14} ${y + 32} ${x + half + 6} ${y + 56}Q${x} ${y + 40} ${x - half - 6} ${y + 56}Q${x - half + 4} ${y + 30} ${x - half} ${y}Z`;
    })
    .join('');

const PORTS = Array.from({ length: 6 }, (_, i) => `M${-118 + i * 42} 404h16v14h-16Z`).join('');

/** A brig under sail, broadside on. */
const Brig = ({ x, way, band }: BrigProps) => (
  <g
    transform={`translate(${x} ${WATERLINE - DRAWN_AT * SCALE}) scale(${way * SCALE} ${SCALE})`}
    style={{ '--band': band }}
  >
    <path class="cv-mast" d="M-110 372V128M0 372V84M104 372V132M170 372L276 322" />
    <path class="cv-rope" d="M276 322L104 132M276 322L0 84M-110 128L-206 352M0 84L-170 368M104 132L-20 368" />
    <path class="cv-sail" d={sails(-110, 152) + sails(0, 112) + sails(104, 156)} />
    <path class="cv-sail" d="M196 356Q226 300 148 214Q166 300 156 356Z" />
    <path
      class="cv-hull"
      d="M-208 340L-190 346V372H168L196 352Q214 366 210 380Q190 440 160 462H-176Q-206 430-208 340Z"
    />
    <path class="cv-band" d="M-204 396H200L194 424H-200Z" />
    <path class="cv-ports" d={PORTS} />
    <path class="cv-flag" d="M0 84V60L-44 70 0 82ZM-208 340V296L-258 308-208 324Z" />
  </g>
);

/** Smoke rolling between the two, and the flashes in it. */
function Smoke() {
  const chance = seededNumbers(41);
  const puffs = Array.from({ length: 26 }, (_, i) => ({
    cx: 508 + (i % 13) * 13 + chance() * 18,
    cy: 396 - chance() * 96 - (i > 12 ? 20 : 0),
    r: 10 + chance() * 18,
  }));
  return (
    <g>
      <path class="cv-flash" d="M520 386l-34-10 22 12-26 8 40 2ZM690 384l36-12-24 14 28 8-42 0Z" />
      {puffs.map((puff, i) => (
        <circle key={i} class="cv-smoke" {...puff} />
      ))}
    </g>
  );
}

/** The picture on the shelf: two ships exchanging broadsides off an island. */
export const Cover = () => (
  <CoverPicture name="cover-bb">
    <rect class="cv-sky" width="1200" height={WATERLINE} />
    <path
      class="cv-rays"
      d={Array.from({ length: 40 }, (_, i) => {
        const angle = (i * Math.PI) / 20;
        return `M${(600 + Math.cos(angle) * 64).toFixed(0)} ${(250 + Math.sin(angle) * 64).toFixed(0)}l${(Math.cos(angle) * 700).toFixed(0)} ${(Math.sin(angle) * 700).toFixed(0)}`;
      }).join('')}
    />
    <circle class="cv-sun" cx="600" cy="250" r="50" />
    <path
      class="cv-island"
      transform="translate(0 -40)"
      d="M430 450Q480 400 540 408Q580 352 640 372Q690 400 740 404Q780 420 800 450Z"
    />
    <rect class="cv-water" y={WATERLINE - 4} width="1200" height="200" />
    <path class="cv-ripples" d={ripples()} />
    <Brig x={330} way={1} band="var(--seat-0)" />
    <Brig x={870} way={-1} band="var(--seat-1)" />
    <Smoke />
  </CoverPicture>
);
