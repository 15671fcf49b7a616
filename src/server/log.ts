import { LOG_LEVELS, type LogLevel } from './config.ts';

type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Structured logs: one JSON object a line. Callers name facts; cookies, tokens, secrets and chat are never facts. */
export interface Log {
  debug(what: string, facts?: Facts): void;
  info(what: string, facts?: Facts): void;
  warn(what: string, facts?: Facts): void;
  error(what: string, facts?: Facts): void;
}

export function jsonLog(least: LogLevel, write: (line: string) => void, now: () => number = Date.now): Log {
  const at =
    (level: LogLevel) =>
    (what: string, facts: Facts = {}) => {
      if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least)) return;
      write(JSON.stringify({ time: new Date(now()).toISOString(), level, what, ...facts }));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** What can be said of something thrown, without its stack: stacks hold values. */
export const sayError = (error: unknown): string => (error instanceof Error ? error.message : String(error));
