import { once } from 'node:events';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLarge, newApp } from './app.ts';
import { Pool } from './bots/pool.ts';
import { type Config, type Environment, readConfig } from './config.ts';
import { listener } from './http/listen.ts';
import { SECURITY_HEADERS } from './http/security.ts';
import { openArchive } from './live/archive.ts';
import { openHouse, type OpenHouse } from './live/open-house.ts';
import { reportsIn } from './live/reports.ts';
import { jsonLog, type Log, sayError } from './log.ts';
import { openSockets } from './sockets/sockets.ts';
import { StartRefusal } from './start-refusal.ts';
import { stopSignal } from './stop-signal.ts';
import { databasePath, prepareDataDirectory } from './store/data-directory.ts';
import { openStoreThread } from './store/thread.ts';
import { distDirectory, ensureWeb } from './web/build.ts';
import { openFiles } from './web/files.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

interface Serving {
  readonly url: string;
  /** Finishes what was acknowledged, then lets go of everything. */
  readonly stop: () => Promise<void>;
}

/** `sternwheel serve`: runs until it is told to stop. Gives the exit code. */
export async function serve(env: Environment, say: (sentence: string) => void): Promise<number> {
  // From the very beginning: a signal during the start lets the start finish, then stops cleanly.
  const stopped = stopSignal();
  try {
    const config = readConfig(env);
    const log = jsonLog(config.logLevel, (line) => process.stderr.write(`${line}\n`));
    const serving = await startServer(config, log, say);
    const signal = await stopped;
    say(`Stopping on ${signal} …`);
    await serving.stop();
    say('Everything acknowledged is on disk. Good bye.');
    return 0;
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function startServer(config: Config, log: Log, say: (sentence: string) => void): Promise<Serving> {
  const directory = resolve(config.dataDirectory);
  prepareDataDirectory(directory);
  say(`Opening the data in ${directory} …`);
  const store = await openStoreThread(databasePath(directory));
  try {
    if (config.webDirectory === undefined) await ensureWeb(ROOT, say);
  } catch (error) {
    await store.close();
    throw error;
  }
  const bots = new Pool({ threads: threadsFor(config), queue: config.botQueue, log });
  const house = await openHouse({
    config,
    store,
    bots,
    log,
    now: Date.now,
    archive: openArchive(join(directory, 'archive')),
    keepReport: reportsIn(directory, Date.now),
  });
  try {
    return await openDoors(house, say);
  } catch (error) {
    await house.close();
    throw error;
  }
}

const threadsFor = ({ botThreads }: Config) => (botThreads > 0 ? botThreads : Math.max(1, availableParallelism() - 1));

async function openDoors(house: OpenHouse, say: (sentence: string) => void): Promise<Serving> {
  const { config, log } = house;
  const server = listener({
    app: newApp(house, openFiles(config.webDirectory ?? distDirectory(ROOT))),
    bodyLimit: (method, path) => (isLarge(method, path) ? config.recordBytes : config.bodyBytes),
    behindProxy: config.behindProxy,
    failed: (error, method, path) => log.error('a request failed', { method, path, problem: sayError(error) }),
    security: SECURITY_HEADERS,
  });
  const sockets = openSockets(house);
  server.on('upgrade', sockets.upgrade);
  house.metrics.gauge('sternwheel_sockets', 'Open sockets.', sockets.count);
  const url = await listen(server, config);
  say(`Serving on ${url}`);
  log.info('serving', { url, data: config.dataDirectory });
  await house.resume();
  return {
    url,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      sockets.close();
      await house.close();
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
    const code = error instanceof Error && 'code' in error ? String(error.code) : sayError(error);
    throw new StartRefusal(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use: stop what uses it, or choose another by PORT.`
        : `Port ${port} of ${host} cannot be opened (${code}): choose others by PORT and HOST.`,
    );
  }
  const address = server.address();
  const given = typeof address === 'object' ? (address?.port ?? port) : port;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${given}`;
}
