import { type CliCommand, complain, EXIT, type Exit, runCommand, WrongUse } from './command.ts';
import { columns, processTerminal, type Terminal, whenReaderLeaves } from './terminal.ts';

/** Each command in its own file, loaded when it is called. */
const COMMANDS: Readonly<Record<string, { readonly does: string; load(): Promise<{ readonly command: CliCommand }> }>> =
  {
    serve: { does: 'run the server: tables, bots and the web client', load: () => import('./serve.ts') },
    check: { does: 'look for damage in stored data', load: () => import('./check.ts') },
    backup: { does: 'copy all data, also while the server runs', load: () => import('./backup.ts') },
    restore: { does: 'put a backup into the data directory', load: () => import('./restore.ts') },
    sim: { does: 'play random games and count', load: () => import('./sim.ts') },
    arena: { does: 'let bots play each other', load: () => import('./arena.ts') },
    replay: { does: 'print a recorded game step by step', load: () => import('./replay.ts') },
    verify: { does: 'recompute every draw of a finished game', load: () => import('./verify.ts') },
    rules: { does: 'print the guide of a game', load: () => import('./rules.ts') },
  };

/**
 * Runs one command line and returns its exit code. An error is printed as one sentence; only a fault of ours shows
 * more.
 */
export async function main(words: readonly string[], terminal: Terminal): Promise<Exit> {
  const [name = '--help', ...rest] = words;
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.out(overview());
    return words.length === 0 ? EXIT.wrongUse : EXIT.fine;
  }
  try {
    const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (known === undefined) throw new WrongUse(`there is no command ${name}`);
    const { command } = await known.load();
    return await runCommand(name, command, rest, terminal);
  } catch (error) {
    return complain(error, Object.hasOwn(COMMANDS, name) ? `sternwheel ${name} --help` : 'sternwheel --help', terminal);
  }
}

const overview = (): string =>
  `sternwheel COMMAND [options]\n\n${columns(Object.entries(COMMANDS).map(([name, { does }]) => [`  ${name}`, does]))}\n\n` +
  'sternwheel COMMAND --help explains each. Exit codes: 0 fine, 1 found something, 2 wrong use.\n';

if (import.meta.main) {
  // The server goes on: it stops when it is told to, even if nobody reads its output.
  whenReaderLeaves(() => process.argv[2] !== 'serve' && process.exit(EXIT.fine));
  process.exitCode = await main(process.argv.slice(2), processTerminal());
}
