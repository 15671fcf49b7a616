import { same } from '#engine/same.ts';
import type { UpdateMessage } from '#protocol/messages.ts';
import type {
  About,
  ChatMessage,
  TableEnding,
  LogPart,
  LogItem,
  UpdateParts,
  Position,
  PublicSeat,
  TakebackRequest,
} from '#protocol/update.ts';

/** The stretch of the log this page holds; earlier items are asked for when somebody scrolls there. */
export interface HeldLog {
  readonly first: number;
  readonly items: readonly LogItem[];
}

/** All that this page knows of a table as one viewer. */
export interface Known {
  readonly about: About;
  readonly seats: readonly PublicSeat[];
  readonly position: Position;
  readonly log: HeldLog;
  readonly chat: readonly ChatMessage[];
  readonly takeback: TakebackRequest | undefined;
  readonly ending: TableEnding | undefined;
}

/** How many lines have been told in all. */
export const logEnd = ({ first, items }: HeldLog): number => first + items.length;

/** What is known after a message: the parts in it replace the old ones, and log and chat grow. */
export function learn(before: Known | undefined, { full, parts }: UpdateMessage): Known | undefined {
  const old = full ? undefined : before;
  const { about, seats, position, ending } = { ...old, ...parts };
  if (about === undefined || seats === undefined || position === undefined) return before;
  return { about, seats, position: steady(before?.position, position), ending, ...grown(old, parts) };
}

/** A view that is told again unchanged stays the same object: a chat message must not end a plan on the board. */
function steady(before: Position | undefined, now: Position): Position {
  if (before === undefined || !same(before.view, now.view)) return now;
  return { ...now, view: before.view, legal: same(before.legal, now.legal) ? before.legal : now.legal };
}

function grown(
  old: Known | undefined,
  { log, chat = [], takeback }: UpdateParts,
): Pick<Known, 'log' | 'chat' | 'takeback'> {
  return {
    log: extend(old?.log, log),
    chat: old === undefined ? chat : [...old.chat, ...chat],
    takeback: takeback === undefined ? old?.takeback : takeback.open,
  };
}

function extend(held: HeldLog | undefined, told: LogPart | undefined): HeldLog {
  if (told === undefined) return held ?? { first: 0, items: [] };
  if (held === undefined || told.from < held.first || told.from > logEnd(held)) {
    return { first: told.from, items: told.items };
  }
  // After a takeback the log is told again from there: later items that were told before are dropped.
  return { first: held.first, items: [...held.items.slice(0, told.from - held.first), ...told.items] };
}

/** Earlier items, put before those that are held. */
export const prepend = (held: HeldLog, earlier: HeldLog): HeldLog =>
  logEnd(earlier) === held.first ? { first: earlier.first, items: [...earlier.items, ...held.items] } : held;
