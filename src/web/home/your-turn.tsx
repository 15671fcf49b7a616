import { count } from '#words/speech.ts';
import type { TableCard } from '../host/tables.ts';
import { gameTitle } from '../parts/game-title.ts';
import { Picture } from '../parts/picture.tsx';
import { isGameId } from '../shelf.ts';
import { type Glimpse, useGlimpse } from './glimpse.ts';
import { mostUrgent, stateWords } from './urgency.ts';

/** The games that wait for somebody, each with a picture and one press to the table. */
export function YourTurn({ tables }: { readonly tables: readonly TableCard[] }) {
  const waiting = tables.filter(({ yourTurn, over }) => yourTurn && !over).length;
  return (
    <section class="your-turn" aria-labelledby="turn">
      <div class="section-head">
        <h2 id="turn">{waiting > 0 ? 'Your turn' : 'My games'}</h2>
        <p class="soft">{waitingWords(waiting)}</p>
        <a href="/my-games">All my games ({tables.length})</a>
      </div>
      <ul class="my-games">
        {mostUrgent(tables).map((table, i) => (
          <TurnCard key={table.id} table={table} isFirst={i === 0 && table.yourTurn} />
        ))}
      </ul>
    </section>
  );
}

const waitingWords = (waiting: number) =>
  waiting === 0 ? 'waiting for others' : `${count(waiting, 'game is', 'games are')} waiting for you`;

interface TurnCardProps {
  readonly table: TableCard;
  /** The most urgent one glows. */
  readonly isFirst: boolean;
}

function TurnCard({ table, isFirst }: TurnCardProps) {
  const title = gameTitle(table);
  const glimpse = useGlimpse(table);
  return (
    <li class={isFirst ? 'turn-card card urgent' : 'turn-card card'}>
      <TurnPicture table={table} glimpse={glimpse} />
      <div class="turn-words">
        <h3>{title}</h3>
        <p class="company soft">{table.company}</p>
        <p class="small">{stateWords(table, Date.now(), glimpse?.last)}</p>
        <a class={isFirst ? 'press brass' : 'press'} href={`/tables/${table.id}`}>
          {table.yourTurn ? 'Play your turn' : 'Open'}
          <span class="unseen">: {title}</span>
        </a>
      </div>
    </li>
  );
}

interface TurnPictureProps {
  readonly table: TableCard;
  readonly glimpse: Glimpse | undefined;
}

/** The board as it is now; before it is there, the picture of the game in the same frame. */
function TurnPicture({ table: { game }, glimpse }: TurnPictureProps) {
  if (!isGameId(game)) return <div class="picture" />;
  return (
    <div class="turn-picture">
      <Picture game={game} />
      {glimpse !== undefined && <glimpse.Board />}
    </div>
  );
}
