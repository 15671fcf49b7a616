import type { AnyGame } from '#engine/game.ts';
import type { HostMessage, ToldMessage } from '#protocol/messages.ts';
import { type Refusal, refusal } from '#protocol/refusals.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { Parts } from '#protocol/told.ts';
import { type Stamp, isSameStamp, isUpToDate, readStamp, stampOf, writeStamp } from './stamp.ts';
import type { TableState } from './table.ts';
import { type Listener, maySee, tellAll, tellMissed } from './tell.ts';

interface Watcher {
  readonly client: string;
  readonly listener: Listener;
  /** What this watcher was told last. */
  stamp: Stamp;
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
      watchers.set(nameOf(client, listener), { client, listener, stamp });
      const parts = missed ?? tellAll(rules, table, listener);
      send(client, toldTo(table, listener, { stamp, parts, whole: missed === undefined }));
      return undefined;
    },
    unwatch(client: string, viewer?: Listener['viewer']): void {
      for (const [name, watcher] of watchers) {
        if (watcher.client === client && (viewer === undefined || watcher.listener.viewer === viewer)) {
          watchers.delete(name);
        }
      }
    },
    /** Tells everyone what is new to them. Equal messages are one object, so that a transport writes them only once. */
    tell(table: TableState): void {
      const tellings: Telling[] = [];
      for (const watcher of watchers.values()) {
        if (maySee(table, watcher.listener)) tellOne(rules, table, watcher, tellings, send);
        else {
          watchers.delete(nameOf(watcher.client, watcher.listener));
          const eyes = { table: table.table, viewer: watcher.listener.viewer };
          send(watcher.client, { type: 'refused', eyes, refusal: refusal('notYourSeat') });
        }
      }
    },
  };
}

/** What is told to all who look through the same eyes and knew the same before. */
interface Telling {
  readonly viewer: Viewer;
  readonly before: Stamp;
  readonly stamp: Stamp;
  /** Nothing, when only a number has changed. */
  readonly message: ToldMessage | undefined;
}

function tellOne(
  rules: AnyGame,
  table: TableState,
  watcher: Watcher,
  tellings: Telling[],
  send: (client: string, message: HostMessage) => void,
): void {
  const { client, listener, stamp: before } = watcher;
  if (isUpToDate(before, table, listener.viewer)) return;
  const known = tellings.find(({ viewer, before: same }) => viewer === listener.viewer && isSameStamp(before, same));
  const telling = known ?? newTelling(rules, table, listener, before);
  // Chat differs from person to person. Everything else depends on the seat alone.
  if (known === undefined && before.said === table.said) tellings.push(telling);
  watcher.stamp = telling.stamp;
  if (telling.message !== undefined) send(client, telling.message);
}

function newTelling(rules: AnyGame, table: TableState, listener: Listener, before: Stamp): Telling {
  const { viewer } = listener;
  const stamp = stampOf(table, viewer);
  const missed = tellMissed(rules, table, listener, { before, direct: true });
  const parts = missed ?? tellAll(rules, table, listener);
  const message = isEmpty(parts) ? undefined : toldTo(table, listener, { stamp, parts, whole: missed === undefined });
  return { viewer, before, stamp, message };
}

const isEmpty = (parts: Parts): boolean =>
  parts.position === undefined && Object.values(parts).every((part) => Array.isArray(part) && part.length === 0);

interface News {
  readonly stamp: Stamp;
  readonly parts: Parts;
  readonly whole: boolean;
}

const toldTo = ({ table }: TableState, { viewer }: Listener, { stamp, parts, whole }: News): ToldMessage => ({
  type: 'told',
  table,
  viewer,
  stamp: writeStamp(stamp),
  whole,
  parts,
});
