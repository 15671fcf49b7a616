import { LOG_LEVELS, type LogLevel } from './config.ts';

type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Structured logs: one JSON object per line. Callers name the facts; cookies, tokens, secrets and chat are never facts.
 */
export interface Logger {
  debug(what: string, facts?: Facts): void;
  info(what: string, facts?: Facts): void;
  warn(what: string, facts?: Facts): void;
  error(what: string, facts?: Facts): void;
}

/**
 * Part of what is logged was written by strangers. They must not decide how long a line is or how fast the log grows.
 */
const LONGEST_FACT = 300;
const LINES_PER_MINUTE = 60;
const MINUTE = 60_000;

export function jsonLog(least: LogLevel, write: (line: string) => void, now: () => number = Date.now): Logger {
  const mayWrite = newLineLimit((what, left) => put('warn', what, { leftOut: left }));
  const put = (level: LogLevel, what: string, facts: Facts) => {
    const short = Object.entries(facts).map(([name, fact]) => [name, shortened(fact)] as const);
    write(JSON.stringify({ time: new Date(now()).toISOString(), level, what, ...Object.fromEntries(short) }));
  };
  const at =
    (level: LogLevel) =>
    (what: string, facts: Facts = {}) => {
      if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least) || !mayWrite(what)) return;
      put(level, what, facts);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const shortened = (fact: Facts[string]): Facts[string] =>
  typeof fact === 'string' && fact.length > LONGEST_FACT ? `${fact.slice(0, LONGEST_FACT)}…` : fact;

/** At most this many lines of each kind per minute. Then one line says how many were left out. */
function newLineLimit(summarise: (what: string, left: number) => void) {
  const kinds = new Map<string, { since: number; lines: number }>();
  return (what: string): boolean => {
    const time = performance.now();
    const kind = kinds.get(what) ?? { since: time, lines: 0 };
    kinds.set(what, kind);
    if (time - kind.since >= MINUTE) {
      if (kind.lines > LINES_PER_MINUTE) summarise(what, kind.lines - LINES_PER_MINUTE);
      Object.assign(kind, { since: time, lines: 0 });
    }
    kind.lines += 1;
    return kind.lines <= LINES_PER_MINUTE;
  };
}

/** Describes something thrown without its stack, because stacks hold values. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
