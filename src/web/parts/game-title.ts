import { imaginedFrom } from '../host/imagined.ts';
import { isGameId, metas } from '../shelf.ts';

interface Titled {
  readonly id: string;
  readonly game: string;
}

/** What is played at a table, once the game has been looked up. */
export function gameTitle({ id, game }: Titled): string {
  const meta = isGameId(game) ? metas(game).value : undefined;
  const title = meta?.is === 'here' ? meta.value.title : 'A game';
  return imaginedFrom(id) === undefined ? title : `What if: ${title}`;
}
