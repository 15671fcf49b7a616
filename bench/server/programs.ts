import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { defaultOptions } from '#engine/game.ts';
import { GAME_IDS, loadGame } from '#games/registry.ts';
import { UNLIMITED } from '#server/config.ts';
import { benchDirectory } from '../bench.ts';

/** Another process that serves something until it is stopped. */
export interface Program {
  readonly url: string;
  /** From the start of the process until it serves, in seconds. */
  readonly startedIn: number;
  /** Processor time of all its threads so far, in seconds. */
  readonly spent: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Every program says how much time it has spent when asked. That does not keep it alive. */
const TELL_SPENT = `process.on('message', () => process.send(process.cpuUsage()));
process.channel.unref();
`;

const SERVE = `import(${JSON.stringify(new URL('../../src/server/serve.ts', import.meta.url).href)})
  .then(({ serve }) => serve(process.env, console.log)).then((code) => { process.exitCode = code; });`;

/**
 * Receives and sends as many bytes as the real server for one action at a table of three sockets, and does nothing
 * else.
 */
const ECHO = `const { WebSocketServer } = require('ws');
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const telling = 'x'.repeat(1250);
const done = 'x'.repeat(60);
const tables = new Map();
server.on('connection', (ws, { url, socket }) => {
  const table = tables.get(url) ?? [];
  tables.set(url, table);
  table.push(ws);
  ws.send('welcome');
  ws.on('message', () => {
    socket.cork();
    for (const seat of table) seat.send(telling);
    ws.send(done);
    socket.uncork();
  });
});
server.on('listening', () => console.log('Serving on http://127.0.0.1:' + server.address().port));`;

/** The same game at boardgame.io's server: our rules on its state, and for each seat its view and its legal actions. */
const THEIRS = `const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core');
const { original } = require('immer');
import(process.env.RULES).then(({ game: rules }) => {
  const rng = { below: (n) => Math.floor(Math.random() * n) };
  const settle = (G) => {
    while (rules.awaiting(G).includes('chance')) rules.apply(G, 'chance', rules.chance(G, rng), () => undefined);
    return G;
  };
  const setup = () => settle(rules.setup(3, JSON.parse(process.env.OPTIONS)));
  // On a plain copy, which is faster than on the draft that it hands out.
  const act = ({ G, playerID }, action) => {
    const next = rules.clone(original(G));
    if (rules.refuse(next, Number(playerID), action) !== undefined) return INVALID_MOVE;
    rules.apply(next, Number(playerID), action, () => undefined);
    return settle(next);
  };
  const game = {
    name: 'bench', setup, disableUndo: true, turn: { activePlayers: ActivePlayers.ALL },
    moves: { act: { move: act, client: false } },
    playerView: ({ G, playerID }) => ({ view: rules.view(G, Number(playerID)), legal: rules.legal(G, Number(playerID)) }),
  };
  const db = process.env.FILES ? { db: new FlatFile({ dir: process.env.FILES }) } : {};
  return Server({ games: [game], origins: ['*'], ...db }).run(0);
}).then(({ appServer }) => console.log('Serving on http://127.0.0.1:' + appServer.address().port));`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** With `web`, it serves the client from there; otherwise it has none. */
export const startOurs = (directory = benchDirectory(), web = benchDirectory()): Promise<Program> => {
  const env = {
    ...UNLIMITED,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: directory,
    WEB_DIR: web,
    LOG_LEVEL: 'error',
  };
  return start(SERVE, ROOT, env);
};

export const startEcho = (): Promise<Program> => start(ECHO, ROOT, {});

/** boardgame.io's own server, from the folder it is installed in; with `files` it keeps matches there. */
export async function startTheirs(folder: string, files?: string): Promise<Program> {
  const [id] = GAME_IDS;
  const { meta } = await loadGame(id);
  const env = {
    NODE_ENV: 'production',
    RULES: new URL(`../../src/games/${id}/game.ts`, import.meta.url).href,
    OPTIONS: JSON.stringify(defaultOptions(meta)),
  };
  return start(THEIRS, folder, files === undefined ? env : { ...env, FILES: files });
}

/** All contestants are started in the same way, as `npm start` starts ours. */
const FLAGS = new URL('../../scripts/node.mjs', import.meta.url).href;

async function start(program: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Program> {
  const { NODE_FLAGS } = (await import(FLAGS)) as { readonly NODE_FLAGS: readonly string[] };
  const began = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, '--eval', TELL_SPENT + program], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const url = await serving(child);
  const startedIn = (performance.now() - began) / 1000;
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  const spent = async () => {
    const told = once(child, 'message');
    child.send('what have you spent?');
    const [{ user, system }] = (await told) as [NodeJS.CpuUsage];
    return (user + system) / 1e6;
  };
  return { url, startedIn, spent, stop };
}

function serving(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: unknown) => {
      said += String(chunk);
      const [, url] = /Serving on (\S+)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`a program of the bench ended with ${code}: ${said}`)));
  });
}
