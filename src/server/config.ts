import { StartRefusal } from './start-refusal.ts';

/** One number that can be set by an environment variable, and what it means. */
interface Setting {
  readonly env: string;
  readonly default: number;
  readonly least: number;
  readonly help: string;
  /** Whether it limits a single person or address. */
  readonly limits?: true;
}

const setting = (env: string, usual: number, least: number, help: string): Setting => ({
  env,
  default: usual,
  least,
  help,
});

const limit = (env: string, usual: number, least: number, help: string): Setting => ({
  ...setting(env, usual, least, help),
  limits: true,
});

const MINUTE = 60_000;
const DAY = 86_400_000;
const MEGABYTE = 1024 * 1024;

/**
 * Every number of the server that is a matter of taste or of the machine. A least value of `0` means: 0 turns it off.
 */
export const SETTINGS = {
  port: setting('PORT', 8080, 0, 'port to listen on; 0 lets the system choose'),
  botThreads: setting(
    'BOT_THREADS',
    0,
    0,
    'threads in which bots think; 0 means one fewer than the cores, at least one',
  ),
  botQueue: setting('BOT_QUEUE', 2000, 1, 'decisions of bots that may wait for a thread'),
  botMilliseconds: setting('BOT_MS', 200, 1, 'how long the searching bot thinks about one decision'),
  botReplyMilliseconds: setting(
    'BOT_REPLY_MS',
    100,
    0,
    'where hands are hidden, bots answer this long after their thinking time, so that no delay gives a hand away',
  ),
  headersMilliseconds: setting('HEADERS_MS', 10_000, 100, 'how long the headers of a request may take'),
  requestMilliseconds: setting('REQUEST_MS', 30_000, 100, 'how long a whole request may take to arrive'),
  connections: setting('MAX_CONNECTIONS', 25_000, 1, 'open connections in total'),
  connectionsPerAddress: limit(
    'MAX_CONNECTIONS_PER_ADDRESS',
    500,
    1,
    'open connections from one address; not counted behind a proxy',
  ),
  bodyBytesAddress: limit('MAX_BODY_BYTES_ADDRESS', 16 * MEGABYTE, 1024, 'request bodies being read, from one address'),
  bodyBytesTotal: setting('MAX_BODY_BYTES_TOTAL', 128 * MEGABYTE, 1024, 'request bodies being read, in total'),
  bodyBytes: setting('MAX_BODY_BYTES', 64 * 1024, 1024, 'largest body of a request'),
  recordBytes: setting('MAX_RECORD_BYTES', 4 * MEGABYTE, 1024, 'largest record file that can be imported'),
  messageBytes: setting('MAX_MESSAGE_BYTES', 16 * 1024, 1024, 'largest message on a socket'),
  bufferBytes: setting(
    'MAX_BUFFER_BYTES',
    512 * 1024,
    4096,
    'unsent bytes after which a slow socket gets only the newest state',
  ),
  heartbeatMilliseconds: setting('HEARTBEAT_MS', 20_000, 100, 'how often a socket is asked whether it is still there'),
  stalledMilliseconds: setting('STALLED_MS', 30_000, 100, 'how long a socket may stay that slow before it is closed'),
  socketsPerPerson: limit('MAX_SOCKETS_PER_PERSON', 20, 1, 'open sockets of one identity'),
  socketsPerAddress: limit('MAX_SOCKETS_PER_ADDRESS', 200, 1, 'open sockets from one address'),
  sockets: setting('MAX_SOCKETS', 20_000, 1, 'open sockets in total'),
  viewsPerSocket: limit('MAX_VIEWS_PER_SOCKET', 60, 1, 'tables one socket may watch at once, each seat by itself'),
  tablesPerPerson: limit('MAX_TABLES_PER_PERSON', 100, 1, 'unfinished tables one identity may have opened'),
  tableCountsMilliseconds: setting(
    'TABLE_COUNTS_MS',
    30 * DAY,
    1000,
    'how long an unfinished table where nothing happens counts for its opener',
  ),
  requestsPerMinute: limit('REQUESTS_PER_MINUTE', 600, 1, 'requests of one identity'),
  requestsPerMinuteAddress: limit('REQUESTS_PER_MINUTE_ADDRESS', 3000, 1, 'requests and new sockets from one address'),
  messagesPerMinute: limit('MESSAGES_PER_MINUTE', 1200, 1, 'messages of one identity on all its sockets'),
  messagesPerMinuteAddress: limit('MESSAGES_PER_MINUTE_ADDRESS', 24_000, 1, 'messages from one address'),
  openingsPerMinute: limit('OPENINGS_PER_MINUTE', 30, 1, 'tables one identity may open or import'),
  openingsPerMinuteAddress: limit('OPENINGS_PER_MINUTE_ADDRESS', 120, 1, 'tables opened or imported from one address'),
  listingsPerHour: limit('LISTINGS_PER_HOUR', 20, 1, 'tables one identity may make public'),
  listingsPerHourAddress: limit('LISTINGS_PER_HOUR_ADDRESS', 60, 1, 'tables made public from one address'),
  listedPerPerson: setting('LISTED_PER_PERSON', 3, 1, 'tables of one identity in the list of open tables at once'),
  chatPerMinute: limit('CHAT_PER_MINUTE', 20, 1, 'lines of chat of one identity'),
  chatPerMinuteAddress: limit('CHAT_PER_MINUTE_ADDRESS', 200, 1, 'lines of chat from one address'),
  workMilliseconds: limit(
    'WORK_MS_PER_MINUTE',
    10_000,
    1,
    'processor time for replays, records and long histories, for one identity',
  ),
  workMillisecondsAddress: limit('WORK_MS_PER_MINUTE_ADDRESS', 20_000, 1, 'the same for one address'),
  workQueue: limit('WORK_QUEUE', 8, 1, 'replays, records and long histories of one identity that may wait'),
  writtenBytes: limit('WRITTEN_BYTES_PER_HOUR', 32 * MEGABYTE, 1024, 'bytes one identity may have stored'),
  writtenBytesAddress: limit('WRITTEN_BYTES_PER_HOUR_ADDRESS', 256 * MEGABYTE, 1024, 'the same for one address'),
  idleTableMilliseconds: setting('IDLE_TABLE_MS', 5 * MINUTE, 10, 'how long a table nobody watches stays in memory'),
  liveTables: setting('MAX_LIVE_TABLES', 20_000, 1, 'tables in memory at once'),
  graceMilliseconds: setting(
    'GRACE_MS',
    60 * MINUTE,
    0,
    'how long players get after a start if their time ran out while the server was down',
  ),
  sweepMilliseconds: setting('SWEEP_MS', 5_000, 10, 'how often clocks and idle tables are checked'),
  linkMilliseconds: setting('LINK_MS', DAY, 1000, 'how long a link to a seat works on another device'),
  freeBytes: setting(
    'MIN_FREE_BYTES',
    256 * 1024 * 1024,
    0,
    'free bytes on the disk of the data below which no new table is opened; 0 never',
  ),
  archiveMilliseconds: setting('ARCHIVE_AFTER_MS', 0, 0, 'age at which finished tables become record files; 0 never'),
  pruneMilliseconds: setting('PRUNE_AFTER_MS', 0, 0, 'age at which archived record files are deleted; 0 never'),
} as const;

/** The environment of a server without limits: for benches, and for tests that are not about limits. */
export const UNLIMITED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values<Setting>(SETTINGS)
    .filter(({ limits }) => limits === true)
    .map(({ env }) => [env, '1000000000000']),
);

type Numbers = { readonly [K in keyof typeof SETTINGS]: number };

export interface Config extends Numbers {
  readonly host: string;
  readonly dataDirectory: string;
  /** Other origins from which browsers may talk to the server, for a proxy that changes the host. */
  readonly origins: readonly string[];
  /** Other names under which the server is reached; see `isKnownHost`. */
  readonly hosts: readonly string[];
  /** Whether the address of a client is the last one a proxy names in X-Forwarded-For. */
  readonly behindProxy: boolean;
  readonly logLevel: LogLevel;
  /** The bearer token that is needed to read the metrics; without it anyone may. */
  readonly metricsToken: string | undefined;
  /** A built client to serve; without it the server builds its own. */
  readonly webDirectory: string | undefined;
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings. Refuses a value it does not understand instead of guessing. */
export function readConfig(env: Environment): Config {
  const numbers = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, wanted]) => [name, readNumber(env, wanted)]),
  ) as Numbers;
  return {
    ...numbers,
    host: env['HOST'] ?? '0.0.0.0',
    dataDirectory: env['DATA_DIR'] ?? './data',
    origins: readList(env['ORIGINS']),
    hosts: readList(env['HOSTS']),
    behindProxy: env['BEHIND_PROXY'] === '1',
    logLevel: readLevel(env['LOG_LEVEL'] ?? 'info'),
    webDirectory: env['WEB_DIR'],
    metricsToken: env['METRICS_TOKEN'] === '' ? undefined : env['METRICS_TOKEN'],
  };
}

const readList = (words = ''): readonly string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

function readNumber(env: Environment, { env: name, default: usual, least }: Setting): number {
  const word = env[name];
  if (word === undefined || word === '') return usual;
  const value = /^\d+$/.test(word) ? Number(word) : Number.NaN;
  const most = name === 'PORT' ? 65_535 : Number.MAX_SAFE_INTEGER;
  if (value >= least && value <= most) return value;
  throw new StartRefusal(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(word)}.`);
}

function readLevel(word: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === word);
  if (level === undefined) throw new StartRefusal(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  return level;
}
