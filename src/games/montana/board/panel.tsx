import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { count } from '#words/speech.ts';
import { WORKER_SPACES } from '../components.ts';
import { settlementsBuilt } from '../ending.ts';
import { playerOf, workersOf } from '../state.ts';
import type { View } from '../view.ts';
import { Canteen, Coin, Cow, Good, HouseSymbol, Worker } from './symbols.tsx';
import { goodsOf, workerName } from '../words/names.ts';

/** A player board at a glance: settlements, silver, cattle, goods and workers. */
export const Panel = ({ view, seat }: PanelProps<View>): VNode => {
  const player = playerOf(view, seat);
  return (
    <div class="mt-panel">
      <Belongings view={view} seat={seat} />
      <div class="mt-facts">
        {player.goods.map((number, good) => (
          <Fact key={good} name={goodsOf(number, good)} value={number}>
            <Good good={good} scale={0.9} />
          </Fact>
        ))}
      </div>
      <div class="mt-facts" role="group" aria-label={`${workersOf(player)} of ${WORKER_SPACES} workers`}>
        {player.workers.map((number, colour) => (
          <Fact key={colour} name={count(number, workerName(colour))} value={number}>
            <Worker colour={colour} scale={0.95} />
          </Fact>
        ))}
      </div>
    </div>
  );
};

function Belongings({ view, seat }: { view: View; seat: number }): VNode {
  const { settlements, silver, cows, canteens } = playerOf(view, seat);
  const built = settlementsBuilt(view, playerOf(view, seat));
  return (
    <div class="mt-facts">
      <Fact name={`${count(built, 'settlement')} built, ${settlements} left`} value={`${built}/${built + settlements}`}>
        <HouseSymbol seat={seat} scale={0.8} />
      </Fact>
      <Fact name={`${silver} silver`} value={silver}>
        <Coin value={1} />
      </Fact>
      <Fact name={count(cows, 'cow')} value={cows}>
        <Cow />
      </Fact>
      <Fact name={count(canteens, 'canteen')} value={canteens}>
        <Canteen />
      </Fact>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: number | string;
  readonly children: VNode;
}

const Fact = ({ name, value, children }: FactProps): VNode => (
  <span class={value === 0 ? 'mt-fact none' : 'mt-fact'} role="img" aria-label={name} title={name}>
    <svg viewBox="-14 -16 28 30" aria-hidden="true">
      {children}
    </svg>
    {/* A new number is a new element, so that it swells for a moment. */}
    <b key={value}>{value}</b>
  </span>
);
