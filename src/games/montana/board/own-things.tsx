import type { VNode } from 'preact';
import { at } from '#engine/indexed.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { Mine, MineGroup, Stock } from '#kit/mine.tsx';
import { count } from '#words/speech.ts';
import { COLOURS, type Good as GoodIndex, GOODS, WORKER_SPACES } from '../components.ts';
import { type Player, playerOf } from '../state.ts';
import { LABELS, settlementsNote, settlementsOf, STOCK_LABELS, workersTitle } from '../words/labels.ts';
import { goodsOf, workerName } from '../words/names.ts';
import { chosenOf } from './crew-choice.ts';
import type { Props } from './props.ts';
import { CanteenSign, CoinSign, CowSign, GoodSign, HouseSign, WorkerSign } from './signs.tsx';
import { rewardGoods, type Turn } from './use-turn.ts';

interface OwnProps {
  readonly props: Props;
  readonly seat: number;
  readonly turn: Turn;
}

/** The player's own goods, silver, cattle and workers, and what the move that is shown would make of them. */
export function OwnThings(own: OwnProps): VNode {
  const { props, seat, turn } = own;
  const player = playerOf(props.view, seat);
  const goods = <GoodStocks {...own} />;
  const rest = <Belongings {...own} />;
  return (
    <Mine seat={seat} seats={props.seats} note={settlementsNote(props.view, seat)}>
      {props.layout === 'wide' ? (
        <>
          <MineGroup title={LABELS.goods}>{goods}</MineGroup>
          <MineGroup title={LABELS.belongings}>{rest}</MineGroup>
        </>
      ) : (
        <MineGroup title={LABELS.all} class="mt-stocks">
          {goods}
          {rest}
        </MineGroup>
      )}
      {props.layout !== 'wide' && <Goal {...own} />}
      <MineGroup title={workersTitle(player)} class="mt-workers">
        <Workers {...own} />
      </MineGroup>
      {turn.note !== undefined && (
        <p class="mt-note" role="status">
          {turn.note}
        </p>
      )}
    </Mine>
  );
}

/** Where the name and its note have no room: how many settlements are built, and how many there are. */
function Goal({ props, seat }: OwnProps): VNode {
  const { built, goal } = settlementsOf(props.view, seat);
  return (
    <span class="mt-goal" role="img" aria-label={settlementsNote(props.view, seat)}>
      <HouseSign seat={seat} />
      <b>{built}</b>
      <small>of {goal}</small>
    </span>
  );
}

/** Whether the one who looks at these things decides now. */
const isAsked = ({ props, seat }: OwnProps): boolean => askedSeat(props) === seat;

/** What the player would have; undefined while nothing is shown. */
const nextOf = (own: OwnProps): Player | undefined => (isAsked(own) ? own.turn.preview?.player : undefined);

function GoodStocks(own: OwnProps): VNode {
  const { props, seat, turn } = own;
  const player = playerOf(props.view, seat);
  const pressable = isAsked(own) ? rewardGoods(props.view) : [];
  return (
    <>
      {GOODS.map((name, good) => (
        <Stock
          key={name}
          label={at(STOCK_LABELS, good)}
          name={goodsOf(at(player.goods, good), good)}
          now={at(player.goods, good)}
          next={nextOf(own)?.goods[good] ?? chosenSoFar(own, good)}
          symbol={<GoodSign good={good} />}
          {...(pressable.includes(good) && {
            state: chosenOf(turn.press.picked?.chosen ?? [], good) > 0 ? ('chosen' as const) : ('open' as const),
            press: () => turn.pressGood(good),
          })}
        />
      ))}
    </>
  );
}

/** Goods of a reward that is not complete yet. */
function chosenSoFar({ props: { view }, seat, turn }: OwnProps, good: GoodIndex): number | undefined {
  const { picked } = turn.press;
  if (picked?.id !== 'reward') return undefined;
  return at(playerOf(view, seat).goods, good) + chosenOf(picked.chosen ?? [], good);
}

const Belongings = (own: OwnProps): VNode => (
  <>
    <Stock
      label="silver"
      now={playerOf(own.props.view, own.seat).silver}
      next={nextOf(own)?.silver}
      symbol={<CoinSign />}
    />
    <CowStock {...own} />
    <CanteenStock {...own} />
  </>
);

const canDo = (own: OwnProps, type: 'trade' | 'canteen'): boolean =>
  isAsked(own) && own.props.legal.some((action) => action.type === type);

/** Pressing a cow shows what it can be traded for. */
function CowStock(own: OwnProps): VNode {
  const { turn } = own;
  const { cows } = playerOf(own.props.view, own.seat);
  const state = turn.isTrading ? 'chosen' : canDo(own, 'trade') ? 'open' : undefined;
  return (
    <Stock
      label="cow"
      name={state === undefined ? count(cows, 'cow') : `${count(cows, 'cow')}: trade one`}
      now={cows}
      next={nextOf(own)?.cows}
      symbol={<CowSign />}
      state={state}
      press={isAsked(own) ? turn.pressCow : undefined}
    />
  );
}

function CanteenStock(own: OwnProps): VNode {
  const { turn } = own;
  const { canteens } = playerOf(own.props.view, own.seat);
  const isPicked = turn.press.picked?.id === 'canteen';
  return (
    <Stock
      label="canteen"
      name={count(canteens, 'canteen')}
      now={canteens}
      next={nextOf(own)?.canteens}
      symbol={<CanteenSign />}
      state={isPicked ? 'chosen' : canDo(own, 'canteen') ? 'open' : undefined}
      press={isAsked(own) ? turn.pressCanteen : undefined}
    />
  );
}

/** Eight places, the workers first; each can be pressed for the space that is picked. */
function Workers(own: OwnProps): VNode {
  const { props, seat, turn } = own;
  const { workers } = playerOf(props.view, seat);
  const figures = COLOURS.flatMap((_, colour) =>
    Array.from({ length: at(workers, colour) }, (_, nth) => ({ colour, isOn: nth < sentOf(own, colour) })),
  );
  const empty = Math.max(WORKER_SPACES - figures.length, 0);
  return (
    <>
      {figures.map(({ colour, isOn }, i) => (
        <button
          key={i}
          type="button"
          class={`mt-place${isOn ? ' chosen' : isWanted(own) ? ' open' : ''}`}
          aria-label={workerName(colour)}
          aria-pressed={isOn}
          aria-disabled={!isAsked(own)}
          onClick={() => isAsked(own) && turn.pressWorker(colour, isOn)}
        >
          <WorkerSign colour={colour} />
        </button>
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <span key={`empty ${i}`} class="mt-place none" />
      ))}
    </>
  );
}

/** How many workers of a colour are chosen, to work or to go back. */
function sentOf(own: OwnProps, colour: number): number {
  const { picked } = own.turn.press;
  if (!isAsked(own) || picked === undefined || own.props.view.phase === 'white') return 0;
  if (picked.id === `worker-${colour}`) return 1;
  return picked.id.startsWith('space-') ? chosenOf(picked.chosen ?? [], colour) : 0;
}

/** Whether workers are what the question is about. */
const isWanted = (own: OwnProps): boolean =>
  isAsked(own) &&
  (['discard', 'employ', 'small'].includes(own.props.view.phase) || own.turn.place?.crews !== undefined);
