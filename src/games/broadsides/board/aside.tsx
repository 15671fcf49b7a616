import type { VNode } from 'preact';
import { SeatEmblem } from '#kit/emblem.tsx';
import { Named } from '#kit/named.tsx';
import type { Side } from '../deck.ts';
import { CHART_INSET } from '../words/labels.ts';
import { SHOTS_FIRED, shotLine } from '../words/volley.ts';
import { Brig } from './brig.tsx';
import { DiePicture } from './die-face.tsx';
import { DieTable } from './die-table.tsx';
import { dotPoint, SHEET } from './layout.ts';
import type { Props } from './props.ts';
import { SeaChart } from './sea-chart.tsx';
import type { Target } from './shots.ts';
import type { Tally } from './tally.ts';

interface AsideProps {
  readonly props: Props;
  readonly target: Target | undefined;
  readonly near: Side | undefined;
  /** Whether the player has guns to aim. */
  readonly aims: boolean;
  readonly tally: Tally;
  readonly showChart: () => void;
}

/** Beside the decks: the chart, small, and while guns are aimed what each face of the die hits. */
export const Aside = ({ props, target, near, aims, tally, showChart }: AsideProps): VNode => (
  <div class="bb-aside">
    <button type="button" class="bb-inset" onClick={showChart}>
      <Named name={`${CHART_INSET.title}, ${CHART_INSET.hint}`}>
        <span>
          <b>{CHART_INSET.title}</b>
          <small>{CHART_INSET.hint}</small>
        </span>
        <svg viewBox={`18 18 ${SHEET.width - 36} ${SHEET.height - 36}`} aria-hidden="true">
          <SeaChart />
          {props.view.ships.map(({ dot, heading }, seat) => {
            const { x, y } = dotPoint(dot);
            return (
              <g key={seat} transform={`translate(${x} ${y}) scale(1.5)`}>
                <Brig seat={seat} angle={heading * 45} />
              </g>
            );
          })}
        </svg>
      </Named>
    </button>
    {aims ? <DieTable target={target} near={near} /> : <ShotList tally={tally} />}
  </div>
);

/** The shots of the exchange so far. */
const ShotList = ({ tally: { shots } }: { readonly tally: Tally }): VNode | null =>
  shots.length === 0 ? null : (
    <section class="bb-die-table bb-shot-list" aria-label={SHOTS_FIRED}>
      <h2>{SHOTS_FIRED}</h2>
      <ol>
        {shots.map(({ shot, losses }, i) => (
          <li key={i} class={losses.length > 0 ? 'hits' : ''}>
            <SeatEmblem seat={shot.seat} />
            <DiePicture die={shot.die} />
            <small>{shotLine(shot, losses)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
