import type { Actor, Seat } from '#engine/actor.ts';
import { flag, oneOf } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { Game, Outcome } from '#engine/game.ts';
import { type Phase, type Phased, phasedGame } from '#engine/phases.ts';
import { pick } from '#engine/rng.ts';
import { type Guide, ruling } from '#engine/ruling.ts';

/**
 * A small game of secret simultaneous choices: each captain lays a flag face down, all are turned over
 * together, each takes a point from everyone it beats. A flag serves twice and is then worn out.
 */
const FLAGS = ['anchor', 'rope', 'knife'] as const;
type Flag = (typeof FLAGS)[number];

const SERVES = 2;
const ROUNDS = 4;

/** The anchor blunts the knife, the knife cuts the rope, the rope binds the anchor. */
const BEATS: Readonly<Record<Flag, Flag>> = { anchor: 'knife', knife: 'rope', rope: 'anchor' };

const actions = { lay: { flag: oneOf(FLAGS) } };

export type ParleyAction = Formed<typeof actions>;

export interface ParleyOptions {
  /** The same flag may not be shown twice in a row. */
  readonly restless: boolean;
}

export interface ParleyState extends Phased<'laying'> {
  options: ParleyOptions;
  /** By seat: how often each flag can still serve, in the order of FLAGS. */
  fresh: number[][];
  /** By seat: the flags shown, one each round. */
  shown: Flag[][];
  /** By seat: the flag that lies face down, if one does. */
  laid: (Flag | '')[];
  points: number[];
}

export interface ParleyView extends Omit<ParleyState, 'laid'> {
  readonly viewer?: Seat;
  readonly mine: Flag | '';
  /** Whether each seat has laid a flag. */
  readonly ready: boolean[];
}

export type ParleyEvent =
  | { readonly type: 'laid'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly flags: readonly Flag[] };

const guide: Guide = [
  {
    title: 'Parley',
    rules: [
      { id: 'worn', title: 'Worn out', text: 'A flag that has been shown twice cannot be laid again.' },
      { id: 'restless', title: 'Restless', text: 'The flag shown last may not be laid again at once.' },
      { id: 'end', title: 'The end', text: 'After four rounds the captain with the most points wins.' },
    ],
  },
];

const canLay = (s: Pick<ParleyState, 'fresh' | 'shown' | 'options'>, seat: Seat, flag: Flag): boolean =>
  isFresh(s, seat, flag) && !(s.options.restless && s.shown[seat]?.at(-1) === flag);

const isFresh = (s: Pick<ParleyState, 'fresh'>, seat: Seat, flag: Flag): boolean =>
  (s.fresh[seat]?.[FLAGS.indexOf(flag)] ?? 0) > 0;

const choices = (s: Pick<ParleyState, 'fresh' | 'shown' | 'options'>, seat: Seat): readonly Flag[] =>
  FLAGS.filter((flag) => canLay(s, seat, flag));

const laying: Phase<ParleyState, ParleyAction, ParleyEvent> = {
  awaiting: (s) => s.laid.flatMap((flag, seat) => (flag === '' ? [seat] : [])),
  legal: (s, actor) => choices(s, actor as Seat).map((flag) => ({ type: 'lay', flag })),
  refuse: (s, actor, { flag }) =>
    isFresh(s, actor as Seat, flag) ? ruling('parley/restless', { flag }) : ruling('parley/worn', { flag }),
  on: {
    lay(s, action, tell, actor: Actor) {
      s.laid[actor as Seat] = action.flag;
      tell({ type: 'laid', seat: actor as Seat });
      const flags = s.laid.filter((flag) => flag !== '');
      if (flags.length < s.laid.length) return;
      show(s, flags);
      tell({ type: 'shown', flags });
    },
  },
};

function show(s: ParleyState, flags: readonly Flag[]): void {
  for (const [seat, flag] of flags.entries()) {
    s.points[seat] = (s.points[seat] ?? 0) + flags.filter((other) => BEATS[flag] === other).length;
    s.shown[seat]?.push(flag);
    const fresh = s.fresh[seat] ?? [];
    fresh[FLAGS.indexOf(flag)] = (fresh[FLAGS.indexOf(flag)] ?? 0) - 1;
  }
  s.laid = s.laid.map(() => '');
  if (s.shown[0]?.length === ROUNDS) s.outcome = judge(s.points);
}

function judge(points: readonly number[]): Outcome {
  const ranks = points.map((mine) => 1 + points.filter((other) => other > mine).length);
  return { reason: 'parley/end', ranks, scores: [...points] };
}

export const parley: Game<ParleyState, ParleyAction, ParleyView, ParleyEvent, ParleyOptions> = phasedGame(
  {
    meta: {
      id: 'parley',
      title: 'Parley',
      summary: 'Lay flags in secret, show them together.',
      seats: [2, 3],
      minutes: [3, 3],
      options: {
        restless: { field: flag(), default: false, title: 'Restless', help: 'Never the same flag twice running.' },
      },
      rulesVersion: 1,
      credits: 'made for tests',
    },
    actions,
    guide,
    setup: (seats, options): ParleyState => ({
      phase: 'laying',
      options,
      fresh: Array.from({ length: seats }, () => FLAGS.map(() => SERVES)),
      shown: Array.from({ length: seats }, () => []),
      laid: Array.from({ length: seats }, () => ''),
      points: Array.from({ length: seats }, () => 0),
    }),
    clone: (s: ParleyState): ParleyState => ({ ...s, ...copied(s), laid: [...s.laid] }),
    view({ laid, ...open }, viewer) {
      return {
        ...open,
        ...copied(open),
        ...(viewer === undefined ? {} : { viewer }),
        mine: viewer === undefined ? '' : (laid[viewer] ?? ''),
        ready: laid.map((flag) => flag !== ''),
      };
    },
    imagine({ viewer, mine, ready, ...open }, rng) {
      const laid = ready.map((is, seat) => (seat === viewer ? mine : is ? pick(rng, choices(open, seat)) : ''));
      return { ...open, ...copied(open), laid };
    },
    redeal(s, viewer, rng) {
      s.laid = s.laid.map((flag, seat) => (seat === viewer || flag === '' ? flag : pick(rng, choices(s, seat))));
    },
    // The last flag that is laid turns all of them over.
    reveals: (before, after) => after.shown[0]?.length !== before.shown[0]?.length,
    inventory: (s) => ({
      servings: s.fresh.flat().reduce((sum, count) => sum + count, 0) + s.shown.flat().length,
    }),
  },
  { laying },
);

const copied = ({ fresh, shown, points }: Pick<ParleyState, 'fresh' | 'shown' | 'points'>) => ({
  fresh: fresh.map((list) => [...list]),
  shown: shown.map((list) => [...list]),
  points: [...points],
});
