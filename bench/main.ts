import { complain, EXIT, type Exit, runCommand } from '#cli/command.ts';
import { processTerminal, type Terminal, whenReaderLeaves } from '#cli/terminal.ts';
import { command } from './command.ts';

/** `npm run bench`: its options, help and exit codes are those of a command of `sternwheel`. */
export async function bench(words: readonly string[], terminal: Terminal): Promise<Exit> {
  try {
    return await runCommand('bench', command, words, terminal);
  } catch (error) {
    return complain(error, 'npm run bench -- --help', terminal);
  }
}

if (import.meta.main) {
  whenReaderLeaves(() => process.exit(EXIT.fine));
  process.exitCode = await bench(process.argv.slice(2), processTerminal());
}
