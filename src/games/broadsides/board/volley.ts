import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { at } from '#engine/indexed.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { type Cell, cellsOf } from '../deck.ts';
import { boarding } from '../state.ts';
import type { View } from '../view.ts';
import type { Props } from './props.ts';
import { type Target, targetsOf } from './shots.ts';

/** Which gun will aim where. It lasts as long as the player's volley; the table hears of it shot by shot. */
interface Plan {
  readonly volley: string;
  /** By gun: the id of its target. */
  readonly aims: Readonly<Record<Cell, string>>;
  /** Pressed last. */
  readonly gun?: Cell | undefined;
  readonly section?: string | undefined;
  /** How many guns are still to fire without being asked again. */
  readonly shots: number;
  /** A planned section had nothing left to hit, so the guns wait for a new aim. */
  readonly isStopped: boolean;
}

export interface Volley {
  /** Yet to fire, in the order in which they do. */
  readonly guns: readonly Cell[];
  readonly targets: readonly Target[];
  /** The gun that takes the next aim. */
  readonly gun: Cell | undefined;
  /** What the picked gun aims at, or else what was aimed at last. */
  readonly target: Target | undefined;
  readonly aimOf: (gun: Cell) => Target | undefined;
  /** How many guns can fire as planned, from the first on. */
  readonly ready: number;
  readonly isFiring: boolean;
  readonly isStopped: boolean;
  readonly pickGun: (gun: Cell) => void;
  /** Aims a gun; without one the picked gun. */
  readonly aim: (id: string, gun?: Cell) => void;
  readonly aimAll: () => void;
  readonly fire: (guns: number) => void;
  readonly stop: () => void;
  readonly clear: () => void;
}

const volleyOf = (view: View): string =>
  [view.round, view.shooter, boarding(view), ...view.ships.map(({ shown }) => shown)].join(' ');

const fresh = (volley: string): Plan => ({ volley, aims: {}, shots: 0, isStopped: false });

/** The plan of the player who has to aim; undefined for everybody else. */
export function useVolley(props: Props): Volley | undefined {
  const { view, legal } = props;
  const isAsked = askedSeat(props) !== undefined && view.phase === 'firing';
  const volley = volleyOf(view);
  const [kept, keep] = useState<Plan>(() => fresh(volley));
  const plan = kept.volley === volley ? kept : fresh(volley);
  const targets = useMemo(() => (isAsked ? targetsOf(view, legal) : []), [view, isAsked]);
  const guns = useMemo(() => cellsOf(at(view.active, view.shooter)), [view]);
  const gun = guns[0];
  const send = useShots(props, { plan, keep, isAsked, targets, gun });
  return isAsked ? volleyFor({ plan, keep, send }, guns, targets) : undefined;
}

interface Planning {
  readonly plan: Plan;
  readonly keep: (plan: Plan) => void;
  /** Fires the first gun; so many shots are to follow by themselves. */
  readonly send: (following: number) => void;
}

function volleyFor({ plan, keep, send }: Planning, guns: readonly Cell[], targets: readonly Target[]): Volley {
  const find = (id: string | undefined) => targets.find((target) => target.id === id);
  const aimOf = (gun: Cell) => find(plan.aims[gun]);
  const gun = pickedGun(plan, guns, aimOf);
  const target = (gun === undefined ? undefined : aimOf(gun)) ?? find(plan.section);
  const unaimed = guns.findIndex((one) => aimOf(one) === undefined);
  const ready = unaimed < 0 ? guns.length : unaimed;
  const change = (by: Partial<Plan>) => keep({ ...plan, shots: 0, isStopped: false, ...by });
  return {
    guns,
    targets,
    gun,
    target,
    aimOf,
    ready,
    isFiring: plan.shots > 0,
    isStopped: plan.isStopped,
    pickGun: (one) => change({ gun: one }),
    aim(id, one = gun) {
      if (one === undefined) return;
      if (guns.length === 1 && plan.aims[one] === id) return send(0);
      const next = guns.find((other) => other !== one && aimOf(other) === undefined);
      change({ aims: { ...plan.aims, [one]: id }, gun: next ?? one, section: id });
    },
    aimAll() {
      const { section } = plan;
      if (section !== undefined) change({ aims: Object.fromEntries(guns.map((one) => [one, section])), gun: guns[0] });
    },
    fire: (shots) => send(shots - 1),
    stop: () => change({}),
    clear: () => keep(fresh(plan.volley)),
  };
}

/** The gun pressed last; once it has fired, the first that still needs an aim. */
function pickedGun(plan: Plan, guns: readonly Cell[], aimOf: (gun: Cell) => Target | undefined): Cell | undefined {
  if (plan.gun !== undefined && guns.includes(plan.gun)) return plan.gun;
  return guns.find((gun) => aimOf(gun) === undefined) ?? guns[0];
}

/** How long the result of a shot stands before the next gun fires. */
const RESULT_MS = 900;

interface Firing {
  readonly plan: Plan;
  readonly keep: (plan: Plan) => void;
  readonly isAsked: boolean;
  readonly targets: readonly Target[];
  /** The gun that fires next. */
  readonly gun: Cell | undefined;
}

/**
 * Sends the planned shots one at a time: the first when told, each other when the table asks for it and the one before
 * has been seen. Stops where a planned section has nothing left to hit.
 */
function useShots(props: Props, { plan, keep, isAsked, targets, gun }: Firing): (following: number) => void {
  const { view, events, act, preferences } = props;
  const isSeen = useSeen(events, RESULT_MS * preferences.motion);
  const sentFrom = useRef<View | undefined>(undefined);
  const target = gun === undefined ? undefined : targets.find(({ id }) => id === plan.aims[gun]);
  const send = (following: number) => {
    if (target === undefined) return;
    sentFrom.current = view;
    keep({ ...plan, shots: following, isStopped: false });
    act([target.action]);
  };
  useEffect(() => {
    if (!isAsked || plan.shots === 0 || sentFrom.current === view || !isSeen || gun === undefined) return;
    if (target === undefined || target.hits === 0) keep(withoutVain(plan, targets, gun));
    else send(plan.shots - 1);
  }, [view, isAsked, plan.shots, isSeen]);
  return send;
}

/** Whether the last shot has been shown long enough. */
function useSeen(events: Props['events'], ms: number): boolean {
  const [seen, see] = useState<Props['events']>();
  const isShot = events.some(({ type }) => type === 'shot');
  useEffect(() => {
    if (!isShot) return undefined;
    const over = setTimeout(() => see(events), ms);
    return () => clearTimeout(over);
  }, [events]);
  return !isShot || seen === events;
}

/** The plan without the aims that can hit nothing any more; `gun` is to be aimed again. */
function withoutVain(plan: Plan, targets: readonly Target[], gun: Cell): Plan {
  const useful = new Set(targets.filter(({ hits }) => hits > 0).map(({ id }) => id));
  const aims = Object.fromEntries(Object.entries(plan.aims).filter(([, id]) => useful.has(id)));
  return { ...plan, aims, gun, shots: 0, isStopped: true };
}
