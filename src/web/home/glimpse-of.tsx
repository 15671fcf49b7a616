import type { UpdateParts } from '#protocol/update.ts';
import { plain } from '#words/sentence.ts';
import { ownSeat } from '../finished/standing-words.ts';
import { MomentPicture } from '../finished/moment.tsx';
import { askApi } from '../host/api.ts';
import type { TableCard } from '../host/tables.ts';
import { isGameId, loadBoard, loadGame } from '../shelf.ts';
import { lastLine, tellLog } from '../table/lines.ts';
import type { Glimpse } from './glimpse.ts';

/** Looks at a table of the server as everybody may see it; the tables of this browser keep the picture of their game. */
export async function glimpseOf({ id, game: name, here, gathering, faces }: TableCard): Promise<Glimpse | undefined> {
  if (here || gathering || !isGameId(name)) return undefined;
  const [{ parts }, game, board] = await Promise.all([
    askApi<{ readonly parts: UpdateParts }>(`/tables/${id}`),
    loadGame(name),
    loadBoard(name),
  ]);
  const { position, log } = parts;
  if (position === undefined) return undefined;
  const own = ownSeat(faces);
  const told = { words: board.words, view: position.view, reader: own };
  const last = lastLine(tellLog({ first: log?.from ?? 0, items: log?.items ?? [] }, told));
  return {
    Board: () => <MomentPicture game={game} view={position.view} faces={faces} seat={undefined} />,
    last: last && plain(last.sentence, (seat) => faces[seat]?.name ?? `Seat ${seat + 1}`),
  };
}
