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

const WATERLINE = 432;

/** The top of a wood seen across the water, one tree crown beside the other from the left edge to the right. */
function woods(seed: number, base: number, height: number): string {
  const draw = scenery(seed);
  let path = `M-10 ${WATERLINE}V${base}`;
  let y = base;
  for (let x = -10; x < 1210;) {
    const width = 16 + draw() * 30;
    const next = base - height * draw() * draw();
    const r = (width / 2) * (1.05 + 0.5 * draw());
    path += `a${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${width.toFixed(1)} ${(next - y).toFixed(1)}`;
    x += width;
    y = next;
  }
  return `${path}V${WATERLINE}Z`;
}

/** Engraver's water: short level strokes, close together far away and wide apart in front. */
function ripples(): string {
  const draw = scenery(71);
  let path = '';
  for (let row = 0; row < 22; row++) {
    const y = WATERLINE + 5 + row * row * 0.36 + row * 1.6;
    for (let x = -draw() * 60; x < 1200;) {
      const length = (12 + draw() * 60) * (0.7 + row / 14);
      path += `M${x.toFixed(0)} ${y.toFixed(1)}q${(length / 4).toFixed(0)} ${(draw() - 0.5) * 3} ${length.toFixed(0)} 0`;
      x += length + (18 + draw() * 90) * (0.6 + row / 16);
    }
  }
  return path;
}

/** Puffs drifting back from a chimney's crown. */
function puffs(x: number, y: number, seed: number) {
  const draw = scenery(seed);
  return Array.from({ length: 13 }, (_, i) => {
    const far = i / 12;
    return {
      cx: x - far * (330 + draw() * 40) - i * 4,
      cy: y - 18 - Math.sqrt(far) * 82 + (draw() - 0.5) * 22,
      r: 9 + far * 26 + draw() * 7,
    };
  });
}

/** First all outlines, then all bodies: so the puffs run together into one cloud. */
const Smoke = () => {
  const all = [...puffs(772, 152, 5), ...puffs(836, 152, 9)];
  return (
    <g>
      {all.map((puff, i) => (
        <circle key={i} class="cv-smoke-edge" {...puff} />
      ))}
      {all.map((puff, i) => (
        <circle key={i} class="cv-smoke" {...puff} />
      ))}
      {all.map(({ cx, cy, r }, i) => (
        <path
          key={i}
          class="cv-curl"
          d={`M${cx - r * 0.55} ${cy + r * 0.1}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.95} ${-r * 0.35}`}
        />
      ))}
    </g>
  );
};

const posts = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

interface DeckProps {
  readonly from: number;
  readonly to: number;
  readonly floor: number;
  readonly roof: number;
}

/** One deck: cabin with lit windows, gallery posts before it, a railing, and the roof of the deck below the next. */
function Deck({ from, to, floor, roof }: DeckProps) {
  const rail = floor - 13;
  return (
    <g>
      <rect class="cv-cabin" x={from + 26} y={roof} width={to - from - 60} height={floor - roof} />
      {posts(from + 42, to - 54, 24).map((x) => (
        <rect key={x} class="cv-window" x={x} y={roof + 9} width="11" height={floor - roof - 22} rx="5.5" />
      ))}
      <path
        class="cv-hair"
        d={posts(from + 6, to - 6, 24)
          .map((x) => `M${x} ${roof}V${floor}`)
          .join('')}
      />
      <path
        class="cv-hair"
        d={posts(from + 6, to - 6, 6)
          .map((x) => `M${x} ${rail}V${floor}`)
          .join('')}
      />
      <path class="cv-line" d={`M${from} ${rail}H${to}`} />
      <rect class="cv-roof" x={from - 8} y={roof - 5} width={to - from + 16} height="6" rx="3" />
    </g>
  );
}

const Wheel = () => (
  <g>
    <g class="cv-wheel">
      <circle class="cv-rim" cx="338" cy="392" r="58" />
      <circle class="cv-rim" cx="338" cy="392" r="44" />
      {posts(0, 330, 30).map((turn) => (
        <path key={turn} class="cv-spoke" d="M338 392V334M330 338h16" transform={`rotate(${turn} 338 392)`} />
      ))}
      <circle class="cv-hub" cx="338" cy="392" r="8" />
    </g>
    <path class="cv-strut" d="M338 392L420 356M338 392L424 412" />
  </g>
);

const Chimney = ({ x }: { readonly x: number }) => (
  <g>
    <path class="cv-stack" d={`M${x - 9} 300V172h18v128Z`} />
    <path class="cv-stack" d={`M${x - 9} 176l-8-20 6 5 4-9 7 8 7-8 4 9 6-5-8 20Z`} />
    <path class="cv-brass" d={`M${x - 9} 214h18M${x - 9} 222h18M${x - 9} 276h18`} />
  </g>
);

const Steamer = () => (
  <g class="cv-boat">
    <Smoke />
    <Chimney x={772} />
    <Chimney x={836} />
    <Wheel />
    <Deck from={560} to={760} floor={300} roof={268} />
    <path class="cv-cabin" d="M640 264v-38h66v38Z" />
    <path class="cv-window" d="M646 232h16v18h-16ZM666 232h14v18h-14ZM684 232h16v18h-16Z" />
    <path class="cv-roof" d="M630 227h86l-14-12h-58Z" />
    <Deck from={430} to={866} floor={346} roof={304} />
    <Deck from={404} to={908} floor={398} roof={352} />
    <path class="cv-hull" d="M384 402H930q30-4 52-18-8 44-44 54H400q-16-12-16-36Z" />
    <path class="cv-brass" d="M388 410H944" />
    <path class="cv-line" d="M930 400L836 300M930 400V330M930 334l26 10-26 8" />
    <text class="cv-name" x="640" y="430">
      Mississippi Queen
    </text>
    <path
      class="cv-foam"
      d="M284 440q-60 4-130 18M286 446q-40 8-92 26M984 436q40 6 92 22M978 444q30 8 60 24M296 438q20-10 44-8 30 0 52 8"
    />
  </g>
);

/** The picture on the shelf: a sternwheeler at dusk, drawn in the inks of the chart. */
export const Cover = () => (
  <CoverPicture name="cover-mq">
    <rect class="cv-sky" width="1200" height={WATERLINE} />
    <g class="cv-rings">
      {posts(64, 400, 28).map((r) => (
        <circle key={r} cx="965" cy="170" r={r} />
      ))}
    </g>
    <circle class="cv-sun" cx="965" cy="170" r="50" />
    <path class="cv-woods-far" d={woods(3, 384, 52)} />
    <path class="cv-woods" d={woods(8, 412, 40)} />
    <rect class="cv-water" y={WATERLINE} width="1200" height="170" />
    <path class="cv-ripples" d={ripples()} />
    <Steamer />
  </CoverPicture>
);
