import type { VNode } from 'preact';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import { capital, count } from '#kit/speech.ts';
import { ACHIEVEMENTS, CLASSES, CONTRACTS, LAST_ROUND, MARKET_PRICES, TRAIN_CARDS } from '../components.ts';
import { fullCities } from '../ending.ts';
import { companyOf, NONE, sizeOf } from '../state.ts';
import { tally } from '../tally.ts';
import type { View } from '../view.ts';
import { AtTheQuay } from './ship.tsx';
import { cardWords, conditionWords, COUNTED_WORDS, dollars, gains } from '../names.ts';

interface DeskProps {
  readonly view: View;
  readonly seat: number | undefined;
  /** Whose hands lie open here. */
  readonly eyes: readonly number[];
  readonly seats: readonly SeatFace[];
}

/** What lies beside the map: the ship, the race for achievements, the market, and one's own hand. */
export function Desk({ view, seat, eyes, seats }: DeskProps): VNode {
  const quay = view.extras.freight;
  return (
    <aside class="desk" aria-label="Beside the map" tabIndex={0}>
      {quay !== undefined && <AtTheQuay quay={quay} seats={seats} />}
      {eyes.map((one) => (
        <Hand
          key={one}
          view={view}
          seat={one}
          title={one === seat ? 'Your hand' : `Hand of ${seats[one]?.name ?? ''}`}
        />
      ))}
      <Goals view={view} seat={seat} seats={seats} />
      <Market view={view} />
      {view.round > 0 && <TowardsTheEnd view={view} />}
    </aside>
  );
}

const Goals = ({ view, seat, seats }: Omit<DeskProps, 'eyes'>): VNode => (
  <section class="desk-part goals" aria-label="Achievements">
    <h2>Achievements</h2>
    <ul>
      {view.goals.map((achievement, i) => (
        <Goal
          key={achievement}
          view={view}
          seat={seat}
          seats={seats}
          achievement={achievement}
          holder={view.holders[i] ?? NONE}
        />
      ))}
    </ul>
  </section>
);

interface GoalProps extends Omit<DeskProps, 'eyes'> {
  readonly achievement: number;
  readonly holder: number;
}

/** One achievement: who holds it, or how far one is oneself and who is closest. */
function Goal({ view, seat: me, seats, achievement, holder }: GoalProps): VNode {
  const { name, of, need, prestige } = ACHIEVEMENTS[achievement] as (typeof ACHIEVEMENTS)[number];
  const counts = view.companies.map((_, seat) => tally(view, seat, of));
  const most = Math.max(...counts);
  const closest = counts.flatMap((have, seat) => (have === most && have > 0 ? [seat] : []));
  return (
    <li class={holder === NONE ? 'goal' : 'goal held'}>
      <b>{name}</b> <span class="vp">{prestige} VP</span>
      <small>
        {need} {COUNTED_WORDS[of]}
        {holder === NONE ? raceWords(counts, me) : ` · held by ${seats[holder]?.name ?? ''}`}
      </small>
      <span class="who">
        {(holder === NONE ? closest.slice(0, 3) : [holder]).map((seat) => (
          <SeatEmblem key={seat} seat={seat} label={seats[seat]?.name ?? ''} />
        ))}
      </span>
    </li>
  );
}

function raceWords(counts: readonly number[], me: number | undefined): string {
  const most = Math.max(...counts);
  if (most === 0) return ' · nobody yet';
  return me === undefined ? ` · closest ${most}` : ` · you ${counts[me] ?? 0} · closest ${most}`;
}

const Market = ({ view }: { readonly view: View }): VNode => (
  <section class="desk-part market" aria-label="Train market">
    <h2>
      Train market <small>{view.deck.length} in the deck</small>
    </h2>
    <ul>
      {view.market.map((card, i) => (
        <li key={card}>
          <Card card={card} /> <span class="vp">costs {dollars(MARKET_PRICES[i] ?? 0)}</span>
        </li>
      ))}
    </ul>
  </section>
);

const TowardsTheEnd = ({ view }: { readonly view: View }): VNode => (
  <section class="desk-part" aria-label="Towards the end">
    <h2>Towards the end</h2>
    <small>
      round {view.round} of at most {LAST_ROUND} · {fullCities(view)} of{' '}
      {count(sizeOf(view.companies.length).fullCities, 'full city', 'full cities')}
    </small>
  </section>
);

/** A train card: its class, its condition and its reward. */
function Card({ card }: { readonly card: number }): VNode {
  const printed = TRAIN_CARDS[card];
  if (printed === undefined) return <span>{cardWords(card)}</span>;
  const kind = CLASSES[printed.class] ?? '';
  return (
    <span class={`train-card ${kind.toLowerCase()}`}>
      <b>{kind}</b> <small>{capital(conditionWords(printed))}</small> <span class="reward">{gains(printed)}</span>
    </span>
  );
}

interface HandProps {
  readonly view: View;
  readonly seat: number;
  readonly title: string;
}

/** A company's cards and contract, seen by nobody else. */
function Hand({ view, seat, title }: HandProps): VNode {
  const { dealt, bought, contract } = companyOf(view, seat);
  const secret = CONTRACTS[contract];
  const need = secret?.need[view.companies.length as keyof typeof secret.need] ?? 0;
  return (
    <section class="desk-part hand" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {[...dealt, ...bought].map((card) => (
          <li key={card}>
            <Card card={card} />
          </li>
        ))}
        {secret !== undefined && (
          <li class="contract">
            <b>{secret.name}</b> <span class="vp">{secret.prestige} VP</span>
            <small>
              contract: {need} {COUNTED_WORDS[secret.of]} · now {tally(view, seat, secret.of)}
            </small>
          </li>
        )}
      </ul>
    </section>
  );
}
