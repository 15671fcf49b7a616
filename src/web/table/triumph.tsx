import { useEffect, useState } from 'preact/hooks';
import { SeatPiece } from '../finished/pieces.tsx';
import { motion } from '../preferences.ts';
import { go, place } from '../router.ts';
import { resultWords, wonWords } from '../words.ts';
import type { TableContext } from './table-view.tsx';

/** Two glows, and long enough to read who has won. */
const TRIUMPH_MS = 2600;

/**
 * The moment a game ends: the board stays, the winner's pieces glow, and then the page of the result opens. Only for
 * people who saw it end. Who presses anything meanwhile stays at the board, and so do people who asked for no motion.
 */
export function Triumph({ context }: { readonly context: TableContext }) {
  const { session, known, faces, game } = context;
  const isOn = useTriumph(context);
  useEffect(() => (isOn ? leaveUnlessPressed(`/tables/${session.table}/finished`) : undefined), [isOn]);
  if (!isOn) return undefined;
  const ranks = known.ending?.outcome.ranks ?? [];
  const [won, own] = [wonWords(faces, ranks), resultWords(faces, ranks)];
  const winners = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
  return (
    <div class={`triumph ${winners.map((seat) => `won-${seat}`).join(' ')}`} aria-hidden="true">
      <div class="triumph-plate">
        <span class="triumph-pieces">
          {winners.map((seat) => (
            <SeatPiece key={seat} game={game.meta.id} seat={seat} />
          ))}
        </span>
        <b>{won}</b>
        {own !== won && <span>{own}</span>}
      </div>
    </div>
  );
}

/** True for a while, once, after the last move of a game that was still going on when this page was opened. */
function useTriumph({ session, recap, known }: TableContext): boolean {
  const [stage, setStage] = useState<'playing' | 'triumph' | 'past'>('past');
  const isOver = known.position.stage === 'over';
  const isShown = session.presenter.caughtUp.value && !recap.running.value;
  useEffect(() => {
    if (!isOver) setStage('playing');
    else if (isShown) setStage((before) => (before === 'playing' ? 'triumph' : before));
  }, [isOver, isShown]);
  useEffect(() => {
    if (stage !== 'triumph') return undefined;
    const timer = setTimeout(() => setStage('past'), TRIUMPH_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  return stage === 'triumph';
}

function leaveUnlessPressed(address: string): () => void {
  const table = place.peek().path;
  const timer = setTimeout(() => {
    if (motion.peek() > 0 && place.peek().path === table) go(address);
  }, TRIUMPH_MS - 50);
  const stay = () => clearTimeout(timer);
  const presses = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const press of presses) addEventListener(press, stay, { once: true });
  return () => {
    stay();
    for (const press of presses) removeEventListener(press, stay);
  };
}
