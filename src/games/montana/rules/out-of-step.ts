import { type Actor, CHANCE, type Seat } from '#engine/actor.ts';
import type { OutOfStep } from '#engine/phases.ts';
import { type Ruling, ruling } from '#engine/ruling.ts';
import type { Action } from '../actions.ts';
import { MOST_BUILDINGS, REFRAIN_SILVER, WORKER_SPACES } from '../components.ts';
import { type AnotherAction, type Now, type Outlook, rulingOn } from '../rulings.ts';
import { isQuestion, type Player, playerOf, type Question, type State, workersOf } from '../state.ts';
import { mayPass } from './city.ts';

/** Why an action has to wait, and for which moment of the game. */

/** Who tries something, what the game asks, and what that means for the player: the own turn, or another player's. */
interface Moment {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly question: Question;
  readonly now: Now;
}

type Closed = (s: State, action: Action, actor: Actor) => Ruling;

/** First workers at the start, and workers beyond the eighth, come before anything else. */
const during =
  (close: (moment: Moment) => Ruling): Closed =>
  (s, _, seat) => {
    const { phase: question } = s;
    if (seat === CHANCE || !isQuestion(question)) return ruling('common/other-question');
    const player = playerOf(s, seat);
    if (s.round === 0) return rulingOn('setup.workers');
    if (question === 'discard') return workersAndRoom(player);
    return close({ s, seat, player, question, now: seat === s.turn ? question : 'others' });
  };

const workersAndRoom = (player: Player): Ruling =>
  rulingOn('recruit.limit', { has: workersOf(player), limit: WORKER_SPACES });

/** What a player can still hope for: a turn to come, which the last round may not have, and canteens. */
const outlook = ({ s, seat, player }: Moment): Outlook => ({
  turns: !s.lastRound || placeOf(s, seat) > placeOf(s, s.turn) ? 1 : 0,
  canteens: player.canteens,
});

/** In playing order, from the starting player on. */
const placeOf = (s: State, seat: Seat): number => (seat - s.first + s.seats) % s.seats;

/** One of the three actions, while it is another player's turn or the turn already has its action. */
function anotherAction(moment: Moment, wanted: AnotherAction['wanted']): Ruling {
  const { s, now } = moment;
  return now === 'turn' ? rulingOn('turn') : rulingOn('turn', { wanted, now, turn: s.turn, ...outlook(moment) });
}

const chance: Closed = () => ruling('common/chance');

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
  employ: during(({ s, now }) => {
    if (now === 'turn') return rulingOn('work', { now: 'unchosen' });
    return now === 'employ' || now === 'small' ? rulingOn('work', { now, space: s.space }) : rulingOn('work', { now });
  }),
  city: during((moment) => {
    const { now } = moment;
    return now === 'auction' || now === 'reward' ? rulingOn('city.enter', { now }) : anotherAction(moment, 'city');
  }),
  bid: during((moment) => {
    const { question, now } = moment;
    if (question === 'reward') return rulingOn('city.pay', { now: 'bid' });
    return now === 'turn' ? rulingOn('city.place', { now }) : anotherAction(moment, 'city');
  }),
  pass: during(({ question, now }) => {
    if (question === 'reward') return rulingOn('city.pay', { now: 'pass' });
    return now === 'turn' ? rulingOn('turn') : rulingOn('city.pass', { now });
  }),
  choose: during(({ question }) => rulingOn('city.goods', { now: question })),
  upgrade: during(({ question }) => rulingOn('city.upgrade', { now: question })),
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
  return now === 'employ' || now === 'small'
    ? rulingOn('work', { now, space: s.space })
    : anotherAction(moment, 'work');
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
function unanswered({ s, question }: Moment): Ruling {
  switch (question) {
    case 'white':
      return rulingOn('recruit.white', { now: 'done' });
    case 'employ':
      return rulingOn('work', { now: 'employ', space: s.space });
    case 'auction':
      return rulingOn('city.place', { now: mayPass(s) ? 'done' : 'first' });
    case 'reward':
      return rulingOn('city.pay', { now: 'done' });
    default:
      return rulingOn('turn');
  }
}
