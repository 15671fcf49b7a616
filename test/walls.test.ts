import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Each line plants one file that crosses a wall; the compiler must refuse that file. */
const BREACHES: readonly (readonly [file: string, text: string, why: string])[] = [
  ['src/engine/breach.ts', "import '#bots/random.ts';", 'the engine uses no other room'],
  ['src/geometry/breach.ts', "import '#engine/rng.ts';", 'geometry uses no other room'],
  ['src/bots/breach.ts', "import '#games/registry.ts';", 'bots know no game'],
  ['src/table/breach.ts', "import '#server/serve.ts';", 'a table knows no transport'],
  ['src/kit/breach.ts', "import '#games/registry.ts';", 'the kit knows no game'],
  ['src/words/breach.ts', "import '#kit/stage.tsx';", 'words know no screen'],
  ['src/web/breach.ts', "import '#server/serve.ts';", 'the browser never imports the server'],
  ['src/server/breach.ts', "import '#web/main.tsx';", 'the server never imports the browser'],
  ['src/games/mississippi-queen/breach.ts', "import '#bots/random.ts';", 'rules know no bot'],
  ['src/games/mississippi-queen/breach-board.ts', "import './board/board.tsx';", 'rules know no board'],
  ['src/games/mississippi-queen/bot/breach.ts', "import '../board/board.tsx';", 'a bot knows no board'],
  ['src/games/mississippi-queen/board/breach.ts', "import '#bots/random.ts';", 'a board knows no bot'],
  [
    'src/games/mississippi-queen/breach-game.ts',
    "import '#games/another-game/game.ts';",
    'a game never imports another',
  ],
  ['src/games/mississippi-queen/breach-screen.ts', 'document.title;', 'rules know no screen'],
  ['src/games/mississippi-queen/breach-process.ts', 'process.exit();', 'rules know no process'],
];

/** A game whose state knows a phase that has no section. */
const FORGETFUL = `
import type { Game } from '#engine/game.ts';
import { type Phase, type Phased, phasedGame } from '#engine/phases.ts';
type State = Phased<'plough' | 'sow'>;
type Step = { type: 'step' };
declare const parts: Parameters<typeof phasedGame<State, Step, State, Step, object>>[0];
declare const plough: Phase<State, Step, Step>;
export const game: Game<State, Step, State, Step, object> = phasedGame(parts, { plough });
`;

/** What the compiler cannot see, lint does. */
const SINS: readonly (readonly [file: string, text: string, why: string])[] = [
  ['src/games/mississippi-queen/sin-random.ts', 'export const roll = Math.random();', 'rules own no generator'],
  ['src/games/montana/sin-seeded.ts', "export { seeded } from '#engine/seeded.ts';", 'rules own no generator'],
  ['src/games/montana/rules/sin-text.ts', "export { words } from '../words/words.ts';", 'rules know no texts'],
  ['src/engine/sin-clock.ts', 'export const now = Date.now();', 'rules know no clock'],
];

/** All that the check of the types reads. */
const COPIED =
  'src bench scripts dev test package.json tsconfig.base.json tsconfig.tests.json .oxlintrc.json vite.config.ts vitest.config.ts'.split(
    ' ',
  );

const root = process.cwd();
const copy = join(root, '.build', 'walls');

const check = (...programs: string[]) => {
  const done = spawnSync(process.execPath, ['scripts/check.ts', ...programs], { cwd: copy, encoding: 'utf8' });
  return { failed: done.status !== 0, said: done.stdout + done.stderr };
};

const plant = (file: string, text: string) => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), `${text}\n`);
};

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const path of COPIED) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the walls between the rooms', () => {
  let said = '';

  test('stand as the design says: the tree itself passes', () => {
    expect(check('tsc')).toMatchObject({ failed: false });
  });

  test('an import that crosses a wall fails the check', () => {
    plant('src/games/another-game/game.ts', 'export const game = 1;');
    for (const [file, text] of BREACHES) plant(file, `${text}\nexport {};`);
    plant('src/testing/breach-phase.ts', FORGETFUL);
    const done = check('tsc');
    said = done.said;
    expect(done.failed).toBe(true);
  });

  test('the check names what crosses first, and says what the room may import', () => {
    const [first = ''] = said.split('\n');
    expect(first).toMatch(/^src\/\S+breach\S* must not import src\/\S+: src\/\S+ may import /);
    const crossed = said.split('\n').filter((line) => line.includes(' must not import '));
    expect(said).toContain(crossed.join('\n'));
    expect(crossed).toContain(
      'src/table/breach.ts must not import src/server/serve.ts: src/table may import src/engine, src/games, src/protocol.',
    );
    expect(crossed.map((line) => line.split(' ')[0]).sort()).toEqual(
      BREACHES.filter(([, text]) => text.startsWith('import'))
        .map(([file]) => file)
        .sort(),
    );
  });

  test('a forgotten phase is named', () => {
    expect(said).toMatch(/^src\/testing\/breach-phase\.ts.*Property 'sow' is missing/m);
  });

  test.each(BREACHES)('%s: %s is refused, since %s', (file) => {
    expect(
      said.split('\n').filter((line) => line.startsWith(file) && line.includes('error TS')).length,
    ).toBeGreaterThan(0);
  });

  test.each(SINS)('%s: %s is refused by lint, since %s', (file, text) => {
    plant(file, text);
    const lint = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', file], { cwd: copy, encoding: 'utf8' });
    rmSync(join(copy, file));
    expect(lint.status).not.toBe(0);
    expect(lint.stdout).toContain('no-restricted');
  });
});

/** Lint holds all code to it. */
const MOST_LINES = 300;

test('no style sheet is longer than a file may be', () => {
  const sheets = globSync('src/**/*.css').map(
    (sheet) => [sheet, readFileSync(sheet, 'utf8').split('\n').length] as const,
  );
  expect(sheets).not.toEqual([]);
  expect(sheets.filter(([, lines]) => lines > MOST_LINES)).toEqual([]);
});
