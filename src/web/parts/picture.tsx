import { covers, type GameId } from '../shelf.ts';

/** A game's picture, in a frame that has its size before the picture is there. */
export function Picture({ game }: { readonly game: GameId }) {
  const cover = covers(game).value;
  return <div class="picture">{cover.is === 'here' && <cover.value />}</div>;
}
