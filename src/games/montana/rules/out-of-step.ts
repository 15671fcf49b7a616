import type { Actor, Seat } from '#engine/actor.ts';
import type { OutOfStep } from '#engine/phases.ts';
import { type Ruling, ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { MOST_BUILDINGS, REFRAIN_SILVER, WORKER_SPACES } from '../components.ts';
import { rulingOn } from '../rule-id.ts';
import { NO_PLAYER, type PhaseName, type Player, playerOf, type State, workersOf } from '../state.ts';

/** Why an action has to wait, and for which moment of the game. */

/** Who tries something, and what they are asked: a phase of their own turn, or something in another player's turn. */
interface Moment {
  readonly s: State;
  readonly seat: Seat;
  readonly now: PhaseName | 'others';
  readonly player: Player;
}

type Closed = (s: State, action: Action, actor: Actor) => Ruling;

/** First workers at the start, and workers beyond the eighth, come before anything else. */
const during =
  (close: (moment: Moment) => Ruling): Closed =>
  (s, _, actor) => {
    const seat = actor === 'chance' ? s.turn : actor;
    const player = playerOf(s, seat);
    if (s.round === 0) return rulingOn('setup.workers');
    if (s.phase === 'discard') return workersAndRoom(player);
    return close({ s, seat, now: seat === s.turn ? s.phase : 'others', player });
  };

const workersAndRoom = (player: Player): Ruling =>
  rulingOn('recruit.limit', { has: workersOf(player), limit: WORKER_SPACES });

/** What a player can still hope for: a turn to come, which the last round may not have, and canteens. */
const outlook = ({ s, seat, player }: Moment) => ({
  turns: !s.lastRound || placeOf(s, seat) > placeOf(s, s.turn) ? 1 : 0,
  canteens: player.canteens,
});

/** In playing order, from the starting player on. */
const placeOf = (s: State, seat: Seat): number => (seat - s.first + s.seats) % s.seats;

/** One of the three actions, while it is another player's turn or the turn already has its action. */
const anotherAction = (moment: Moment, wanted: 'recruit' | 'work' | 'city' | 'build'): Ruling =>
  rulingOn('turn', { wanted, now: moment.now, turn: moment.s.turn, ...outlook(moment) });

const chance: Closed = () => ruling('house/chance');

export const outOfStep: OutOfStep<State, Action> = {
  lay: chance,
  start: chance,
  first: chance,
  spin: chance,
  recruit: during((moment) => {
    const { s, now } = moment;
    if (now === 'white' || now === 'advance') return rulingOn('recruit', { now });
    const moved = now === 'ending' && s.advanced;
    return moved ? rulingOn('recruit.advance', { now: 'moved' }) : anotherAction(moment, 'recruit');
  }),
  take: during(({ now }) => rulingOn('recruit.white', { now })),
  discard: during(({ player }) => workersAndRoom(player)),
  advance: during(({ s, now }) => rulingOn('recruit.advance', { now: s.advanced ? 'moved' : now })),
  bank: during(anotherSpace),
  work: during(anotherSpace),
  employ: during(({ now }) => rulingOn('work', { now: now === 'turn' ? 'unchosen' : now })),
  city: during((moment) => {
    const { now } = moment;
    const isThere = now === 'auction' || now === 'reward';
    return isThere ? rulingOn('city.enter', { now }) : anotherAction(moment, 'city');
  }),
  bid: during((moment) => {
    const { s, now } = moment;
    if (s.phase === 'reward') return rulingOn('city.pay', { now: 'bid' });
    return now === 'turn' ? rulingOn('city.place', { now }) : anotherAction(moment, 'city');
  }),
  pass: during(({ s, now }) => {
    if (s.phase === 'reward') return rulingOn('city.pay', { now: 'pass' });
    return now === 'turn' ? rulingOn('turn') : rulingOn('city.pass', { now });
  }),
  choose: during(({ s }) => rulingOn('city.goods', { now: s.phase })),
  upgrade: during(({ s }) => rulingOn('city.upgrade', { now: s.phase })),
  build: during((moment) => {
    const { s, now } = moment;
    return now === 'ending' && s.built > 0 ? noMoreFields(moment) : anotherAction(moment, 'build');
  }),
  trade: during(() => rulingOn('cattle.turn')),
  canteen: during(({ now, player: { canteens } }) => rulingOn('canteen', { canteens, now })),
  done: during(unanswered),
};

/** Work is one space in a turn. */
function anotherSpace(moment: Moment): Ruling {
  const { s, now } = moment;
  const hasOne = now === 'employ' || now === 'small';
  return hasOne ? rulingOn('work', { now, space: s.space }) : anotherAction(moment, 'work');
}

/** After the third field, after the last settlement, or after stopping. */
function noMoreFields(moment: Moment): Ruling {
  const { s, player } = moment;
  const { built } = s;
  if (built === MOST_BUILDINGS) return rulingOn('build', { built, ...outlook(moment) });
  if (player.settlements === 0) return rulingOn('build.settlements');
  return rulingOn('build.refrain', {
    built,
    silver: REFRAIN_SILVER * (MOST_BUILDINGS - built),
    ...outlook(moment),
  });
}

/** What has to be answered before the player can go on. */
function unanswered({ s }: Moment): Ruling {
  switch (s.phase) {
    case 'white':
      return rulingOn('recruit.white', { now: 'done' });
    case 'employ':
      return rulingOn('work', { now: 'employ', space: s.space });
    case 'auction':
      return rulingOn('city.place', {
        now: s.store.holders.every((holder) => holder === NO_PLAYER) ? 'first' : 'done',
      });
    case 'reward':
      return rulingOn('city.pay', { now: 'done' });
    default:
      return rulingOn('turn');
  }
}
