import { once } from 'node:events';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newApp } from './app.ts';
import { BotPool } from './bots/pool.ts';
import { type Config, type Environment, readConfig, UNLIMITED } from './config.ts';
import { watchDisk } from './health/disk.ts';
import { newBodyBudget } from './http/body-budget.ts';
import { limitConnections } from './http/connections.ts';
import { listener } from './http/listen.ts';
import { SECURITY_HEADERS } from './http/security.ts';
import { openArchive } from './live/archive.ts';
import { type ServerNeeds, openTableServer, type RunningServer } from './live/open-table-server.ts';
import { reportsIn } from './live/reports.ts';
import { jsonLog, type Logger, errorMessage } from './log.ts';
import { measureLoop } from './loop-delay.ts';
import { openSockets } from './sockets/sockets.ts';
import { StartRefusal } from './start-refusal.ts';
import { newSteadyClock } from './steady-clock.ts';
import { stopSignal } from './stop-signal.ts';
import { databasePath, prepareDataDirectory } from './store/data-directory.ts';
import { memoryStore } from './store/memory.ts';
import type { DataStore } from './store/operations.ts';
import { ARCHIVE_DIRECTORY } from './store/private-files.ts';
import { openStoreThread, type StoreThread } from './store/thread.ts';
import { openControl } from './upkeep/control.ts';
import { warmUp } from './warm-up.ts';
import { distDirectory, ensureWeb } from './web/build.ts';
import { buildIn, openFiles } from './web/files.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

interface Serving {
  readonly url: string;
  /** Resolves when nothing can be stored any more. */
  readonly lost: Promise<Error>;
  /** Finishes what was acknowledged, then releases everything. */
  readonly stop: () => Promise<void>;
}

/** `sternwheel serve`: runs until it is told to stop. Gives the exit code. */
export async function serve(env: Environment, say: (sentence: string) => void): Promise<number> {
  try {
    const config = readConfig(env);
    const log = jsonLog(config.logLevel, (line) => process.stderr.write(`${line}\n`));
    // From now on a signal ends with everything closed, even while the server still starts.
    const stopped = stopSignal();
    const serving = await startServer(config, log, say);
    const ending = await Promise.race([stopped, serving.lost]);
    if (ending instanceof Error) {
      await serving.stop();
      throw new StartRefusal(
        `The server stops because its data cannot be written any more (${ending.message}). Check the disk, then start it again.`,
      );
    }
    say(`Stopping on ${ending} …`);
    await serving.stop();
    say('Everything acknowledged is on disk. Goodbye.');
    return 0;
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function startServer(config: Config, log: Logger, say: (sentence: string) => void): Promise<Serving> {
  const directory = resolve(config.dataDirectory);
  for (const path of prepareDataDirectory(directory)) log.warn('other users of this machine can read this', { path });
  say(`Opening the data in ${directory} …`);
  const store = await openStoreThread(databasePath(directory), {
    restarted: (problem) => log.error('the store thread died and was started again', { problem: problem.message }),
  });
  try {
    if (config.webDirectory === undefined) await ensureWeb(ROOT, say);
  } catch (error) {
    await store.close();
    throw error;
  }
  const { disk, stopBeside } = await openBeside(directory, config, log, store);
  await rehearse(config, directory).catch(coldStart(log));
  const tableServer = await openTableServer({
    config,
    store,
    bots: newBots(config, log),
    log,
    ...(await clocks(store, log)),
    build: buildIn(config.webDirectory ?? distDirectory(ROOT)),
    disk,
    archive: openArchive(join(directory, ARCHIVE_DIRECTORY)),
    keepReport: reportsIn(directory, Date.now),
  });
  try {
    const { url, stop } = await openDoors(tableServer, say);
    measureLoop(tableServer.metrics);
    const stopAll = () => {
      stopBeside();
      return stop();
    };
    return { url, stop: stopAll, lost: store.lost };
  } catch (error) {
    stopBeside();
    await tableServer.close();
    throw error;
  }
}

/**
 * A server that only this process can reach, and that stores nothing. It loads and compiles everything players will
 * need.
 */
async function rehearse({ webDirectory }: Config, directory: string): Promise<void> {
  const config = { ...readConfig({ ...UNLIMITED, HOST: '127.0.0.1', PORT: '0' }), webDirectory };
  const log = jsonLog('error', () => undefined);
  const tableServer = await openTableServer({
    config,
    store: memoryStore(),
    bots: newBots(config, log),
    log,
    now: Date.now,
    monotonic: () => performance.now(),
    archive: openArchive(join(directory, ARCHIVE_DIRECTORY)),
    keepReport: async () => undefined,
  });
  const { url, stop } = await openDoors(tableServer, () => undefined);
  try {
    await warmUp(url);
  } finally {
    await stop();
  }
}

const coldStart = (log: Logger) => (error: unknown) =>
  log.warn('the warm-up failed: the first players wait a little longer', { problem: errorMessage(error) });

async function clocks(store: DataStore, log: Logger): Promise<Pick<ServerNeeds, 'now' | 'monotonic'>> {
  const monotonic = () => performance.now();
  const newest = await store.ask('newest');
  const jumped = (milliseconds: number) =>
    log.warn('the time of day jumped: the clocks of tables do not follow it', {
      milliseconds: Math.round(milliseconds),
    });
  return { monotonic, now: newSteadyClock({ wall: Date.now, monotonic, newest, jumped }) };
}

/** What runs beside the server: the watch on the disk, and the listener for `sternwheel backup`. */
async function openBeside(directory: string, { freeBytes }: Config, log: Logger, { copyTo }: StoreThread) {
  const disk = await watchDisk({ directory, least: freeBytes, log });
  const control = await openControl(directory, copyTo);
  const stopBeside = () => {
    disk.stop();
    control.stop();
  };
  return { disk, stopBeside };
}

const newBots = (config: Config, log: Logger): BotPool =>
  new BotPool({
    threads: threadsFor(config),
    queue: config.botQueue,
    replyMilliseconds: config.botReplyMilliseconds,
    log,
  });

const threadsFor = ({ botThreads }: Config) => (botThreads > 0 ? botThreads : Math.max(1, availableParallelism() - 1));

async function openDoors(tableServer: RunningServer, say: (sentence: string) => void): Promise<Omit<Serving, 'lost'>> {
  const { config, log } = tableServer;
  const server = listener({
    app: newApp(tableServer, openFiles(config.webDirectory ?? distDirectory(ROOT))),
    bodies: newBodyBudget(config.bodyBytesAddress, config.bodyBytesTotal),
    behindProxy: config.behindProxy,
    headersMilliseconds: config.headersMilliseconds,
    requestMilliseconds: config.requestMilliseconds,
    failed: (error, method, path) => log.error('a request failed', { method, path, problem: errorMessage(error) }),
    security: SECURITY_HEADERS,
  });
  limitConnections(server, config);
  const sockets = openSockets(tableServer);
  server.on('upgrade', sockets.upgrade);
  tableServer.metrics.gauge('sternwheel_sockets', 'Open sockets.', sockets.count);
  const url = await listen(server, config);
  say(`Serving on ${url}`);
  log.info('serving', { url, data: config.dataDirectory });
  await tableServer.resume();
  return {
    url,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      sockets.close();
      await tableServer.close();
      sockets.end();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, { port, host }: Config): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : errorMessage(error);
    throw new StartRefusal(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use: stop the program that uses it, or set PORT to another one.`
        : `Port ${port} of ${host} cannot be opened (${code}): set PORT or HOST to another one.`,
    );
  }
  const address = server.address();
  const given = typeof address === 'object' ? (address?.port ?? port) : port;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${given}`;
}
