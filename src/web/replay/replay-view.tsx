import { effect, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import { plain } from '#words/sentence.ts';
import { openHereFrom } from '../house/tables.ts';
import { Mast, MastLink } from '../parts/mast.tsx';
import { notice } from '../parts/notice.tsx';
import { boardPreferences, pace } from '../preferences.ts';
import { go } from '../router.ts';
import type { AnyBoard } from '../shelf.ts';
import { newJudge } from '../table/judge.ts';
import { foldLog } from '../table/lines.ts';
import { LogPanel } from '../table/log.tsx';
import { Seats } from '../table/seats.tsx';
import type { Session } from '../table/session.ts';
import { faceOf } from '../words.ts';
import { Controls, type Stop } from './controls.tsx';
import { useReplayKeys } from './keys.ts';
import type { ReplayPlayer } from './player.ts';
import { type Eyes, eyesNamed, fetchRecord, type Reel } from './reel.ts';

export interface ReplayProps {
  readonly session: Session;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly reel: Reel;
  readonly player: ReplayPlayer;
}

export function ReplayView(props: ReplayProps) {
  const { session, game, player } = props;
  const highlighted = useSignal<readonly string[]>([]);
  useReplayKeys(player);
  useMomentInAddress(session.table, player);
  return (
    <div class="table-page">
      <Mast where={`${game.meta.title}, replayed`}>
        <MastLink href={`/tables/${session.table}`} icon="back" label="Table" />
      </Mast>
      <main id="main" tabIndex={-1} class="table-grid">
        <h1 class="unseen" data-arrive="" tabIndex={-1}>
          Replay of {game.meta.title}
        </h1>
        <ReplayBoard {...props} highlighted={highlighted.value} />
        <ReplaySide {...props} onPoint={(places) => (highlighted.value = places)} />
        <ReplayControls {...props} />
      </main>
    </div>
  );
}

/** The address always names the moment shown, so that a copied address opens here. */
function useMomentInAddress(table: string, player: ReplayPlayer): void {
  useEffect(
    () =>
      effect(() => {
        const [at, as, running] = [player.at.value, player.eyes.value, player.running.value];
        if (!running) go(`/tables/${table}/replay?at=${at}&as=${as}`, { replace: true });
      }),
    [player],
  );
}

const facesOf = ({ session }: ReplayProps) => {
  const { known, house } = session;
  return (known.value?.seats ?? []).map((seat, i) => faceOf(seat, i, house.person.value));
};

function ReplayBoard(props: ReplayProps & { readonly highlighted: readonly string[] }) {
  const { board, game, player, highlighted } = props;
  const judge = useMemo(() => newJudge(game), [game]);
  const frame = player.shown.value;
  if (frame === undefined) return <div class="board approaching" />;
  const faces = facesOf(props);
  return (
    <board.Board
      view={frame.view}
      events={frame.events}
      seat={undefined}
      revealedSeats={seatsSeen(player.eyes.value, faces.length)}
      seats={faces}
      awaiting={[]}
      legal={[]}
      highlighted={highlighted}
      preferences={{ ...boardPreferences.value, motion: pace.value / player.speed.value }}
      withBar={false}
      sending={false}
      why={() => undefined}
      rule={judge.rule}
      showRule={(id) => go(`/games/${game.meta.id}/guide#${id.split('/')[1] ?? ''}`)}
      act={() => undefined}
    />
  );
}

function seatsSeen(eyes: Eyes, seats: number): readonly number[] {
  if (eyes === 'open') return [...Array(seats).keys()];
  return eyes === 'spectator' ? [] : [eyes];
}

interface ReplaySideProps extends ReplayProps {
  readonly onPoint: (places: readonly string[]) => void;
}

function ReplaySide(props: ReplaySideProps) {
  const { session, board, reel, player, onPoint } = props;
  const faces = facesOf(props);
  const folds = useComputed(() => foldLog({ first: 0, items: reel.items.slice(0, player.at.value) }, board.words));
  return (
    <aside class="side" aria-label="Table">
      <Seats
        seats={session.known.value?.seats ?? []}
        faces={faces}
        awaited={[]}
        view={player.shown.value?.view}
        Panel={board.Panel}
      />
      <div class="tab-body">
        <LogPanel
          folds={folds.value}
          seats={faces}
          table={session.table}
          more={false}
          onMore={() => undefined}
          onPoint={onPoint}
        />
      </div>
    </aside>
  );
}

function ReplayControls(props: ReplayProps) {
  const { session, board, reel, player } = props;
  const faces = facesOf(props);
  const nameOf = (seat: number) => faces[seat]?.name ?? `Seat ${seat + 1}`;
  const folds = useMemo(() => foldLog({ first: 0, items: reel.items }, board.words), [reel]);
  const stops = folds.flatMap(({ heading }): Stop[] =>
    heading === undefined ? [] : [{ label: plain(heading.sentence, nameOf), at: heading.at }],
  );
  const caption = captionOf(reel, board, player.at.value, nameOf);
  const over = session.known.value?.position.stage === 'over';
  return (
    <Controls
      player={player}
      stops={stops}
      caption={caption}
      eyes={eyesOffered(props, over).map((one) => ({ value: String(one), label: eyesWords(one, nameOf) }))}
      onEyes={(value) => (player.eyes.value = eyesNamed(value))}
      {...(over && { onPlayOn: () => void playOn(session, reel.movesAt(player.at.peek())) })}
    />
  );
}

/** Empty where everybody sees the same. What others hide stays hidden until the game is over. */
function eyesOffered({ game, session }: ReplayProps, over: boolean): readonly Eyes[] {
  if (liesOpen(game)) return [];
  const { seats = [] } = session.known.value ?? {};
  return over ? ['open', 'spectator', ...seats.keys()] : ['spectator', ...session.mine.value];
}

function eyesWords(eyes: Eyes, nameOf: (seat: number) => string): string {
  if (eyes === 'open') return 'all hands';
  return eyes === 'spectator' ? 'an onlooker' : nameOf(eyes);
}

/** The last line of the log at this moment. */
function captionOf(reel: Reel, board: AnyBoard, at: number, nameOf: (seat: number) => string): string {
  for (let i = at - 1; i >= 0; i--) {
    const lines = (reel.items[i]?.events ?? [])
      .map((event) => board.words.event(event))
      .filter((line) => line !== undefined);
    if (lines.length > 0) return lines.map(({ sentence }) => plain(sentence, nameOf)).join(' ');
  }
  return 'Before the first move';
}

/** What if: a private table in this browser that goes on from the moment shown. */
async function playOn(session: Session, moves: number | undefined): Promise<void> {
  try {
    const record = await fetchRecord(session.house, session.table);
    go(`/tables/${await openHereFrom(record, moves)}`);
  } catch {
    notice('This moment could not be opened as a table.');
  }
}
