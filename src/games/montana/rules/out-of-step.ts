import type { Actor, Seat } from '#engine/actor.ts';
import type { OutOfStep } from '#engine/phases.ts';
import { type Ruling, ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { MOST_BUILDINGS, REFRAIN_SILVER, WORKER_SPACES } from '../components.ts';
import { ruleId } from '../rule-id.ts';
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
    if (s.round === 0) return ruling(ruleId('setup.workers'));
    if (s.phase === 'discard') return workersAndRoom(player);
    return close({ s, seat, now: seat === s.turn ? s.phase : 'others', player });
  };

const workersAndRoom = (player: Player): Ruling =>
  ruling(ruleId('recruit.limit'), { has: workersOf(player), limit: WORKER_SPACES });

/** What a player can still hope for: a turn to come, which the last round may not have, and canteens. */
const outlook = ({ s, seat, player }: Moment) => ({
  turns: !s.lastRound || placeOf(s, seat) > placeOf(s, s.turn) ? 1 : 0,
  canteens: player.canteens,
});

/** In playing order, from the starting player on. */
const placeOf = (s: State, seat: Seat): number => (seat - s.first + s.seats) % s.seats;

/** One of the three actions, while it is another player's turn or the turn already has its action. */
const anotherAction = (moment: Moment, wanted: 'recruit' | 'work' | 'city' | 'build'): Ruling =>
  ruling(ruleId('turn'), { wanted, now: moment.now, turn: moment.s.turn, ...outlook(moment) });

const chance: Closed = () => ruling('house/chance');

export const outOfStep: OutOfStep<State, Action> = {
  lay: chance,
  start: chance,
  first: chance,
  spin: chance,
  recruit: during((moment) => {
    const { s, now } = moment;
    if (now === 'white' || now === 'advance') return ruling(ruleId('recruit'), { now });
    const moved = now === 'ending' && s.advanced;
    return moved ? ruling(ruleId('recruit.advance'), { now: 'moved' }) : anotherAction(moment, 'recruit');
  }),
  take: during(({ now }) => ruling(ruleId('recruit.white'), { now })),
  discard: during(({ player }) => workersAndRoom(player)),
  advance: during(({ s, now }) => ruling(ruleId('recruit.advance'), { now: s.advanced ? 'moved' : now })),
  bank: during(anotherSpace),
  work: during(anotherSpace),
  employ: during(({ now }) => ruling(ruleId('work'), { now: now === 'turn' ? 'unchosen' : now })),
  city: during((moment) => {
    const { now } = moment;
    const isThere = now === 'auction' || now === 'reward';
    return isThere ? ruling(ruleId('city.enter'), { now }) : anotherAction(moment, 'city');
  }),
  bid: during((moment) => {
    const { s, now } = moment;
    if (s.phase === 'reward') return ruling(ruleId('city.pay'), { now: 'bid' });
    return now === 'turn' ? ruling(ruleId('city.place'), { now }) : anotherAction(moment, 'city');
  }),
  pass: during(({ s, now }) => {
    if (s.phase === 'reward') return ruling(ruleId('city.pay'), { now: 'pass' });
    return now === 'turn' ? ruling(ruleId('turn')) : ruling(ruleId('city.pass'), { now });
  }),
  choose: during(({ s }) => ruling(ruleId('city.goods'), { now: s.phase })),
  upgrade: during(({ s }) => ruling(ruleId('city.upgrade'), { now: s.phase })),
  build: during((moment) => {
    const { s, now } = moment;
    return now === 'ending' && s.built > 0 ? noMoreFields(moment) : anotherAction(moment, 'build');
  }),
  trade: during(() => ruling(ruleId('cattle.turn'))),
  canteen: during(({ now, player: { canteens } }) => ruling(ruleId('canteen'), { canteens, now })),
  done: during(unanswered),
};

/** Work is one space in a turn. */
function anotherSpace(moment: Moment): Ruling {
  const { s, now } = moment;
  const hasOne = now === 'employ' || now === 'small';
  return hasOne ? ruling(ruleId('work'), { now, space: s.space }) : anotherAction(moment, 'work');
}

/** After the third field, after the last settlement, or after stopping. */
function noMoreFields(moment: Moment): Ruling {
  const { s, player } = moment;
  const { built } = s;
  if (built === MOST_BUILDINGS) return ruling(ruleId('build'), { built, ...outlook(moment) });
  if (player.settlements === 0) return ruling(ruleId('build.settlements'));
  return ruling(ruleId('build.refrain'), {
    built,
    silver: REFRAIN_SILVER * (MOST_BUILDINGS - built),
    ...outlook(moment),
  });
}

/** What has to be answered before the player can go on. */
function unanswered({ s }: Moment): Ruling {
  switch (s.phase) {
    case 'white':
      return ruling(ruleId('recruit.white'), { now: 'done' });
    case 'employ':
      return ruling(ruleId('work'), { now: 'employ', space: s.space });
    case 'auction':
      return ruling(ruleId('city.place'), {
        now: s.store.holders.every((holder) => holder === NO_PLAYER) ? 'first' : 'done',
      });
    case 'reward':
      return ruling(ruleId('city.pay'), { now: 'done' });
    default:
      return ruling(ruleId('turn'));
  }
}
