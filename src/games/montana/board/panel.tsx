import type { VNode } from 'preact';
import type { PanelProps } from '#kit/board.ts';
import { Fact } from '#kit/fact.tsx';
import { count } from '#words/speech.ts';
import { settlementsBuilt } from '../rules/ending.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { Canteen, Coin, Cow, Good, HouseSymbol, Worker } from './symbols.tsx';
import { settlementsLabel, workersLabel } from '../words/labels.ts';
import { goodsOf, workerName } from '../words/names.ts';

/** A player board at a glance: settlements, silver, cattle, goods and workers. */
export const Panel = ({ view, seat }: PanelProps<View>): VNode => {
  const player = playerOf(view, seat);
  return (
    <div class="mt-panel">
      <Belongings view={view} seat={seat} />
      <div class="mt-facts">
        {player.goods.map((number, good) => (
          <Count key={good} name={goodsOf(number, good)} value={number}>
            <Good good={good} scale={0.9} />
          </Count>
        ))}
      </div>
      <div class="mt-facts" role="group" aria-label={workersLabel(player)}>
        {player.workers.map((number, colour) => (
          <Count key={colour} name={count(number, workerName(colour))} value={number}>
            <Worker colour={colour} scale={0.95} />
          </Count>
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
      <Count name={settlementsLabel(view, seat)} value={`${built}/${built + settlements}`}>
        <HouseSymbol seat={seat} scale={0.8} />
      </Count>
      <Count name={`${silver} silver`} value={silver}>
        <Coin value={1} />
      </Count>
      <Count name={count(cows, 'cow')} value={cows}>
        <Cow />
      </Count>
      <Count name={count(canteens, 'canteen')} value={canteens}>
        <Canteen />
      </Count>
    </div>
  );
}

interface CountProps {
  readonly name: string;
  readonly value: number | string;
  /** The symbol of what is counted. */
  readonly children: VNode;
}

const Count = ({ name, value, children }: CountProps): VNode => (
  <Fact name={name} class={value === 0 ? 'mt-fact none' : 'mt-fact'}>
    <svg viewBox="-14 -16 28 30" aria-hidden="true">
      {children}
    </svg>
    {/* A new number is a new element, so that it swells for a moment. */}
    <b key={value}>{value}</b>
  </Fact>
);
