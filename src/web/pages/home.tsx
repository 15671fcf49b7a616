import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Meta } from '#engine/game.ts';
import { listedTables, myTables, openTable, reach, refreshTables } from '../house/tables.ts';
import { Facts } from '../parts/facts.tsx';
import { Mast } from '../parts/mast.tsx';
import { Tables } from '../parts/tables.tsx';
import { openAndGo } from '../parts/open-and-go.ts';
import { OpenRecord } from '../parts/open-record.tsx';
import { defaultOpening } from '../parts/opening.ts';
import { Picture } from '../parts/picture.tsx';
import { ServerTrouble } from '../parts/server-trouble.tsx';
import { GAME_IDS, type GameId, metas } from '../shelf.ts';
import '../style/home.css';

export function Home() {
  useEffect(() => {
    void refreshTables();
  }, []);
  return (
    <>
      <Mast />
      <main id="main" tabIndex={-1} class="page home">
        <header class="greeting">
          <h1 data-arrive="" tabIndex={-1}>
            A table by the river
          </h1>
          <p>Board games of the nineteenth century, with every rule enforced, bots for empty seats and fair dice.</p>
          <hr class="flourish" />
        </header>
        <ServerTrouble />
        {myTables.value.length > 0 && <Tables id="mine" title="Your tables" tables={myTables.value} />}
        <section aria-labelledby="shelf" class="column">
          <h2 id="shelf" class={myTables.value.length > 0 ? '' : 'unseen'}>
            The shelf
          </h2>
          <ul class="shelf">
            {GAME_IDS.map((id) => (
              <Box key={id} id={id} />
            ))}
          </ul>
        </section>
        {listedTables.value.length > 0 && <Tables id="listed" title="Open to everyone" tables={listedTables.value} />}
        <Foot />
      </main>
    </>
  );
}

/** One game on the shelf. */
function Box({ id }: { readonly id: GameId }) {
  const meta = metas(id).value;
  return (
    <li class="box card">
      <Picture game={id} />
      <div class="label">{meta.is === 'here' ? <Label meta={meta.value} /> : <p class="soft">One moment …</p>}</div>
    </li>
  );
}

function Label({ meta }: { readonly meta: Meta }) {
  const busy = useSignal(false);
  const play = () => openAndGo(() => openTable(defaultOpening(meta)), busy);
  return (
    <>
      <h3>
        <a href={`/games/${meta.id}`}>{meta.title}</a>
      </h3>
      <Facts meta={meta} />
      <p>{meta.summary}</p>
      <div class="row">
        <button
          type="button"
          class="brass"
          aria-label={`Play now against bots: ${meta.title}`}
          disabled={busy.value}
          onClick={play}
        >
          {busy.value ? 'Casting off …' : 'Play now against bots'}
        </button>
        <a class="press" href={`/games/${meta.id}`} aria-label={`Start a table: ${meta.title}`}>
          Start a table
        </a>
        <a class="press plain" href={`/games/${meta.id}/guide`} aria-label={`How to play: ${meta.title}`}>
          How to play
        </a>
      </div>
    </>
  );
}

/** Where new tables are kept. */
const KEEPING = {
  unknown: 'Looking for the server …',
  server: 'Tables are kept by this house; your name and seat by a cookie.',
  nothing: 'No server in reach: tables are kept in this browser.',
  trouble: 'The server has a problem: new tables wait until it is over.',
} as const;

const Foot = () => (
  <footer class="foot soft small">
    <span>{KEEPING[reach.value.is]}</span>
    <span>Every draw of chance can be checked when a game is over.</span>
    <OpenRecord />
    <a href="/licenses.txt" target="_blank">
      Licences
    </a>
  </footer>
);
