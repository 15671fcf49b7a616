import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Obstacle } from '#cli/command.ts';
import { canSow, isOver, newPits, sow } from './kalah.ts';

/** Installed for the bench only, outside our own packages. */
const PACKAGES = [
  ['boardgame.io', '0.50.2'],
  ['node-persist', '3.1.3'],
] as const;
const FOLDER = fileURLToPath(new URL('../.build/bench', import.meta.url));

/** The part of its state that we read. */
interface TheirState {
  readonly G: { readonly pits: readonly number[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface TheirMove {
  readonly G: { readonly pits: number[] };
  readonly playerID: string;
  readonly events: { endTurn(): void };
}

interface Internal {
  InitializeGame(setting: { game: object; numPlayers: number }): TheirState;
  CreateGameReducer(setting: { game: object }): (state: TheirState, action: object) => TheirState;
}

export interface TheirKalah {
  start(): TheirState;
  move(state: TheirState, pit: number): TheirState;
}

/** Kalah for boardgame.io, through its reducer: its fastest way in, without store, undo log or client. */
export async function theirKalah(): Promise<TheirKalah> {
  const load = createRequire(join(await theirFolder(), 'package.json'));
  // As in production, without its checks for developers.
  process.env['NODE_ENV'] ??= 'production';
  const internal = load('boardgame.io/internal') as Internal;
  const { INVALID_MOVE } = load('boardgame.io/core') as { readonly INVALID_MOVE: string };
  const game = {
    setup: () => ({ pits: newPits() }),
    disableUndo: true,
    moves: {
      sow({ G, playerID, events }: TheirMove, pit: number) {
        if (!canSow(G.pits, Number(playerID), pit)) return INVALID_MOVE;
        if (!sow(G.pits, Number(playerID), pit)) events.endTurn();
        return undefined;
      },
    },
    endIf: ({ G }: TheirMove) => (isOver(G.pits) ? true : undefined),
  };
  const reduce = internal.CreateGameReducer({ game });
  return {
    start: () => internal.InitializeGame({ game, numPlayers: 2 }),
    move: (state, pit) =>
      reduce(state, { type: 'MAKE_MOVE', payload: { type: 'sow', args: [pit], playerID: state.ctx.currentPlayer } }),
  };
}

/** Where boardgame.io is installed, with the packages its file storage needs. */
export async function theirFolder(): Promise<string> {
  if (!PACKAGES.every(([name]) => existsSync(join(FOLDER, 'node_modules', name)))) await install();
  return FOLDER;
}

async function install(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const npm = spawn(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES.map((words) => words.join('@'))],
    {
      cwd: FOLDER,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    },
  );
  const code = await new Promise((resolve) => npm.on('error', () => resolve('no npm')).on('exit', resolve));
  if (code !== 0) throw new Obstacle(`boardgame.io could not be installed for the bench (npm: ${String(code)})`);
}
