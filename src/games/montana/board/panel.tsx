import type { ComponentChildren, VNode } from 'preact';
import type { PanelProps, SeatFact, SeatFacts } from '#kit/board.ts';
import { Fact } from '#kit/fact.tsx';
import { count } from '#words/speech.ts';
import { settlementsBuilt } from '../rules/ending.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { settlementsLabel, workersLabel } from '../words/labels.ts';
import { goodsOf, workerName } from '../words/names.ts';
import { CanteenSign, CoinSign, CowSign, GoodSign, HouseSign, WorkerSign } from './signs.tsx';

/** The row of a settler: settlements, silver and cows, then only what the player has. */
export function facts(view: View, seat: number): SeatFacts {
  const [settlements, silver, cows, canteens, ...rest] = factsOf(view, seat);
  const first = [settlements, silver, cows].filter((fact) => fact !== undefined);
  const held = [...(canteens === undefined ? [] : [canteens]), ...rest].filter(({ value }) => value !== 0);
  return { note: workersLabel(playerOf(view, seat)), facts: [...first, ...held] };
}

function factsOf(view: View, seat: number): readonly SeatFact[] {
  const player = playerOf(view, seat);
  const { settlements, silver, cows, canteens } = player;
  const built = settlementsBuilt(view, player);
  return [
    { name: settlementsLabel(view, seat), value: `${built}/${built + settlements}`, symbol: <HouseSign seat={seat} /> },
    { name: `${silver} silver`, value: silver, symbol: <CoinSign /> },
    { name: count(cows, 'cow'), value: cows, symbol: <CowSign /> },
    { name: count(canteens, 'canteen'), value: canteens, symbol: <CanteenSign /> },
    ...player.goods.map((number, good) => ({
      name: goodsOf(number, good),
      value: number,
      symbol: <GoodSign good={good} />,
    })),
    ...player.workers.map((number, colour) => ({
      name: count(number, workerName(colour)),
      value: number,
      symbol: <WorkerSign colour={colour} />,
    })),
  ];
}

/** Settlements, silver, cows and canteens stand first. */
const BELONGINGS = 4;

/** A player board: settlements, silver, cattle, goods and workers. */
export const Panel = ({ view, seat }: PanelProps<View>): VNode => {
  const player = playerOf(view, seat);
  const all = factsOf(view, seat);
  const goods = BELONGINGS + player.goods.length;
  return (
    <div class="mt-panel">
      <Row of={all.slice(0, BELONGINGS)} />
      <Row of={all.slice(BELONGINGS, goods)} />
      <Row of={all.slice(goods)} label={workersLabel(player)} />
    </div>
  );
};

const Row = ({ of, label }: { readonly of: readonly SeatFact[]; readonly label?: string }): VNode => (
  <div class="mt-facts" role={label === undefined ? undefined : 'group'} aria-label={label}>
    {of.map(({ name, value, symbol }) => (
      <Count key={name} name={name} value={value}>
        {symbol}
      </Count>
    ))}
  </div>
);

interface CountProps {
  readonly name: string;
  readonly value: number | string;
  readonly children: ComponentChildren;
}

const Count = ({ name, value, children }: CountProps): VNode => (
  <Fact name={name} class={value === 0 ? 'mt-fact none' : 'mt-fact'}>
    {children}
    <b>{value}</b>
    <small aria-hidden="true">{name.replace(/^[\d/]+ /, '')}</small>
  </Fact>
);
