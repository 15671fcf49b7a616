import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { focusHeading } from '../arrival.ts';
import { useKeptResult } from '../finished/kept-result.ts';
import { useListed } from '../host/listed.ts';
import { hostOf } from '../host/tables.ts';
import { Mast } from '../parts/mast.tsx';
import { useGame } from '../shelf.ts';
import type { PageProps } from '../shell.tsx';
import '../style/table.css';
import { Recap } from '../table/recap.ts';
import { Session } from '../table/session.ts';
import { TableView } from '../table/table-view.tsx';
import { refusalSentence } from '../words.ts';

/** Opens a table: joins its host, learns what this person may know, and fetches the game's rules and board. */
export function TablePage({ parts }: PageProps) {
  const table = parts['table'] ?? '';
  const session = useMemo(() => new Session(hostOf(table), table), [table]);
  const recap = useMemo(() => new Recap(session), [session]);
  useEffect(() => () => session.close(), [session]);
  useKeptResult(session);
  useListed(session);
  // After a reload nothing has the focus; from another page it has come to the heading already.
  useEffect(() => (document.activeElement === document.body ? focusHeading() : undefined), [table]);
  const id = useComputed(() => session.known.value?.about.game);
  const { game, board, missing } = useGame(id.value);
  if (session.closedBy.value !== undefined) return <Closed sentence={refusalSentence(session.closedBy.value)} />;
  if (missing) return <Closed sentence="The board could not be loaded. Please reload the page." />;
  if (game === undefined || board === undefined) return <Approaching session={session} />;
  return <TableView session={session} recap={recap} game={game} board={board} />;
}

const Closed = ({ sentence }: { readonly sentence: string }) => (
  <>
    <Mast />
    <main id="main" tabIndex={-1} class="page">
      <div class="column">
        <h1 data-arrive="" tabIndex={-1}>
          This game cannot be shown
        </h1>
        <p>{sentence}</p>
        <a class="press brass" href="/">
          Home
        </a>
      </div>
    </main>
  </>
);

const SLOW_MS = 4000;

/** The frame of the table before anything is known: nothing jumps when the board appears. */
function Approaching({ session }: { readonly session: Session }) {
  const slow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (slow.value = true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="table-page">
      <Mast />
      <main id="main" tabIndex={-1} class="table-grid">
        <div class="board approaching">
          <p role="status">
            {session.host.state.value === 'lost' || slow.value ? 'Connecting …' : 'Opening the game …'}
          </p>
        </div>
        <aside class="side" />
        <div class="bar" />
      </main>
    </div>
  );
}
