import { useSignal } from '@preact/signals';
import type { Meta } from '#engine/game.ts';
import { openTable } from '../host/tables.ts';
import { ShortFacts } from '../parts/facts.tsx';
import { useNamed } from '../parts/name-sheet.tsx';
import { openAndGo } from '../parts/open-and-go.ts';
import { friendsOpening, nextOpening } from '../parts/opening.ts';
import { Picture } from '../parts/picture.tsx';
import { sentencesOf } from '#words/sentences.ts';
import { GAME_IDS, type GameId, metas } from '../shelf.ts';
import { openBotGame } from './newcomer.ts';

/** All games, each with the three ways into it. */
export const GameBoxes = () => (
  <section aria-labelledby="games">
    <div class="section-head">
      <h2 id="games">Games</h2>
      <p class="soft">Play starts at once against bots. Friends opens a game and gives you a link.</p>
    </div>
    <ul class="shelf">
      {GAME_IDS.map((id) => (
        <GameBox key={id} id={id} />
      ))}
    </ul>
  </section>
);

function GameBox({ id }: { readonly id: GameId }) {
  const meta = metas(id).value;
  return (
    <li class="box card">
      <Picture game={id} />
      <div class="label">{meta.is === 'here' && <Label meta={meta.value} />}</div>
    </li>
  );
}

/** In characters: a longer one is set smaller, so that it stands on one line. */
const LONG_TITLE = 24;

function Label({ meta }: { readonly meta: Meta }) {
  return (
    <>
      <h3 class={meta.title.length > LONG_TITLE ? 'long' : ''}>
        <a href={`/games/${meta.id}`}>{meta.title}</a>
      </h3>
      <ShortFacts meta={meta} />
      <p class="summary">{sentencesOf(meta.summary)[0]}</p>
      <Ways meta={meta} />
    </>
  );
}

function Ways({ meta }: { readonly meta: Meta }) {
  const busy = useSignal(false);
  const friends = useNamed(() => openAndGo(() => openTable(friendsOpening(meta)), busy));
  const play = () => openAndGo(() => openBotGame(nextOpening(meta)), busy);
  return (
    <div class="row">
      <button type="button" class="brass" aria-label={`Play: ${meta.title}`} disabled={busy.value} onClick={play}>
        {busy.value ? 'Starting …' : 'Play'}
      </button>
      <button
        type="button"
        class="second-way"
        aria-label={`Friends: ${meta.title}`}
        disabled={busy.value}
        onClick={friends.start}
      >
        Friends
      </button>
      <a class="press second-way" href={`/games/${meta.id}/guide`} aria-label={`Learn: ${meta.title}`}>
        Learn
      </a>
      {friends.sheet}
    </div>
  );
}
