import { isGameId, loadGame } from '#games/registry.ts';
import { verifyRecord } from '#table/record.ts';
import { type CliCommand, EXIT, WrongUse } from './command.ts';
import { readRecord } from './record.ts';

export const command: CliCommand = {
  summary:
    'Replays a finished game and recomputes every draw of chance from the secret that the server had committed to before anyone sat down. ' +
    'Exit code 1 when a move, a draw or the outcome is not what it should be, or when draws cannot be proven.',
  words: { usage: 'FILE', least: 1, most: 1 },
  options: {},
  async run({ words: [path = ''], json }, terminal) {
    const record = await readRecord(path);
    if (!isGameId(record.game))
      throw new WrongUse(`the record is of ${record.game}, a game this program does not have`);
    const verified = verifyRecord(await loadGame(record.game), record);
    if (json) terminal.out(`${JSON.stringify(verified)}\n`);
    else if (!verified.ok) terminal.out(`This record is not valid: ${verified.problem}.\n`);
    else terminal.out(`${verified.moves} moves are legal. ${describe(verified.draws, verified.unproven)}\n`);
    return verified.ok && verified.unproven === 0 ? EXIT.fine : EXIT.found;
  },
};

function describe(draws: number, unproven: number): string {
  const proven = `${draws} draws follow from the secret and the seats' entropies.`;
  return unproven === 0
    ? proven
    : `${proven} ${unproven} draws cannot be proven: they were made elsewhere, or the secret is missing.`;
}
