import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import type { Opening } from '#protocol/commands.ts';
import { connected, meetServer, openTable } from '../house/tables.ts';
import { Facts } from '../parts/facts.tsx';
import { Mast, MastLink } from '../parts/mast.tsx';
import { openAndGo } from '../parts/open-and-go.ts';
import { defaultOpening } from '../parts/opening.ts';
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
        <MastLink href={`/games/${id}/guide`} icon="guide" label="Guide" />
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
          <button type="button" class="brass" disabled={busy.value} onClick={() => open(defaultOpening(game.meta))}>
            Play now against bots
          </button>
          <a class="press" href={`/games/${id}/guide`}>
            Read the guide
          </a>
        </div>
      </section>
      <section class="card start" aria-labelledby="start">
        <h2 id="start" class="unseen">
          Start a table
        </h2>
        <OpeningForm meta={game.meta} connected={connected.value} onOpen={open} busy={busy.value} />
      </section>
      <Outline game={game} id={id} />
    </div>
  );
}

/** The guide in a nutshell: its chapters with their first rules. */
const Outline = ({ game, id }: GameBodyProps) => (
  <section class="column outline" aria-labelledby="outline">
    <h2 id="outline">In the guide</h2>
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
