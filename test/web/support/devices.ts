/** What a page is opened on. Nothing moves, unless a test is about motion. */
export const DESK = { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } } as const;
export const PHONE = {
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;
