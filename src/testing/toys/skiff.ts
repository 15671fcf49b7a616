import { alone, CHANCE_ALONE, type Seat } from '#engine/actor.ts';
import { int, oneOf } from '#engine/field.ts';
import type { Formed } from '#engine/forms.ts';
import type { Game } from '#engine/game.ts';
import { nothingHidden } from '#engine/open.ts';
import { type Phase, type Phased, phasedGame } from '#engine/phases.ts';
import { type Guide, ruling } from '#engine/ruling.ts';

/**
 * A small open race with a die: row or drift, then roll. A player who is reached by another is asked, out of turn, to
 * yield a place or to stand fast. Nothing is hidden.
 */
const PIPS = [1, 2, 3, 4];

const actions = { row: {}, drift: {}, roll: { pips: int(1, 4) }, yield: {}, stand: {} };

export type SkiffAction = Formed<typeof actions>;

export interface SkiffOptions {
  readonly course: 'brook' | 'river';
}

const LENGTHS: Readonly<Record<SkiffOptions['course'], number>> = { brook: 9, river: 15 };

export interface SkiffState extends Phased<'turn' | 'rolling' | 'met'> {
  course: SkiffOptions['course'];
  places: number[];
  /** Strength left by seat: rowing costs one and doubles the roll. */
  strength: number[];
  spent: number;
  turn: Seat;
  rowing: boolean;
  met: Seat[];
}

export type SkiffEvent =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly pips: number; readonly to: number }
  | { readonly type: 'yielded' | 'stood'; readonly seat: Seat };

const STRENGTH = 2;

const guide: Guide = [
  {
    title: 'The skiff',
    rules: [
      { id: 'row.strength', title: 'Rowing', text: 'Rowing doubles the roll and costs one of your two strengths.' },
      { id: 'roll', title: 'The die', text: 'The die has four sides.' },
      { id: 'met', title: 'Meeting', text: 'Who is reached by another either yields one place or stands fast.' },
      { id: 'end', title: 'The end', text: 'The first to reach the end of the course ends the race.' },
    ],
  },
];

const turn: Phase<SkiffState, SkiffAction, SkiffEvent> = {
  awaiting: (s) => alone(s.turn),
  legal: (s) => (at(s.strength, s.turn) > 0 ? [{ type: 'row' }, { type: 'drift' }] : [{ type: 'drift' }]),
  refuse: () => ruling('skiff/row.strength', { strength: 0 }),
  on: {
    row(s) {
      s.strength[s.turn] = at(s.strength, s.turn) - 1;
      s.spent += 1;
      s.rowing = true;
      s.phase = 'rolling';
    },
    drift(s) {
      s.rowing = false;
      s.phase = 'rolling';
    },
  },
};

const rolling: Phase<SkiffState, SkiffAction, SkiffEvent> = {
  awaiting: () => CHANCE_ALONE,
  legal: () => PIPS.map((pips) => ({ type: 'roll', pips })),
  refuse: () => ruling('skiff/roll'),
  chance: (_, rng) => ({ type: 'roll', pips: 1 + rng.below(PIPS.length) }),
  on: {
    roll(s, { pips }, tell) {
      const to = Math.min(at(s.places, s.turn) + (s.rowing ? pips + pips : pips), LENGTHS[s.course]);
      s.places[s.turn] = to;
      tell({ type: 'rolled', seat: s.turn, pips, to });
      s.met = s.places.flatMap((place, seat) => (seat !== s.turn && place === to ? [seat] : []));
      goOn(s);
    },
  },
};

/** All players who were reached are asked at once. */
const met: Phase<SkiffState, SkiffAction, SkiffEvent> = {
  awaiting: (s) => s.met,
  legal: () => [{ type: 'yield' }, { type: 'stand' }],
  refuse: () => ruling('skiff/met'),
  on: {
    yield(s, _, tell, actor) {
      const seat = actor as Seat;
      s.places[seat] = Math.max(at(s.places, seat) - 1, 0);
      tell({ type: 'yielded', seat });
      answered(s, seat);
    },
    stand(s, _, tell, actor) {
      tell({ type: 'stood', seat: actor as Seat });
      answered(s, actor as Seat);
    },
  },
};

function answered(s: SkiffState, seat: Seat): void {
  s.met = s.met.filter((other) => other !== seat);
  goOn(s);
}

function goOn(s: SkiffState): void {
  const ended = s.places.includes(LENGTHS[s.course]);
  s.phase = s.met.length > 0 && !ended ? 'met' : 'turn';
  if (ended) {
    const ranks = s.places.map((mine) => 1 + s.places.filter((other) => other > mine).length);
    s.outcome = { reason: 'skiff/end', ranks, scores: [...s.places] };
  } else if (s.phase === 'turn') s.turn = (s.turn + 1) % s.places.length;
}

const clone = (s: SkiffState): SkiffState => ({
  ...s,
  places: [...s.places],
  strength: [...s.strength],
  met: [...s.met],
});

export const skiff: Game<SkiffState, SkiffAction, SkiffState, SkiffEvent, SkiffOptions> = phasedGame(
  {
    meta: {
      id: 'skiff',
      title: 'Skiff',
      summary: 'Row or drift to the end of the course.',
      seats: [2, 3],
      minutes: [2, 4],
      options: {
        course: { field: oneOf(['brook', 'river']), default: 'brook', title: 'Course', help: 'How far it is.' },
      },
      rulesVersion: 1,
      credits: 'made for tests',
    },
    actions,
    guide,
    standing: {
      forms: { always: { answer: oneOf(['yield', 'stand']) } },
      answer: (_view, _seat, instruction, legal) =>
        legal.find((action) => action.type === (instruction as unknown as { readonly answer: string }).answer),
    },
    setup: (seats, { course }) => ({
      phase: 'turn',
      course,
      places: Array.from({ length: seats }, () => 0),
      strength: Array.from({ length: seats }, () => STRENGTH),
      spent: 0,
      turn: 0,
      rowing: false,
      met: [],
    }),
    clone,
    view: clone,
    imagine: clone,
    redeal: nothingHidden,
    inventory: (s) => ({ skiffs: s.places.length, strength: s.strength.reduce((a, b) => a + b, 0) + s.spent }),
  },
  { turn, rolling, met },
);

const at = (list: readonly number[], seat: Seat): number => list[seat] ?? 0;
