import { effect, type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import { liesOpen } from '#engine/open.ts';
import { useLayout } from '#kit/use-layout.ts';
import { plain } from '#words/sentence.ts';
import { Mast, MastLink } from '../parts/mast.tsx';
import { boardPreferences, motion } from '../preferences.ts';
import { go } from '../router.ts';
import type { AnyBoard } from '../shelf.ts';
import { newJudge } from '../table/judge.ts';
import { foldLines, lastLine, tellLog, type StoryWords } from '../table/lines.ts';
import { LogPanel } from '../table/log.tsx';
import { Seats } from '../table/seats.tsx';
import type { Session } from '../table/session.ts';
import { faceOf } from '../words.ts';
import { Controls, type Stop } from './controls.tsx';
import { useReplayKeys } from './keys.ts';
import { playOnFrom } from './play-on.ts';
import type { ReplayPlayer } from './player.ts';
import { type Eyes, eyesNamed, type Reel } from './reel.ts';

export interface ReplayProps {
  readonly session: Session;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly reel: Reel;
  readonly player: ReplayPlayer;
}

/** The seat whose things stand below the board. */
interface Following {
  readonly followed: Signal<number>;
}

export function ReplayView(props: ReplayProps) {
  const { session, game, player } = props;
  const highlighted = useSignal<readonly string[]>([]);
  const followed = useSignal(session.mine.peek()[0] ?? 0);
  useReplayKeys(player);
  useMomentInAddress(session.table, player);
  return (
    <div class="table-page">
      <Mast where={`${game.meta.title}: replay`}>
        <MastLink href={`/tables/${session.table}`} icon="back" label="Game" />
      </Mast>
      <main id="main" tabIndex={-1} class="table-grid replaying">
        <h1 class="unseen" data-arrive="" tabIndex={-1}>
          Replay of {game.meta.title}
        </h1>
        <ReplayBoard {...props} followed={followed} highlighted={highlighted.value} />
        <ReplaySide {...props} followed={followed} onPoint={(places) => (highlighted.value = places)} />
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
  const { known, host } = session;
  return (known.value?.seats ?? []).map((seat, i) => faceOf(seat, i, host.person.value));
};

function ReplayBoard(props: ReplayProps & Following & { readonly highlighted: readonly string[] }) {
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
      preferences={{ ...boardPreferences.value, motion: motion.value / player.speed.value }}
      layout={useLayout()}
      own={ownOf(props)}
      trail={[]}
      withBar={false}
      sending={false}
      undoAfter={() => 'never'}
      why={() => undefined}
      rule={judge.rule}
      showRule={(id) => go(`/games/${game.meta.id}/guide#${id.split('/')[1] ?? ''}`)}
      act={() => undefined}
    />
  );
}

/** The seat whose things stand below the board: of the player whose view is shown, or the chosen one. */
const ownOf = ({ player, followed }: ReplayProps & Following): number => {
  const { value } = player.eyes;
  return typeof value === 'number' ? value : followed.value;
};

function seatsSeen(eyes: Eyes, seats: number): readonly number[] {
  if (eyes === 'open') return [...Array(seats).keys()];
  return eyes === 'spectator' ? [] : [eyes];
}

const toldBy = ({ board, session }: ReplayProps): StoryWords => ({
  words: board.words,
  view: session.known.peek()?.position.view,
});

interface ReplaySideProps extends ReplayProps, Following {
  readonly onPoint: (places: readonly string[]) => void;
}

/** Players and story beside the board; on a narrow screen the players stand above it. */
function ReplaySide(props: ReplaySideProps) {
  const { session, reel, player, onPoint } = props;
  const faces = facesOf(props);
  const folds = useComputed(() => foldLines(tellReel(reel, toldBy(props), player.at.value)));
  if (useLayout() !== 'wide') return <ReplaySeats {...props} />;
  return (
    <aside class="side" aria-label="Game">
      <ReplaySeats {...props} />
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

const ReplaySeats = (props: ReplaySideProps) => (
  <Seats
    seats={props.session.known.value?.seats ?? []}
    faces={facesOf(props)}
    awaited={[]}
    view={props.player.shown.value?.view}
    board={props.board}
    without={ownOf(props)}
    onPress={(seat) => (props.followed.value = seat)}
  />
);

function ReplayControls(props: ReplayProps) {
  const { session, reel, player } = props;
  const faces = facesOf(props);
  const nameOf = (seat: number) => faces[seat]?.name ?? `Seat ${seat + 1}`;
  const folds = useMemo(() => foldLines(tellReel(reel, toldBy(props))), [reel]);
  const stops = folds.flatMap(({ heading }): Stop[] =>
    heading === undefined ? [] : [{ label: plain(heading.sentence, nameOf), at: heading.at }],
  );
  const caption = captionOf(reel, toldBy(props), player.at.value, nameOf);
  const over = session.known.value?.position.stage === 'over';
  return (
    <Controls
      player={player}
      stops={stops}
      caption={caption}
      eyes={eyesOffered(props, over).map((one) => ({ value: String(one), label: eyesWords(one, nameOf) }))}
      onEyes={(value) => (player.eyes.value = eyesNamed(value))}
      {...(over && { onPlayOn: () => void playOnFrom(session, reel, player.at.peek()) })}
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
  if (eyes === 'open') return 'All hands';
  return eyes === 'spectator' ? 'Spectator' : nameOf(eyes);
}

/** The first `at` items of the log in lines. */
const tellReel = (reel: Reel, told: StoryWords, at = reel.items.length) =>
  tellLog({ first: 0, items: reel.items.slice(0, at) }, told);

/** The last line of the log at this moment. */
function captionOf(reel: Reel, told: StoryWords, at: number, nameOf: (seat: number) => string): string {
  const last = lastLine(tellReel(reel, told, at));
  return last === undefined ? 'Before the first move' : plain(last.sentence, nameOf);
}
