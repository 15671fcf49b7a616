import type { Sentence } from '#words/sentence.ts';
import type { LogLine } from '#words/words.ts';
import type { Verbosity } from '../../preferences.ts';

/** Puts together what a listener hears of the log. Lines come in as the board shows them. */
export interface Teller {
  /** What is to be said now that these lines are shown. */
  readonly hear: (lines: readonly LogLine[]) => readonly Sentence[];
  /** What was held back and is due: the listener is asked, or the game is over. */
  readonly rest: () => readonly Sentence[];
}

/** `seat` is the listener's own; undefined for spectators. */
export function newTeller(verbosity: Verbosity, seat: number | undefined): Teller {
  if (verbosity === 'brief') return briefTeller(seat);
  const isHeard = verbosity === 'full' ? () => true : (line: LogLine) => concerns(line, seat);
  return { hear: (lines) => lines.filter(isHeard).map(({ sentence }) => sentence), rest: () => [] };
}

/** What this seat did, and what others did to it. */
const concerns = ({ sentence, seat: of }: LogLine, seat: number | undefined): boolean =>
  seat !== undefined &&
  (of === seat || sentence.some((part) => typeof part === 'object' && 'seat' in part && part.seat === seat));

/**
 * One sentence for each turn of another player: the last that says where something happened, else the last. Own moves
 * are told line by line. A turn is over when somebody else does something or a heading begins the next.
 */
function briefTeller(seat: number | undefined): Teller {
  let turn: Turn | undefined;
  const rest = (): readonly Sentence[] => {
    const { last } = turn ?? {};
    turn = undefined;
    return last === undefined ? [] : [last.sentence];
  };
  const hearOne = (line: LogLine): readonly Sentence[] => {
    if (line.heading) return rest();
    if (seat !== undefined && line.seat === seat) return [...rest(), line.sentence];
    const before = isPartOf(turn, line) ? [] : rest();
    turn = withLine(turn, line);
    return before;
  };
  return { hear: (lines) => lines.flatMap(hearOne), rest };
}

/** What was told so far of the turn that is being told. */
interface Turn {
  readonly of: number | undefined;
  readonly last: LogLine;
}

const isPartOf = (turn: Turn | undefined, { seat }: LogLine): boolean =>
  turn !== undefined && (seat === undefined || seat === turn.of);

function withLine(turn: Turn | undefined, line: LogLine): Turn {
  const saysWhere = ({ places }: LogLine) => places.length > 0;
  const keepsLast = turn !== undefined && saysWhere(turn.last) && !saysWhere(line);
  return { of: line.seat ?? turn?.of, last: keepsLast ? turn.last : line };
}
