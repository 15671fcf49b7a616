import { seeded } from '#engine/seeded.ts';

/** One turn of the loop does about as much as the simplest decision: one draw, some reads, some writes. */
const TURNS = 10_000;
const READS = 16;
const CELLS = 64;

const cells = new Int32Array(CELLS);
const rng = seeded(1);

/**
 * The bare loop that random play is measured against. Each turn draws one number with the generator of the simulations.
 * Then it does sixteen dependent rounds of integer work on a small table: a read, a few operations, a write. No
 * objects, no lists, no calls except the draw. Its speed stands for the machine's.
 */
export function referenceLoop(): number {
  for (let turn = 0; turn < TURNS; turn++) {
    let at = rng.below(CELLS);
    for (let i = 0; i < READS; i++) {
      const mixed = (Math.imul(cells[at] as number, 0x9e3779b1) + turn) ^ at;
      cells[at] = mixed;
      at = (mixed >>> 13) & (CELLS - 1);
    }
  }
  return TURNS;
}
