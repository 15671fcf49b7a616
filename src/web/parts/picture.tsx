import { covers, type GameId } from '../shelf.ts';

/** A game's picture, in a frame that has its size before the picture is there. */
export function Picture({ game }: { readonly game: GameId }) {
  const cover = covers(game).value;
  return (
    <div class="picture">
      {cover.is === 'here' && <cover.value />}
      {cover.is === 'failed' && <Wheel />}
    </div>
  );
}

/** For a game whose own picture is not drawn yet: a paddle wheel. */
const Wheel = () => (
  <svg class="plain-cover" viewBox="-60 -30 120 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle r="20" />
    <circle r="13" />
    {[0, 45, 90, 135].map((turn) => (
      <path key={turn} d="M0-24V24" transform={`rotate(${turn})`} />
    ))}
  </svg>
);
