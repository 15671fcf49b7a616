import type { VNode } from 'preact';
import { askedSeat } from '#kit/asked-seat.ts';
import { whyWords } from '#kit/why-not.tsx';
import { SPEEDS } from '../answers.ts';
import { speedCost } from '../rules/turn.ts';
import { boatOf } from '../state.ts';
import { DIAL_WORD, dialPrice } from '../words/panel.ts';
import { words } from '../words/words.ts';
import { answering, planIn } from './offers.ts';
import type { OwnBoatProps } from './own-boat.tsx';
import { atSpeed } from './wish.ts';

type SpeedAction = (typeof SPEEDS)[number];

/** In a plan each dial shows what that speed reaches; step by step it sets the speed. */
export function SpeedDials(own: OwnBoatProps): VNode {
  const { props, seat, steering } = own;
  const boat = boatOf(props.view, seat);
  const isAsked = askedSeat(props) === seat;
  const chosen = chosenSpeed(own);
  return (
    <>
      {SPEEDS.map((action) => {
        const why = isAsked ? whyWords(props, words, action) : undefined;
        const state = [
          boat.speed === action.speed ? 'now' : '',
          chosen === action.speed ? 'chosen' : '',
          isAsked && why === undefined ? 'open' : '',
        ];
        return (
          <button
            key={action.speed}
            type="button"
            class={['mq-dial', ...state].filter(Boolean).join(' ')}
            aria-pressed={chosen === action.speed}
            aria-disabled={!isAsked || why !== undefined}
            aria-description={why}
            onClick={() => isAsked && (why === undefined ? turnTo(own, action) : steering.tryOut(action))}
          >
            <span class="unseen">{DIAL_WORD} </span>
            <b>{action.speed}</b>{' '}
            <small>{dialPrice(action.speed, boat.speed, speedCost(boat, action.speed), props.layout === 'wide')}</small>
          </button>
        );
      })}
    </>
  );
}

/** The speed of the move that is shown, or the one that was asked for. */
function chosenSpeed({ props, seat, steering: { press, wish } }: OwnBoatProps): number | undefined {
  if (askedSeat(props) !== seat) return undefined;
  const { picked } = press;
  if (picked?.kind === 'answer') return picked.action.type === 'speed' ? picked.action.speed : undefined;
  return picked?.kind === 'steam' ? planIn(picked)?.speed : wish.speed;
}

function turnTo({ steering: { byStep, plans, wish, press, choose, refine } }: OwnBoatProps, action: SpeedAction): void {
  if (byStep) choose(answering(action));
  else if (press.picked === undefined && wish.speed === action.speed) refine({});
  else refine(atSpeed(plans, wish, action.speed));
}
