import { seededNumbers } from './seeded.ts';

const SIDE = 512;

let made: string | undefined;

/**
 * The unevenness of paper as one small picture, grey on clear, made once and then only tiled:
 * a low frequency for the sheet, a high one for the grain. The themes tint what lies below it.
 */
export function paperGrain(): string {
  made ??= drawGrain();
  return made;
}

function drawGrain(): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const ink = canvas.getContext('2d');
  if (ink === null) return 'none';
  const picture = ink.createImageData(SIDE, SIDE);
  const cloud = waves(seededNumbers(1871));
  const grain = seededNumbers(42);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const shade = cloud(i % SIDE, Math.floor(i / SIDE)) * 9 + (grain() - 0.5) * 12;
    const tone = shade > 0 ? 255 : 0;
    picture.data.set([tone, tone, tone, Math.min(Math.abs(shade) * 1.3, 30)], i * 4);
  }
  ink.putImageData(picture, 0, 0);
  return `url(${canvas.toDataURL()})`;
}

/** A few waves that fit the side a whole number of times, so that the picture tiles without a seam. */
function waves(chance: () => number): (x: number, y: number) => number {
  const turns = (2 * Math.PI) / SIDE;
  const list = Array.from({ length: 14 }, () => ({
    u: Math.round((chance() - 0.5) * 14),
    v: Math.round((chance() - 0.5) * 14),
    phase: chance() * 2 * Math.PI,
  }));
  return (x, y) => list.reduce((sum, w) => sum + Math.sin((w.u * x + w.v * y) * turns + w.phase), 0) / list.length;
}
