import type { AnyGame } from '#engine/game.ts';
import type { HostMessage, ToldMessage } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Parts } from '#protocol/told.ts';
import { type Stamp, isSameStamp, readStamp, stampOf, writeStamp } from './stamp.ts';
import type { TableState } from './table.ts';
import { type Listener, maySee, tellAll, tellMissed } from './tell.ts';

interface Watcher {
  readonly client: string;
  readonly listener: Listener;
  /** What this watcher was told last, and how that is written. */
  stamp: Stamp;
  have: string;
}

interface AudienceNeeds {
  readonly rules: AnyGame;
  readonly send: (client: string, message: HostMessage) => void;
}

/** The clients that watch one table, each through one or several pairs of eyes. */
export function audience({ rules, send }: AudienceNeeds) {
  const watchers = new Map<string, Watcher>();
  const nameOf = (client: string, { viewer }: Pick<Listener, 'viewer'>) => `${viewer} ${client}`;
  return {
    count: () => watchers.size,
    watch(table: TableState, client: string, listener: Listener, have?: string): Refusal | undefined {
      if (!maySee(table, listener))
        return refusal(table.seats.length > Number(listener.viewer) ? 'notYourSeat' : 'noSuchSeat');
      const before = have === undefined ? undefined : readStamp(have);
      const missed = before && tellMissed(rules, table, listener, { before, direct: false });
      const stamp = stampOf(table, listener.viewer);
      const told = writeStamp(stamp);
      watchers.set(nameOf(client, listener), { client, listener, stamp, have: told });
      const parts = missed ?? tellAll(rules, table, listener);
      send(client, toldTo(table, listener, { stamp: told, parts, whole: missed === undefined }));
      return undefined;
    },
    unwatch(client: string, viewer?: Listener['viewer']): void {
      for (const [name, watcher] of watchers) {
        if (watcher.client === client && (viewer === undefined || watcher.listener.viewer === viewer)) {
          watchers.delete(name);
        }
      }
    },
    /** Tells everyone what is new to them. Equal messages are one object, so that a transport writes them once. */
    tell(table: TableState): void {
      const written = new Map<string, ToldMessage | undefined>();
      for (const [name, watcher] of watchers) {
        if (maySee(table, watcher.listener)) tellOne(rules, table, watcher, { written, send });
        else {
          watchers.delete(name);
          send(watcher.client, { type: 'refused', refusal: refusal('notYourSeat') });
        }
      }
    },
  };
}

interface Telling {
  readonly written: Map<string, ToldMessage | undefined>;
  readonly send: (client: string, message: HostMessage) => void;
}

function tellOne(rules: AnyGame, table: TableState, watcher: Watcher, { written, send }: Telling): void {
  const { client, listener, stamp: before, have } = watcher;
  const stamp = stampOf(table, listener.viewer);
  if (isSameStamp(before, stamp)) return;
  // What is said is heard differently by different persons; all else depends on the seat alone.
  const ears = before.said === stamp.said ? '' : listener.person;
  const same = `${listener.viewer} ${have} ${ears}`;
  if (!written.has(same)) written.set(same, newsFor(rules, table, listener, { before, now: writeStamp(stamp) }));
  const message = written.get(same);
  watcher.stamp = stamp;
  watcher.have = message?.stamp ?? writeStamp(stamp);
  if (message !== undefined) send(client, message);
}

interface Stamps {
  readonly before: Stamp;
  readonly now: string;
}

function newsFor(
  rules: AnyGame,
  table: TableState,
  listener: Listener,
  { before, now }: Stamps,
): ToldMessage | undefined {
  const missed = tellMissed(rules, table, listener, { before, direct: true });
  if (missed === undefined)
    return toldTo(table, listener, { stamp: now, parts: tellAll(rules, table, listener), whole: true });
  return isEmpty(missed) ? undefined : toldTo(table, listener, { stamp: now, parts: missed, whole: false });
}

const isEmpty = (parts: Parts): boolean =>
  Object.values(parts).every((part) => Array.isArray(part) && part.length === 0);

interface News {
  readonly stamp: string;
  readonly parts: Parts;
  readonly whole: boolean;
}

const toldTo = ({ table }: TableState, { viewer }: Listener, { stamp, parts, whole }: News): ToldMessage => ({
  type: 'told',
  table,
  viewer,
  stamp,
  whole,
  parts,
});
