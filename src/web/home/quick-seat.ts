import { Refused } from '../host/host-link.ts';
import { listedTables, refreshTables, sitAt } from '../host/tables.ts';
import { nextOpening, yourName } from '../parts/opening.ts';
import { GAME_IDS, metaOf } from '../shelf.ts';
import { openBotGame } from './newcomer.ts';

/** Sits down at the first table with a free seat, in any game; without one, at a table with bots. */
export async function takeQuickSeat(): Promise<string> {
  await refreshTables();
  for (const { id, gathering, faces } of listedTables.peek()) {
    const seat = faces.findIndex(({ kind }) => kind === 'nobody');
    if (gathering && seat >= 0 && (await sitIfFree(id, seat))) return id;
  }
  return openBotGame(nextOpening(await metaOf(GAME_IDS[0])));
}

/** Somebody else may have been quicker: then the next table is tried. */
async function sitIfFree(table: string, seat: number): Promise<boolean> {
  try {
    await sitAt(table, seat, yourName());
    return true;
  } catch (problem) {
    if (problem instanceof Refused) return false;
    throw problem;
  }
}
