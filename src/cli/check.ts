import { type CliCommand, EXIT, type Given } from './command.ts';
import { DATA_OPTION, dataDirectory, withData } from './data.ts';
import type { Terminal } from './terminal.ts';

export const command: CliCommand = {
  summary:
    'Reads everything in a data directory and changes nothing: the database, its log and its mark, every entry of every table, which is played ' +
    'again where the rules are still the same, and the archive. One line for each problem; exit code 1 when there is one. The server must be ' +
    'stopped; while it runs, check a backup.',
  options: {
    ...DATA_OPTION,
    accept: { help: 'after a refused start: continue with the data that is there; what is lost stays lost' },
  },
  async run(given, terminal) {
    const directory = dataDirectory(given);
    if (given.has('accept')) await accept(directory, given, terminal);
    const { checkData } = await import('#server/upkeep/check.ts');
    const checked = await withData(() => checkData(directory));
    const { problems, tables, entries, replayed, otherRules, archived } = checked;
    if (given.json) terminal.out(`${JSON.stringify({ ok: problems.length === 0, ...checked })}\n`);
    else {
      for (const problem of problems) terminal.out(`${problem}\n`);
      const counts = `${tables} tables with ${entries} entries, ${replayed} of them played again, ${otherRules} of other rules; ${archived} records.`;
      terminal.out(`${counts} ${problems.length === 0 ? 'No problems.' : `Problems: ${problems.length}.`}\n`);
    }
    return problems.length === 0 ? EXIT.fine : EXIT.found;
  },
};

async function accept(directory: string, { json }: Given, terminal: Terminal): Promise<void> {
  const { acceptData } = await import('#server/upkeep/accept.ts');
  const lost = await withData(() => acceptData(directory));
  if (!json && lost !== undefined) terminal.out('The data is accepted as it is. The next start continues with it.\n');
}
