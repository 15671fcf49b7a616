import { CHANCE } from '#engine/actor.ts';
import { writeAction } from '#engine/forms.ts';
import type { AnyGame, GameEvent, Outcome } from '#engine/game.ts';
import { replay } from '#engine/record.ts';
import { isGameId, loadGame } from '#games/registry.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import { type CliCommand, EXIT, Obstacle, WrongUse } from './command.ts';
import { drawingOf } from './optional-parts.ts';
import { readRecord } from './record.ts';

const DRAWN = ['all', 'end', 'none'] as const;

/** One step as it is printed. */
interface Line {
  readonly number: number;
  readonly actor: string;
  readonly action: string;
  readonly events: readonly GameEvent[];
  readonly board?: string;
}

export const command: CliCommand = {
  summary: 'Prints a recorded game step by step, checking every move. Exit code 1 when the record does not replay.',
  words: { usage: 'FILE', least: 1, most: 1 },
  options: { draw: { value: 'WHEN', help: `draw the board after ${DRAWN.join(', ')} of the moves (end)` } },
  async run(given, terminal) {
    const drawn = DRAWN.find((one) => one === (given.text('draw') ?? 'end'));
    if (drawn === undefined) throw new WrongUse(`--draw must be one of ${DRAWN.join(', ')}`);
    const record = await readRecord(given.words[0] ?? '');
    if (!isGameId(record.game))
      throw new WrongUse(`the record is of ${record.game}, a game this program does not have`);
    const game = await loadGame(record.game);
    const draw = drawn === 'none' ? undefined : await drawingOf(record.game);
    const boardAfter = (state: unknown, number: number) =>
      drawn === 'all' || number === record.moves.length - 1 ? draw?.(game.view(state, undefined)) : undefined;
    const { lines, outcome } = stepsOf(game, record, boardAfter);
    terminal.out(
      given.json
        ? `${JSON.stringify({ ...headOf(record), steps: lines, outcome })}\n`
        : print(game, record, lines, outcome),
    );
    return EXIT.fine;
  },
};

const headOf = ({ game, rulesVersion, seats, options, names }: RecordFile) => ({
  game,
  rulesVersion,
  seats,
  options,
  names,
});

function stepsOf(
  game: AnyGame,
  record: RecordFile,
  boardAfter: (state: unknown, number: number) => string | undefined,
) {
  const lines: Line[] = [];
  const replayed = replay(game, record, ({ number, actor, action, state, events }) => {
    const board = boardAfter(state, number);
    const line = { number, actor: nameOf(actor, record), action: writeAction(game.actions, action), events };
    lines.push(board === undefined ? line : { ...line, board });
  });
  if (!replayed.ok) throw new Obstacle(`the record does not replay: ${replayed.problem}`);
  return { lines, outcome: game.outcome(replayed.state) };
}

const nameOf = (actor: number | typeof CHANCE, { names }: RecordFile): string =>
  actor === CHANCE ? CHANCE : (names[actor] ?? `seat ${actor}`);

function print(game: AnyGame, record: RecordFile, lines: readonly Line[], outcome: Outcome | undefined): string {
  const head = `${game.meta.title}, ${record.seats} seats, ${record.moves.length} moves`;
  const steps = lines.map(({ number, actor, action, events, board }) =>
    [
      `${String(number).padStart(5)}  ${actor}: ${action}`,
      ...events.map((event) => `         ${writeEvent(event)}`),
      ...(board === undefined ? [] : [board]),
    ].join('\n'),
  );
  return `${[head, ...steps, describe(outcome)].join('\n')}\n`;
}

function describe(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'The game is not over.';
  const { reason, tieBreak, ranks, scores } = outcome;
  const order = ranks.map((rank, seat) => ({ rank, seat })).toSorted((a, b) => a.rank - b.rank);
  const seats = order.map(({ rank, seat }) => `rank ${rank} seat ${seat} with ${scores[seat]}`);
  return `Ended by ${reason}${tieBreak === undefined ? '' : `, tie broken by ${tieBreak}`}: ${seats.join(', ')}.`;
}

/** An event as its type and what it holds, for readers who know the game. */
function writeEvent({ type, ...rest }: GameEvent): string {
  return [type, ...Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(' ');
}
