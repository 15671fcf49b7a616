import type { Refusal } from '#protocol/refusals.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { Requester } from '#table/draft.ts';
import type { RecordHead } from '#table/record.ts';

/** A table up to one of its versions. */
interface Past {
  readonly table: string;
  readonly version: number;
}

/** Questions whose cost grows with the length of the game. */
export type HistoryQuestion =
  | ({ readonly type: 'log'; readonly from: number; readonly to: number } & Past)
  | ({ readonly type: 'moment'; readonly head: RecordHead; readonly viewer: Viewer; readonly log: number } & Past)
  | ({ readonly type: 'record'; readonly head: RecordHead } & Past)
  /** The record of a finished table whose rules have changed since. */
  | { readonly type: 'pastRecord'; readonly table: string }
  | { readonly type: 'import'; readonly body: Uint8Array; readonly importer: Importer };

/** Who imports a record, and what its new table is made with. */
export interface Importer {
  readonly who: Requester;
  readonly now: number;
  readonly secret: string;
  /** The name of the new table is derived from this and the key of the request. */
  readonly naming: string;
}

export type HistoryAnswer =
  /** What was asked for, as JSON; and how many bytes were stored for it. */
  | { readonly ok: true; readonly json: Uint8Array<ArrayBuffer>; readonly stored?: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** An answer and the processor time it took. */
export interface HistoryReply {
  readonly answer: HistoryAnswer | { readonly problem: string };
  readonly milliseconds: number;
}
