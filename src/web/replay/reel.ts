import type { AnyGame } from '#engine/game.ts';
import { readMove, replay } from '#engine/record.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { LogItem } from '#protocol/update.ts';
import type { HostLink } from '../host/host-link.ts';

/** Whose view a replay shows; `open`: everything lies face up. */
export type Eyes = Viewer | 'open';

/** As an address or a list of choices writes it. */
export const eyesNamed = (name: string): Eyes => (name === 'open' || name === 'spectator' ? name : Number(name));

/** A game that can be shown at any moment. A moment is a number of items of its log. */
export interface Reel {
  readonly items: readonly LogItem[];
  viewAt(log: number, eyes: Eyes): Promise<unknown>;
  /** How many moves had been made by then; unknown while the record is secret. */
  movesAt(log: number): number | undefined;
}

/** How many moves lie between two kept states: no moment is further than this from one. */
const STRIDE = 32;

/** A finished game, replayed here from its record: any seat's view, without asking anybody. */
export function recordReel(game: AnyGame, record: RecordFile): Reel {
  const items: LogItem[] = [];
  const kept = [game.setup(record.seats, record.options)];
  /** By log number: how many moves had been made by then. */
  const moves = [0];
  const played = replay(game, record, ({ number, state, events }) => {
    if ((number + 1) % STRIDE === 0) kept.push(game.clone(state));
    if (events.length === 0) return;
    items.push({ at: record.times?.[number] ?? 0, events });
    moves.push(number + 1);
  });
  if (!played.ok) throw new Error(`the record does not replay: ${played.problem}`);
  return {
    items,
    movesAt: (log) => moves[log],
    viewAt: (log, eyes) => Promise.resolve(seenBy(game, stateAfter(game, record, kept, moves[log] ?? 0), eyes)),
  };
}

function seenBy(game: AnyGame, state: unknown, eyes: Eyes): unknown {
  if (eyes === 'open' && game.open !== undefined) return game.open(state);
  return game.view(state, typeof eyes === 'number' ? eyes : undefined);
}

function stateAfter(game: AnyGame, record: RecordFile, kept: readonly unknown[], moves: number): unknown {
  const start = Math.floor(moves / STRIDE);
  const state = game.clone(kept[start]);
  for (const line of record.moves.slice(start * STRIDE, moves)) {
    const move = readMove(game.actions, line);
    if (move === undefined) throw new Error(`a move of the record cannot be read: ${line}`);
    game.apply(state, move[0], move[1], () => undefined);
  }
  return state;
}

const PAGE = 500;

/** A game still being played: its host shows each moment as this viewer saw it. */
async function hostReel(host: HostLink, table: string, end: number): Promise<Reel> {
  const pages = Array.from({ length: Math.ceil(end / PAGE) }, (_, i) => i * PAGE);
  const read = await Promise.all(
    pages.map((from) => host.ask({ type: 'readLog', table, from, to: Math.min(end, from + PAGE) })),
  );
  const seen = new Map<string, Promise<unknown>>();
  const ask = async (log: number, viewer: Viewer) => {
    const answer = await host.ask({ type: 'readMoment', table, viewer, log });
    return answer.type === 'moment' ? answer.view : undefined;
  };
  return {
    items: read.flatMap((answer) => (answer.type === 'log' ? answer.log.items : [])),
    movesAt: () => undefined,
    viewAt(log, eyes) {
      const viewer = eyes === 'open' ? 'spectator' : eyes;
      const key = `${viewer} ${log}`;
      const before = seen.get(key) ?? ask(log, viewer);
      seen.set(key, before);
      return before;
    },
  };
}

/** The reel of a table: from its record once it is over, otherwise from its host. */
export async function reelOf(host: HostLink, table: string, game: AnyGame, known: ReelNeeds): Promise<Reel> {
  if (!known.over) return hostReel(host, table, known.end);
  return recordReel(game, await fetchRecord(host, table));
}

interface ReelNeeds {
  readonly over: boolean;
  readonly end: number;
}

export async function fetchRecord(host: HostLink, table: string): Promise<RecordFile> {
  const answer = await host.ask({ type: 'export', table });
  if (answer.type !== 'record') throw new Error(`asked for a record, answered with ${answer.type}`);
  return answer.record;
}
