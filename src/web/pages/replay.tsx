import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import { hostOf } from '../host/tables.ts';
import { Mast, MastLink } from '../parts/mast.tsx';
import { ReplayPlayer } from '../replay/player.ts';
import { type Eyes, eyesNamed, type Reel, reelOf } from '../replay/reel.ts';
import { ReplayView } from '../replay/replay-view.tsx';
import { place } from '../router.ts';
import { type AnyBoard, useGame } from '../shelf.ts';
import type { PageProps } from '../shell.tsx';
import '../style/table.css';
import '../style/replay.css';
import { logEnd } from '../table/known.ts';
import { Session } from '../table/session.ts';

export function ReplayPage({ parts }: PageProps) {
  const table = parts['table'] ?? '';
  const session = useMemo(() => new Session(hostOf(table), table), [table]);
  useEffect(() => () => session.close(), [session]);
  const { game, board } = useGame(session.known.value?.about.game);
  if (game === undefined || board === undefined) return <Winding table={table} />;
  return <Wound session={session} game={game} board={board} />;
}

interface WoundProps {
  readonly session: Session;
  readonly game: AnyGame;
  readonly board: AnyBoard;
}

/** Loads the replay, then shows it from the moment in the address. */
function Wound({ session, game, board }: WoundProps) {
  const [reel, wind] = useState<Reel | undefined>(undefined);
  const known = session.known.value;
  const over = known?.position.stage === 'over';
  useEffect(() => {
    if (known === undefined) return;
    void reelOf(session.host, session.table, game, { over, end: logEnd(known.log) }).then(wind);
  }, [session, game, over]);
  const player = useMemo(() => reel && new ReplayPlayer(reel, ...startOf(reel, session)), [reel]);
  useEffect(() => {
    if (place.peek().query.has('play')) player?.play();
    return () => player?.stop();
  }, [player]);
  if (reel === undefined || player === undefined) return <Winding table={session.table} />;
  return <ReplayView session={session} game={game} board={board} reel={reel} player={player} />;
}

/** Where the address says to start: after how much of the log, and in whose view. */
function startOf(reel: Reel, session: Session): [at: number, eyes: Eyes] {
  const { query } = place.peek();
  const at = query.get('at');
  const as = query.get('as');
  return [at === null ? reel.items.length : Number(at), as === null ? session.viewer.peek() : eyesNamed(as)];
}

const Winding = ({ table }: { readonly table: string }) => (
  <div class="table-page">
    <Mast where="Replay">
      <MastLink href={`/tables/${table}`} icon="back" label="Game" />
    </Mast>
    <main id="main" tabIndex={-1} class="table-grid">
      <div class="board approaching">
        <p role="status">Loading the replay …</p>
      </div>
      <aside class="side" />
      <div class="bar" />
    </main>
  </div>
);
