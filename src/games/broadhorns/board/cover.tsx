import './cover.css';
import type { VNode } from 'preact';
import { CoverPicture } from '#kit/cover.tsx';

const WATERLINE = 318;

/** The picture on the shelf: a flatboat drifting south on an autumn evening, loaded with barrels. */
export const Cover = (): VNode => (
  <CoverPicture name="cover-bh">
    <rect class="bc-sky" width="1200" height="600" />
    <circle class="bc-sun" cx="905" cy="226" r="46" />
    <path class="bc-hills" d="M0 288C160 228 300 268 430 256S700 214 850 250S1080 226 1200 262V330H0Z" />
    <path class="bc-bank far" d={crowns(300, 26, 3)} />
    <path class="bc-bank" d={crowns(312, 17, 7)} />
    <rect class="bc-water" y={WATERLINE} width="1200" height={600 - WATERLINE} />
    <path class="bc-sunlight" d="M862 326h86M850 340h112M872 354h64M840 370h128M866 388h80M846 408h112" />
    <path class="bc-glint" d={GLINTS} />
    <Flatboat />
    <path class="bc-reeds" d={REEDS} />
  </CoverPicture>
);

/** A far bank of round crowns, none as wide as its neighbour. */
function crowns(base: number, size: number, step: number): string {
  const tops = Array.from({ length: 60 }, (_, i) => {
    const width = size * (1 + ((i * step) % 5) / 4);
    const fall = [3, -5, 4, -2, 1, -1][(i * step) % 6] ?? 0;
    return `a${(width * 0.62).toFixed(1)} ${(width * 0.56).toFixed(1)} 0 0 1 ${width.toFixed(1)} ${fall}`;
  });
  return `M-20 ${WATERLINE + 4}V${base}${tops.join('')}V${WATERLINE + 4}Z`;
}

const GLINTS = Array.from({ length: 66 }, (_, i) => {
  const row = Math.floor(i / 6);
  const y = WATERLINE + 9 + row * (9 + row * 1.6);
  const x = ((i * 229) % 1180) - 20;
  return `M${x} ${y.toFixed(0)}q${14 + (i % 5) * 7}-3 ${36 + (i % 7) * 11} 0`;
}).join('');

const REEDS = Array.from({ length: 52 }, (_, i) => {
  const x = i < 28 ? i * 8 : 980 + (i - 28) * 10;
  const height = 90 + ((i * 37) % 90);
  return `M${x} 606q${(i % 3) * 5 - 5}-${height / 2} ${(i % 5) * 6 - 10}-${height}`;
}).join('');

const KINDS = ['flour', 'apples', 'whiskey', 'pork', 'furs', 'flour', 'apples'] as const;

const Flatboat = (): VNode => (
  <g class="bc-boat" transform="translate(40 -74)">
    <path class="bc-shadow" d="M258 500C380 520 720 522 856 500L838 514C700 530 400 528 290 514Z" />
    <path class="bc-sweep" d="M300 436L132 506l-26 4M812 436L996 508l28 2" />
    <path class="bc-hull" d="M250 444L276 448H840L868 444L834 502H294Z" />
    <path
      class="bc-planks"
      d="M264 462H854M273 476H846M284 490H838M360 450V502M470 450V502M580 450V502M690 450V502M780 450V502"
    />
    <path class="bc-house" d="M660 448V388H804V448Z" />
    <path class="bc-boards" d="M684 390V448M708 390V448M732 390V448M780 390V448" />
    <path class="bc-door" d="M742 448V404H770V448Z" />
    <path class="bc-roof" d="M646 392C680 372 780 372 818 392Z" />
    {KINDS.map((kind, i) => (
      <Cask key={i} x={386 + i * 39} kind={kind} />
    ))}
    <g class="bc-man">
      <path d="M322 448L316 420C315 408 320 402 327 402S340 408 339 420L334 448Z" />
      <circle cx="328" cy="393" r="7" />
      <path d="M314 389H342L336 386C336 378 320 378 320 386Z" />
      <path class="bc-pole" d="M352 360L346 498" />
      <path class="bc-arm" d="M334 412L349 416" />
    </g>
  </g>
);

const Cask = ({ x, kind }: { x: number; kind: string }): VNode => (
  <g>
    <path
      class={`bc-barrel ${kind}`}
      d={`M${x - 12} 448C${x - 18} 436 ${x - 18} 420 ${x - 12} 408H${x + 12}C${x + 18} 420 ${x + 18} 436 ${x + 12} 448Z`}
    />
    <path class="bc-hoops" d={`M${x - 15} 418H${x + 15}M${x - 15} 438H${x + 15}`} />
  </g>
);
