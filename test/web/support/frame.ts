import type { Page } from 'playwright-core';

/** The sizes for which the frame of the table is designed. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

/** What the frame of a table must never do, as seen at one moment. */
export interface FrameSight {
  /** The regions and their boxes in words: they may not change during a game. */
  readonly boxes: string;
  /** Buttons of the decision bar, without undo and the list. */
  readonly buttons: number;
  /** What is written too small to read. */
  readonly smallTexts: readonly string[];
  /** What can be pressed and is too small for a thumb; looked for on touch screens only. */
  readonly smallTargets: readonly string[];
}

export const lookAtFrame = (page: Page): Promise<FrameSight> =>
  page.evaluate(
    ({ regions, leastText, leastTarget, leastPlace }) => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const nameOf = (element: Element) =>
        `${element.getAttribute('class') ?? element.tagName}: ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`;
      const boxOf = (selector: string): string => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        const sides = box && [box.x, box.y, box.width, box.height].map((side) => Math.round(side));
        return `${selector} ${sides?.join(' ') ?? 'none'}`;
      };
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
      // Labels drawn on a chart keep their size at any zoom by other means.
      const written = all('.table-page :not(svg, svg *)').filter(
        (element) =>
          element.closest('.unseen') === null &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
      );
      const isCoarse = matchMedia('(pointer: coarse)').matches;
      const isSmall = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const least = element.matches('.place') ? leastPlace : leastTarget;
        return width > 0 && (width < least || height < least);
      };
      return {
        boxes: regions.map(boxOf).join('\n'),
        buttons: all('.bar .choice:not(.square)').length,
        smallTexts: written.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < leastText).map(nameOf),
        smallTargets: isCoarse
          ? all('.bar button, .focus-tab, .mine-region button, .place.open').filter(isSmall).map(nameOf)
          : [],
      };
    },
    { regions: REGIONS, leastText: LEAST_TEXT, leastTarget: LEAST_TARGET, leastPlace: LEAST_PLACE },
  );

const REGIONS = ['.mast', '.table-grid > .seats', '.board', '.focus-tabs', '.mine-region', '.bar', '.side'];
const LEAST_TEXT = 12;
/** A pixel is lost by rounding. */
const LEAST_TARGET = 43;
/** The narrowest phone shows Montana's whole prairie, and fields that touch cannot be wider than they are. */
const LEAST_PLACE = 38;
