import { expect, test } from 'vitest';
import { loadExamples, loadGame } from '#games/registry.ts';
import { main } from './main.ts';

const GAME = 'mississippi-queen';

/** Runs a command line and keeps what it printed. */
async function run(line: string) {
  let [out, err] = ['', ''];
  const terminal = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
  const code = await main(line.split(' '), { ...terminal, watched: false, width: 80 });
  return { code, out, err };
}

test('prints the whole guide, wrapped, with the rules of every table', async () => {
  const { code, out } = await run(`rules ${GAME}`);
  expect(code).toBe(0);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(out).toContain('In every game\n=============');
});

test('prints worked examples after their rule, with the positions drawn', async () => {
  const [example] = await loadExamples(GAME);
  const rule = (await run(`rules ${GAME} ${example?.rule}`)).out;
  expect(rule).toContain(`  Example: ${example?.title}\n`);
  expect(rule.replaceAll(/\s+/g, ' ')).toContain(example?.steps[0]?.text);
  const [chapter] = JSON.parse((await run(`rules ${GAME} ${example?.rule} --json`)).out) as [
    { readonly rules: [{ readonly examples: [{ readonly steps: [{ readonly board: string }] }] }] },
  ];
  const [first] = chapter.rules[0].examples[0].steps;
  expect(first.board.split('\n').length).toBeGreaterThan(5);
  expect(rule).toContain(first.board.split('\n')[3]);
});

test('prints the one rule that a ruling names, with or without the name of the game', async () => {
  const game = await loadGame(GAME);
  const [rule] = game.guide[0]?.rules ?? [];
  const short = await run(`rules ${GAME} ${rule?.id}`);
  expect(short.out).toContain(rule?.title);
  expect(await run(`rules ${GAME} ${GAME}/${rule?.id}`)).toEqual(short);
  expect((await run(`rules ${GAME} common/over`)).out).toContain('The game is over');
  expect(JSON.parse((await run(`rules ${GAME} ${rule?.id} --json`)).out)).toMatchObject([{ rules: [rule] }]);
});
