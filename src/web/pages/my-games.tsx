import { useEffect } from 'preact/hooks';
import { myTables, reach, refreshTables } from '../host/tables.ts';
import { Mast } from '../parts/mast.tsx';
import { OpenRecord } from '../parts/open-record.tsx';
import { ServerTrouble } from '../parts/server-trouble.tsx';
import { Tables } from '../parts/tables.tsx';
import '../style/lists.css';

/** All games of this person: those that wait for them, those that go on, and those that are over. */
export function MyGames() {
  useEffect(() => {
    void refreshTables();
  }, []);
  const tables = myTables.value;
  const waiting = tables.filter(({ yourTurn, over }) => yourTurn && !over);
  const others = tables.filter(({ yourTurn, over }) => !yourTurn && !over);
  const finished = tables.filter(({ over }) => over);
  return (
    <>
      <Mast where="My games" />
      <main id="main" tabIndex={-1} class="page">
        <h1 data-arrive="" tabIndex={-1}>
          My games
        </h1>
        <ServerTrouble />
        {tables.length === 0 && reach.value.is !== 'unknown' && <NoGames />}
        {waiting.length > 0 && <Tables id="turn" title="Your turn" tables={waiting} />}
        {others.length > 0 && <Tables id="others" title="Waiting for others" tables={others} />}
        {finished.length > 0 && <Tables id="finished" title="Finished" tables={finished} />}
        <p>
          <OpenRecord />
        </p>
      </main>
    </>
  );
}

const NoGames = () => (
  <p class="row">
    You have no games yet.
    <a class="press brass" href="/">
      Play
    </a>
  </p>
);
