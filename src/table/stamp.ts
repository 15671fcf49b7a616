import type { Viewer } from '#protocol/shapes.ts';
import { type TableState, viewerTurn } from './table.ts';

/** How much of a table a viewer has been told. Clients get it as its counts joined by points. */
export interface Stamp {
  readonly turn: number;
  readonly log: number;
  readonly logCuts: number;
  readonly tableChanges: number;
  readonly chatMessages: number;
  readonly privateChanges: number;
}

export function stampOf(table: TableState, viewer: Viewer): Stamp {
  const { log, logCuts, tableChanges, chatMessages } = table;
  return {
    turn: viewerTurn(table, viewer),
    log,
    logCuts,
    tableChanges,
    chatMessages,
    privateChanges: privateChangesOf(table, viewer),
  };
}

export const writeStamp = ({ turn, log, logCuts, tableChanges, chatMessages, privateChanges }: Stamp): string =>
  `${turn}.${log}.${logCuts}.${tableChanges}.${chatMessages}.${privateChanges}`;

export function readStamp(text: string): Stamp | undefined {
  if (!/^\d{1,9}(\.\d{1,9}){5}$/.test(text)) return undefined;
  const [turn = 0, log = 0, logCuts = 0, tableChanges = 0, chatMessages = 0, privateChanges = 0] = text
    .split('.')
    .map(Number);
  return { turn, log, logCuts, tableChanges, chatMessages, privateChanges };
}

/** Whether a viewer who was told this much has missed nothing. */
export const isUpToDate = (
  { turn, log, logCuts, tableChanges, chatMessages, privateChanges }: Stamp,
  table: TableState,
  viewer: Viewer,
): boolean =>
  turn === viewerTurn(table, viewer) &&
  log === table.log &&
  logCuts === table.logCuts &&
  tableChanges === table.tableChanges &&
  chatMessages === table.chatMessages &&
  privateChanges === privateChangesOf(table, viewer);

const privateChangesOf = ({ seats }: TableState, viewer: Viewer): number =>
  viewer === 'spectator' ? 0 : (seats[viewer]?.privateChanges ?? 0);

export const isSameStamp = (one: Stamp, two: Stamp): boolean =>
  one.turn === two.turn &&
  one.log === two.log &&
  one.logCuts === two.logCuts &&
  one.tableChanges === two.tableChanges &&
  one.chatMessages === two.chatMessages &&
  one.privateChanges === two.privateChanges;

/** A stamp this table never gave: made up, or from another table. */
export const isBeyond = (before: Stamp, now: Stamp): boolean =>
  before.turn > now.turn ||
  before.tableChanges > now.tableChanges ||
  before.chatMessages > now.chatMessages ||
  before.logCuts > now.logCuts;
