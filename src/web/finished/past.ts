import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import { fetchRecord, type Reel, recordReel } from '../replay/reel.ts';
import type { AnyBoard } from '../shelf.ts';
import type { Session } from '../table/session.ts';
import { type GameCourse, gameCourseOf } from './course.ts';

export interface Past {
  readonly record: RecordFile;
  readonly reel: Reel;
  readonly course: GameCourse;
}

/** The record of a finished game, and its course turn by turn. */
export function usePast(session: Session, game: AnyGame, board: AnyBoard): Past | undefined {
  const [past, setPast] = useState<Past | undefined>(undefined);
  useEffect(() => {
    void fetchRecord(session.host, session.table).then(async (record) => {
      const reel = recordReel(game, record);
      setPast({ record, reel, course: await gameCourseOf(reel, board, record.seats) });
    });
  }, [session]);
  return past;
}
