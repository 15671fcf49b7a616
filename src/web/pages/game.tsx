import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import type { Opening } from '#protocol/commands.ts';
import { openBotGame } from '../home/newcomer.ts';
import { connected, meetServer, openTable } from '../host/tables.ts';
import { Facts } from '../parts/facts.tsx';
import { Mast, MastLink } from '../parts/mast.tsx';
import { useNamed } from '../parts/name-sheet.tsx';
import { openAndGo } from '../parts/open-and-go.ts';
import { friendsOpening, nextOpening } from '../parts/opening.ts';
import { OpeningForm } from '../parts/opening-form.tsx';
import { Picture } from '../parts/picture.tsx';
import { ServerTrouble } from '../parts/server-trouble.tsx';
import { games, type GameId, isGameId } from '../shelf.ts';
import type { PageProps } from '../shell.tsx';
import '../style/game.css';
import { Lost } from './lost.tsx';

export function GamePage({ parts }: PageProps) {
  useEffect(() => void meetServer(), []);
  const id = parts['game'] ?? '';
  if (!isGameId(id)) return <Lost />;
  const game = games(id).value;
  return (
    <>
      <Mast {...(game.is === 'here' && { where: game.value.meta.title })}>
        <MastLink href={`/games/${id}/guide`} icon="guide" label="Rules" />
      </Mast>
      <main id="main" tabIndex={-1}>
        <div class="banner">
          <Picture game={id} />
        </div>
        {game.is === 'here' && <GameBody id={id} game={game.value} />}
      </main>
    </>
  );
}

interface GameBodyProps {
  readonly id: GameId;
  readonly game: AnyGame;
}

function GameBody({ id, game }: GameBodyProps) {
  const busy = useSignal(false);
  const open = (opening: Opening) => openAndGo(() => openTable(opening), busy);
  const play = () => openAndGo(() => openBotGame(nextOpening(game.meta)), busy);
  const friends = useNamed(() => open(friendsOpening(game.meta)));
  return (
    <div class="page game-page">
      <section class="column">
        <h1 data-arrive="" tabIndex={-1}>
          {game.meta.title}
        </h1>
        <Facts meta={game.meta} />
        <ServerTrouble />
        <p>{game.meta.summary}</p>
        <div class="row">
          <button type="button" class="brass" disabled={busy.value} onClick={play}>
            Play
          </button>
          {connected.value && (
            <button type="button" disabled={busy.value} onClick={friends.start}>
              Friends
            </button>
          )}
          <a class="press" href={`/games/${id}/guide`}>
            Learn
          </a>
        </div>
        {friends.sheet}
      </section>
      <section class="card start" aria-labelledby="start">
        <h2 id="start" class="unseen">
          Set up a game
        </h2>
        <OpeningForm meta={game.meta} connected={connected.value} onOpen={open} busy={busy.value} />
      </section>
      <Outline game={game} id={id} />
    </div>
  );
}

/** The guide in short: its chapters with the titles of their rules. */
const Outline = ({ game, id }: GameBodyProps) => (
  <section class="column outline" aria-labelledby="outline">
    <h2 id="outline">Rules</h2>
    <ul>
      {game.guide.map((chapter) => (
        <li key={chapter.title}>
          <a href={`/games/${id}/guide#${chapter.rules[0]?.id ?? ''}`}>{chapter.title}</a>
          <span class="soft small"> {chapter.rules.map((rule) => rule.title.toLowerCase()).join(', ')}</span>
        </li>
      ))}
    </ul>
    <p class="soft small">{game.meta.credits}</p>
  </section>
);
