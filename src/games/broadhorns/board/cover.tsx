import './cover.css';
import type { VNode } from 'preact';

/** A flatboat drifting south on an autumn evening, loaded with barrels. */
export const Cover = (): VNode => (
  <svg
    class="bh-cover"
    viewBox="0 0 1200 600"
    preserveAspectRatio="xMidYMid slice"
    role="presentation"
    aria-hidden="true"
  >
    <rect class="bc-sky" width="1200" height="600" />
    <circle class="bc-sun" cx="880" cy="268" r="74" />
    <path class="bc-hills" d="M0 330C160 270 300 300 430 290S700 250 850 285S1080 262 1200 300V360H0Z" />
    <path class="bc-bank" d={BANK} />
    <rect class="bc-water" y="380" width="1200" height="220" />
    <path class="bc-glint" d={GLINTS} />
    <Flatboat />
    <path class="bc-reeds" d={REEDS} />
  </svg>
);

/** A far bank of round crowns, each as wide as the last is high. */
const BANK = `M-10 392V346${Array.from({ length: 34 }, (_, i) => `a${22 + ((i * 7) % 11)} ${20 + ((i * 5) % 13)} 0 0 1 36 ${[3, -4, 2, -3, 4, -2][i % 6] ?? 0}`).join('')}V392Z`;

const GLINTS = Array.from({ length: 60 }, (_, i) => {
  const y = 392 + Math.floor(i / 6) * 20;
  const x = ((i * 229) % 1180) - 20;
  return `M${x} ${y}q${20 + (i % 5) * 9}-4 ${50 + (i % 7) * 14} 0`;
}).join('');

const REEDS = Array.from({ length: 46 }, (_, i) => {
  const x = i < 26 ? i * 11 : 900 + (i - 26) * 15;
  const height = 46 + ((i * 37) % 58);
  return `M${x} 606q${(i % 3) * 5 - 5}-${height / 2} ${(i % 5) * 5 - 8}-${height}`;
}).join('');

const BARRELS = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: 378 + i * 46,
  kind: ['flour', 'apples', 'whiskey', 'pork', 'furs', 'flour'][i] ?? '',
}));

const Flatboat = (): VNode => (
  <g class="bc-boat">
    <path class="bc-shadow" d="M250 506H860L830 524H290Z" />
    <path class="bc-sweep" d="M300 436L150 520M812 436L980 528" />
    <path class="bc-hull" d="M262 448H850L826 504H296Z" />
    <path class="bc-planks" d="M268 462H844M275 476H838M282 490H832" />
    <path class="bc-house" d="M664 448V388H800V448Z" />
    <path class="bc-roof" d="M652 390L732 366L812 390Z" />
    {BARRELS.map(({ x, kind }) => (
      <path
        key={x}
        class={`bc-barrel ${kind}`}
        d={`M${x - 15} 448C${x - 21} 434 ${x - 21} 416 ${x - 15} 402H${x + 15}C${x + 21} 416 ${x + 21} 434 ${x + 15} 448Z`}
      />
    ))}
    <path class="bc-man" d="M318 448V416M318 424L306 434M318 424L334 432M310 410H326M313 410V400H323V410" />
    <path class="bc-pole" d="M334 392V500" />
  </g>
);
