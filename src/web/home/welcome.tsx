import { useSignal } from '@preact/signals';
import { openAndGo } from '../parts/open-and-go.ts';
import { firstOpening } from '../parts/opening.ts';
import { Picture } from '../parts/picture.tsx';
import { noteSeen } from '../preferences.ts';
import { GAME_IDS, metaOf } from '../shelf.ts';
import { openBotGame } from './newcomer.ts';

/** The first game of the list is the easiest to begin with. */
const [FIRST] = GAME_IDS;

/** For somebody who has never been here: one press to the table, without a form. */
export function Welcome({ onWaveAside }: { readonly onWaveAside: () => void }) {
  const busy = useSignal(false);
  const play = () => openAndGo(async () => openBotGame(firstOpening(await metaOf(FIRST))), busy);
  const waveAside = () => {
    onWaveAside();
    noteSeen('welcome');
  };
  return (
    <section class="welcome card" aria-labelledby="welcome">
      <Picture game={FIRST} />
      <div class="welcome-words">
        <h2 id="welcome">Your first game in 3 minutes</h2>
        <p>A short race against 2 easy bots. Tips tell you what to press.</p>
        <div class="row">
          <button type="button" class="brass" disabled={busy.value} onClick={play}>
            {busy.value ? 'Starting …' : 'Play'}
          </button>
          <button type="button" onClick={waveAside}>
            I know these games
          </button>
        </div>
      </div>
    </section>
  );
}
