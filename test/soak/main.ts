import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    json: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed);
console.error(`soak of ${values.minutes} minutes with seed ${seed}`);
const result = await soak({
  seconds: Number(values.minutes) * 60,
  seed,
  say: (sentence) => console.error(sentence),
});
console.log(values.json ? JSON.stringify(result) : result);
/** A slow machine is not the server's fault: the echo's time is added, and turns are judged by processor time. */
const isFine =
  result.lost === 0 &&
  result.doubled === 0 &&
  result.p99Ms < 50 + result.referenceP99Ms &&
  result.longestCpuTurnMs < 50;
process.exit(isFine ? 0 : 1);
