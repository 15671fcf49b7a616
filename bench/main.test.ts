import { expect, test } from 'vitest';
import { bench } from './main.ts';

const GAME = 'mississippi-queen';

/** Runs a command line and keeps what it printed. */
async function run(line: string) {
  let [out, err] = ['', ''];
  const terminal = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    watched: false,
    width: 80,
  };
  return { code: await bench(line.split(' '), terminal), out, err };
}

test('explains itself', async () => {
  const help = await run('--help');
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toContain('npm run bench -- [options]');
  for (const option of ['only', 'list', 'record', 'json']) expect(help.out).toContain(`--${option}`);
});

test('a name that nothing has is wrong use, told in one sentence', async () => {
  expect(await run('--only nonsense')).toEqual({
    code: 2,
    out: '',
    err: 'sternwheel: nothing that is measured has nonsense in its name. See npm run bench -- --help.\n',
  });
});

test('lists what it would measure, and against what', async () => {
  const { code, out } = await run('--list --only random');
  expect(code).toBe(0);
  expect(out.split('\n')[0]).toBe(`random play/${GAME} (against turns of a bare loop of integer work)`);
});

test('measures, and gives each figure beside its reference', async () => {
  const { out } = await run(`--only cloning/${GAME} --json`);
  const [report] = JSON.parse(out) as Record<string, number>[];
  expect(report).toMatchObject({ name: `cloning/${GAME}`, unit: 'clones/s' });
  expect(report?.['value']).toBeGreaterThan(0);
  expect(report?.['reference']).toBeGreaterThan(0);
  expect(report?.['ratio']).toBeGreaterThan(1);
});
