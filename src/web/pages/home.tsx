import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Lists } from '../home/below.tsx';
import { GameBoxes } from '../home/game-boxes.tsx';
import { isNewcomer } from '../home/newcomer.ts';
import { Welcome } from '../home/welcome.tsx';
import { YourTurn } from '../home/your-turn.tsx';
import { listedTables, myTables, reach, refreshTables, type TableCard } from '../host/tables.ts';
import { lazily } from '../lazy.ts';
import { Mast } from '../parts/mast.tsx';
import { OpenRecord } from '../parts/open-record.tsx';
import { ServerTrouble } from '../parts/server-trouble.tsx';
import '../style/home.css';

export function Home() {
  useEffect(() => {
    void refreshTables();
  }, []);
  const running = myTables.value.filter(({ over }) => !over);
  // Decided once: what comes later than the page is put below, so that nothing moves.
  const hadBand = useMemo(() => running.length > 0 || isNewcomer(), []);
  const isWavedAside = useSignal(false);
  const hasBand = hadBand && !isWavedAside.value;
  const band = bandFor(running, () => (isWavedAside.value = true));
  return (
    <>
      <Mast />
      <main id="main" tabIndex={-1} class="page home">
        <header class={hasBand ? 'unseen' : 'greeting'}>
          <h1 data-arrive="" tabIndex={-1}>
            Five board games. Play now.
          </h1>
          <p>Play bots at once, or friends with a link.</p>
        </header>
        {hasBand && <div class="band">{band}</div>}
        <GameBoxes />
        <ServerTrouble />
        {!hasBand && running.length > 0 && band}
        <Below />
        <Foot />
      </main>
    </>
  );
}

function bandFor(running: readonly TableCard[], onWaveAside: () => void) {
  if (running.length > 0) return <YourTurn tables={myTables.value} />;
  return isNewcomer() ? <Welcome onWaveAside={onWaveAside} /> : <p class="soft">No game is waiting for you.</p>;
}

const lists = lazily<'below', typeof Lists>(async () => (await import('../home/below.tsx')).Lists);

/** Not before the server has answered: then nothing in it changes places any more. A first visit has none. */
function Below() {
  const finished = myTables.value.filter(({ over }) => over);
  const open = listedTables.value.filter(({ over }) => !over);
  if (reach.value.is === 'unknown' || finished.length + open.length === 0) return undefined;
  const fetched = lists('below').value;
  return fetched.is === 'here' ? <fetched.value open={open} finished={finished} /> : undefined;
}

/** Where new tables are kept. */
const KEEPING = {
  unknown: 'Connecting …',
  server: 'Your games are saved. No account needed.',
  nothing: 'You are offline. Games stay on this device.',
  trouble: 'The server has a problem. Please try again.',
} as const;

const Foot = () => (
  <footer class="foot soft small">
    <span>{KEEPING[reach.value.is]}</span>
    <span>Every roll and draw can be checked after the game.</span>
    <OpenRecord />
    <a href="/licenses.txt" target="_blank">
      Licences
    </a>
  </footer>
);
