import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CHANCE } from '#engine/actor.ts';
import { silent, defaultOptions } from '#engine/game.ts';
import { type GameRecord, type Move, recordOf } from '#engine/record.ts';
import { pick } from '#engine/rng.ts';
import { loadGame } from '#games/registry.ts';
import { newDirectory } from '#server/temporary.ts';
import { commitmentTo, entropiesAt, fairRng } from '#table/fair.ts';
import { seeded } from '#engine/seeded.ts';
import type { ArenaReport } from './arena.ts';
import { main } from './main.ts';
import type { SimReport } from './sim.ts';

const GAME = 'mississippi-queen';
const SECRET = '5a'.repeat(32);
const ENTROPIES = [{ seat: 0, from: 0, entropy: 'c3'.repeat(32) }];

/** Runs a command line and keeps what it printed. */
async function run(line: string, watched = false) {
  let [out, err] = ['', ''];
  const code = await main(
    line.split(' ').filter((word) => word !== ''),
    {
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      watched,
      width: 80,
    },
  );
  return { code, out, err };
}

const folder = newDirectory(afterAll);

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** A whole random game with its chance drawn as at a table. */
async function fairRecord(): Promise<GameRecord> {
  const game = await loadGame(GAME);
  const options = defaultOptions(game.meta);
  const state = game.setup(3, options);
  const rng = seeded(4);
  const moves: Move[] = [];
  for (let awaiting = game.awaiting(state); awaiting.length > 0; awaiting = game.awaiting(state)) {
    const actor = pick(rng, awaiting);
    const fair = fairRng(SECRET, entropiesAt(ENTROPIES, 3, moves.length), moves.length);
    const action = actor === CHANCE ? game.chance(state, fair) : pick(rng, game.legal(state, actor));
    game.apply(state, actor, action, silent);
    moves.push([actor, action]);
  }
  return recordOf(game, 3, options, moves);
}

const asFile = (record: GameRecord) => ({
  sternwheel: 'record',
  schema: 1,
  ...record,
  names: ['Ada', 'Ben', 'Cy'],
  chance: { commitment: commitmentTo(SECRET), secret: SECRET, entropies: ENTROPIES, from: 0 },
});

describe('the command', () => {
  test('lists its commands, and every one of them explains itself', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    const names = [...out.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name);
    expect(names.join(' ')).toBe('serve check backup restore sim arena replay verify rules');
    for (const name of names) {
      const help = await run(`${name} --help`);
      expect(help).toMatchObject({ code: 0, err: '' });
      expect(help.out).toContain(`sternwheel ${name}`);
      expect(help.out).toContain('--json');
    }
  });

  test('without a word it prints its help and counts as wrong use', async () => {
    expect(await run('')).toMatchObject({ code: 2, err: '' });
  });

  test.each([
    ['fly', 'there is no command fly'],
    ['constructor', 'there is no command constructor'],
    ['sim', 'name a game: mississippi-queen'],
    ['sim --game chess', 'there is no game chess'],
    ['sim --fast', "Unknown option '--fast'"],
    ['sim extra --game mississippi-queen', 'does not know what to do with extra'],
    [`sim --game ${GAME} --games many`, '--games must be a whole number from 1, not many'],
    [`sim --game ${GAME} --games 0`, '--games must be a whole number from 1, not 0'],
    [`sim --game ${GAME} --games -3`, "Option '--games' argument is ambiguous"],
    [`sim --game ${GAME} --games`, "Option '--games <value>' argument missing"],
    [`sim --game ${GAME} --seats 9`, 'is played with 3, 4, 5 seats'],
    [`sim --game ${GAME} --options speed=9`, 'has no option speed; it has race'],
    [`sim --game ${GAME} --options race=slow`, 'option race must be one of passengers, introductory, not slow'],
    [`sim --game ${GAME} --options race`, 'option race must be one of passengers, introductory, not empty'],
    [`arena --game ${GAME}`, 'name at least two bots'],
    [`arena --game ${GAME} --bots greedy,genius`, 'there is no bot genius; choose from random, easy, greedy, search'],
    [`arena --game ${GAME} --seats 3 --bots random,random,random,random`, '4 bots do not fit at 3 seats'],
    [`arena --game ${GAME} --bots search,random --ms 1 --iterations 1`, 'give --ms or --iterations, not both'],
    ['replay', 'replay needs FILE'],
    ['replay /no/such/file', 'there is no file /no/such/file'],
    ['verify /', 'cannot be read'],
    ['rules', 'rules needs GAME'],
    ['rules chess', 'there is no game chess'],
    [`rules ${GAME} nonsense`, 'has no rule nonsense'],
  ])('"%s" is wrong use, told in one sentence', async (line, sentence) => {
    const { code, out, err } = await run(line);
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('sim', () => {
  const sim = async (line: string) => JSON.parse((await run(`sim --game ${GAME} ${line} --json`)).out) as SimReport;

  test('plays the games and reports everything that is asked for', async () => {
    const report = await sim('--seats 3 --games 24 --seed 5 --check --options race=introductory');
    expect(report).toMatchObject({ game: GAME, seats: 3, games: 24, ended: 24, violations: [] });
    expect(report.options).toMatchObject({ race: 'introductory' });
    expect(report.winsBySeat.reduce((sum, won) => sum + won, 0)).toBeCloseTo(24);
    for (const figure of ['decisions', 'seconds', 'decisionsPerSecond', 'decisionsPerSecondTotal', 'cores'] as const) {
      expect(report[figure]).toBeGreaterThan(0);
    }
  });

  test('plays the same games for the same seed, on one core or many', async () => {
    const same = ({ decisions, winsBySeat }: SimReport) => ({ decisions, winsBySeat });
    const many = same(await sim('--games 30 --seed 5'));
    expect(same(await sim('--games 30 --seed 5 --cores 1'))).toEqual(many);
    expect(same(await sim('--games 30 --seed 6'))).not.toEqual(many);
  });

  test('tells people the same in words', async () => {
    const { code, out } = await run(`sim --game ${GAME} --games 4`);
    expect(code).toBe(0);
    expect(out).toMatch(/^4 games with 4 seats, 4 ended\n.*decisions in .*\n.*per core.*\nwins: .*\nnothing broke\n$/);
  });
});

describe('arena', () => {
  const arena = async (line: string) =>
    JSON.parse((await run(`arena --game ${GAME} ${line} --json`)).out) as ArenaReport;

  test('says for each bot how often it won, and how sure that is', async () => {
    const report = await arena('--bots greedy,random --games 4 --seats 3');
    expect(report).toMatchObject({ game: GAME, bots: ['greedy', 'random'], games: 4 });
    const { greedy = 0, random = 0 } = report.wins;
    expect(greedy + random).toBeCloseTo(4);
    expect(report.winRate['greedy']).toBeCloseTo(greedy / 4);
    const [low, high] = report.interval['greedy'] ?? [1, 0];
    expect(low).toBeLessThan(greedy / 4 + 1e-9);
    expect(high).toBeGreaterThan(greedy / 4 - 1e-9);
    expect(report.elo['greedy']).toBe(-(report.elo['random'] ?? 0));
  });

  test('with a budget of iterations it is the same every time, on one core or many', async () => {
    const line = '--bots search,random --games 3 --seats 3 --iterations 3 --seed 3';
    const { wins, elo } = await arena(line);
    expect(await arena(`${line} --cores 1`)).toMatchObject({ wins, elo });
  });

  test('keeps bots of one name apart', async () => {
    expect((await arena('--bots random,random --games 2')).bots).toEqual(['random', 'random#2']);
  });

  test('tells people the same in words', async () => {
    const { code, out } = await run(`arena --game ${GAME} --bots random,random --games 2`);
    expect(code).toBe(0);
    expect(out).toMatch(/^2 games with 4 seats\nbot .*\nrandom .*%.*\nrandom#2 .*%.*\n$/);
  });
});

describe('replay', () => {
  test('prints every move, what came of it, the last board and the outcome', async () => {
    const record = await fairRecord();
    const { code, out } = await run(`replay ${await file('game.json', asFile(record))}`);
    expect(code).toBe(0);
    expect(out).toContain('Ada: ');
    expect(out.split('\n').filter((line) => /^ *\d+ {2}\S.*: /.test(line))).toHaveLength(record.moves.length);
    expect(out).toMatch(/Ended by mississippi-queen\/.*: rank 1 seat \d with .*, rank 2 seat/);
  });

  test('reads the bare record of a game as well, and prints it for machines', async () => {
    const record = await fairRecord();
    const { code, out } = await run(`replay --json ${await file('bare.json', record)}`);
    expect(code).toBe(0);
    const { steps, outcome } = JSON.parse(out) as { steps: { action: string }[]; outcome: { ranks: number[] } };
    expect(steps).toHaveLength(record.moves.length);
    expect(outcome.ranks).toHaveLength(3);
  });

  test('draws the board after every move, or after none', async () => {
    const path = await file('drawn.json', await fairRecord());
    const lengths = await Promise.all(
      ['all', 'end', 'none'].map(async (when) => (await run(`replay ${path} --draw ${when}`)).out.length),
    );
    expect(lengths[0]).toBeGreaterThan(lengths[1] ?? 0);
    expect(lengths[1]).toBeGreaterThan(lengths[2] ?? 0);
    expect((await run(`replay ${path} --draw often`)).code).toBe(2);
  });

  test('a record with an illegal move is detected', async () => {
    const record = await fairRecord();
    const { code, err } = await run(
      `replay ${await file('bad.json', { ...record, moves: [...record.moves, '0 stay'] })}`,
    );
    expect(code).toBe(1);
    expect(err).toContain('the record does not replay: move');
  });

  test.each([
    ['not JSON', 'is not JSON', 'once upon a time'],
    ['not a record', 'is not the record of a game', { hello: 'world' }],
    ['null', 'is not the record of a game', 'null'],
    [
      'of a game nobody has',
      'a game this program does not have',
      { game: 'chess', rulesVersion: 1, seats: 2, options: {}, moves: [] },
    ],
  ])('a file that is %s is wrong use', async (_, sentence, content) => {
    const { code, err } = await run(`replay ${await file('wrong.json', content)}`);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('verify', () => {
  test('proves every draw of a game from the secret', async () => {
    const record = await fairRecord();
    const path = await file('fair.json', asFile(record));
    const draws = record.moves.filter((move) => move.startsWith('chance')).length;
    expect(draws).toBeGreaterThan(0);
    expect(await run(`verify ${path}`)).toEqual({
      code: 0,
      out: `${record.moves.length} moves are legal. ${draws} draws follow from the secret and the seats' entropies.\n`,
      err: '',
    });
    expect(JSON.parse((await run(`verify ${path} --json`)).out)).toMatchObject({ ok: true, draws, unproven: 0 });
  });

  test('finds a draw that does not follow from the secret', async () => {
    const record = asFile(await fairRecord());
    const other = '77'.repeat(32);
    const forged = { ...record, chance: { ...record.chance, secret: other, commitment: commitmentTo(other) } };
    const { code, out } = await run(`verify ${await file('forged.json', forged)}`);
    expect(code).toBe(1);
    expect(out).toContain('not drawn from the secret');
  });

  test('does not call a draw proven that cannot be', async () => {
    const { code, out } = await run(`verify ${await file('bare-fair.json', await fairRecord())}`);
    expect(code).toBe(1);
    expect(out).toContain('cannot be proven');
  });
});
