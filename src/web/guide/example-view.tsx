import { useMemo, useRef } from 'preact/hooks';
import type { Example } from '#engine/example.ts';
import type { AnyGame } from '#engine/game.ts';
import { playExample, seatsIn } from '#engine/played-example.ts';
import { findRule } from '#engine/ruling.ts';
import type { Ruling } from '#engine/ruling.ts';
import type { SeatFace } from '#kit/board.ts';
import { emblemOf } from '#kit/seats.ts';
import { SentenceText } from '#kit/sentence-text.tsx';
import { boards, isGameId } from '../shelf.ts';
import { Picture } from './picture.tsx';
import { useNear } from './use-near.ts';
import '../style/example.css';

export interface ExampleViewProps {
  readonly game: AnyGame;
  readonly example: Example<unknown>;
}

/** A worked example, step by step: what is on the board, and why. */
export function ExampleView({ game, example }: ExampleViewProps) {
  const steps = useMemo(() => playExample(game, example), [game, example]);
  const revealedSeats = useMemo(() => seatsIn(example), [example]);
  return (
    <section class="example">
      <h4>Example: {example.title}</h4>
      <ol>
        {steps.map((step, i) => (
          <li key={i}>
            {step.pictured && (
              <Picture
                game={game}
                step={step}
                revealedSeats={revealedSeats}
                seats={facesOf(game)}
                label={`The board at step ${i + 1} of ${steps.length}: ${example.title}`}
              />
            )}
            <p>{step.text}</p>
            {step.ruling && <Refused game={game} ruling={step.ruling} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RefusedProps {
  readonly game: AnyGame;
  readonly ruling: Ruling;
}

/** What the table would answer. The words are the board's, so they come with the pictures. */
function Refused({ game, ruling }: RefusedProps) {
  const { id } = game.meta;
  const line = useRef<HTMLParagraphElement>(null);
  const board = useNear(line) && isGameId(id) ? boards(id).value : undefined;
  return (
    <p class="example-refused" ref={line}>
      <strong>Not allowed: {findRule(game.guide, id, ruling.rule)?.title}.</strong>{' '}
      {board?.is === 'here' && <SentenceText sentence={board.value.words.ruling(ruling)} seats={facesOf(game)} />}
    </p>
  );
}

/** In an example the seats are called by their emblems. */
const facesOf = ({ meta }: AnyGame): readonly SeatFace[] =>
  Array.from({ length: Math.max(...meta.seats) }, (_, seat) => ({ name: emblemName(seat), kind: 'person' }));

function emblemName(seat: number): string {
  const emblem = emblemOf(seat);
  return emblem.charAt(0).toUpperCase() + emblem.slice(1);
}
