import { useMemo, useRef, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Screen } from '#kit/camera.ts';
import type { Focus, FocusTab } from '#kit/focus-tabs.tsx';
import { NOWHERE, sideNamed } from '../deck.ts';
import type { Event } from '../events.ts';
import { hullFacing } from '../rules/cannon-fire.ts';
import { inRange } from '../sea.ts';
import { boarding, lie, other, type PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { LOOKS } from '../words/labels.ts';
import { CARD_MS, type Logbook } from './fleet.ts';
import {
  chartScene,
  decksScene,
  type FacingSides,
  lashedScene,
  lashedSides,
  type Scene,
  type SceneKind,
  type Width,
} from './layout.ts';
import type { Props } from './props.ts';
import { fittingState } from './shots.ts';
import { squaresOf, useHeld } from './use-held.ts';

/** What the board shows: the chart, both decks, or, on phones, the course in cards and words. */
type Look = 'decks' | 'chart' | 'course';

export interface Looking {
  readonly focus: Focus<Look>;
  readonly kind: SceneKind;
  readonly facing: FacingSides;
  /** Nothing is still to be shown of what led here: the decks can be pressed. */
  readonly isSettled: boolean;
  readonly seen: Logbook;
}

const ON_DECKS: ReadonlySet<PhaseName> = new Set(['manning', 'promotion', 'rollForFire', 'firing', 'shot']);
const AT_REST: ReadonlySet<PhaseName> = new Set(['manning', 'promotion']);
const ON_CHART: ReadonlySet<PhaseName> = new Set(['chooseShip', 'plotting']);

/** The part of the board that the question is about; once the ships are lashed together, their decks. */
const natural = ({ phase, interrupted, lie: lashed }: View): Look =>
  boarding({ lie: lashed }) || ON_DECKS.has(interrupted ?? phase) ? 'decks' : 'chart';

/** Long enough to read where the last shot struck, and to see two ships meet. */
const SHOT_MS = 1400;
const ARRIVAL_MS = 700;

/**
 * What is shown, and how it is laid out. The player may look elsewhere; the next question shows its own part again. The
 * last shots and moves are seen before the picture changes.
 */
export function useLooking(props: Props): Looking {
  const { view, layout } = props;
  const held = useStillShown(props);
  const part = held ?? natural(view);
  const question = `${part} ${view.round} ${boarding(view)}`;
  const [kept, keep] = useState({ question, look: part });
  const chosen = kept.question === question ? kept.look : part;
  const shown = layout === 'phone' || chosen !== 'course' ? chosen : part;
  const kind: SceneKind = shown !== 'decks' ? 'chart' : isLashed(view) && held === undefined ? 'lashed' : 'decks';
  const focus = { tabs: tabsOf(props), shown, show: (look: Look) => keep({ question, look }) };
  return { focus, kind, facing: useFacing(view, held), isSettled: held === undefined, seen: useRef(undefined) };
}

/** A board that is lower than this has no room for titles and tall decks. */
const SHORT = 400;

/** The picture for the room it has. */
export function useScene({ view, layout, seat, own }: Props, { kind, facing }: Looking, { height }: Screen): Scene {
  const mine = seat ?? own ?? 0;
  const aims = !AT_REST.has(view.interrupted ?? view.phase);
  const width = layout !== 'phone' ? layout : height < SHORT && aims ? 'short' : 'narrow';
  return useMemo(
    () => sceneOf(kind, view, { width, mine, facing, aims }),
    [kind, view.lie, width, mine, facing.join(), aims],
  );
}

/** The decks are not turned over while the last shots are still shown, though the ships may have moved on. */
function useFacing(view: View, held: Look | undefined): FacingSides {
  const last = useRef<FacingSides>(undefined);
  const now = useMemo(() => facingSides(view), [view]);
  if (held !== 'decks' || last.current === undefined) last.current = now;
  return last.current;
}

interface Room {
  readonly width: Width;
  readonly mine: number;
  readonly facing: FacingSides;
  /** Whether lines of aim need room between the decks. */
  readonly aims: boolean;
}

function sceneOf(kind: SceneKind, view: View, { width, mine, facing, aims }: Room): Scene {
  if (kind === 'chart') return chartScene(width === 'wide', mine);
  return kind === 'lashed'
    ? lashedScene(view, width === 'wide' || width === 'tablet', mine)
    : decksScene(width, mine, facing, aims);
}

/** In the final volley the decks lie a little apart, so that there is room to aim. */
const isLashed = (view: View): boolean => boarding(view) && !ON_DECKS.has(view.interrupted ?? view.phase);

/** The side of each ship that faces the other; `NOWHERE` if it shows bow or stern, or the other is far away. */
export function facingSides(view: View): FacingSides {
  if (boarding(view)) return lashedSides(lie(view));
  const [a, b] = view.ships;
  if (a === undefined || b === undefined || !inRange(a.dot, b.dot)) return [NOWHERE, NOWHERE];
  const state = fittingState(view);
  return [0, 1].map((seat) => sideNamed(hullFacing(state, other(seat))));
}

const isTurned = ({ type }: Event): boolean => type === 'cardTurned';
const isShot = ({ type }: Event): boolean => type === 'shot';

/** The decks while the last shot is seen, then the chart while the ships move; undefined once all has been seen. */
function useStillShown({ events, preferences: { motion } }: Props): Look | undefined {
  const shots = useHeld(events, motion > 0 && events.some(isShot), () => SHOT_MS * motion);
  const moves = useHeld(events, motion > 0 && events.some(isTurned), (held) => movesMs(held) * motion);
  if (shots !== undefined) return 'decks';
  return moves === undefined ? undefined : 'chart';
}

const movesMs = (events: readonly Event[]): number =>
  (events.some(isShot) ? SHOT_MS : 0) + squaresOf(events) * CARD_MS + ARRIVAL_MS;

function tabsOf(props: Props): readonly FocusTab<Look>[] {
  const { phase } = props.view;
  const asked = askedSeat(props) !== undefined;
  const onDecks = asked && (boarding(props.view) || ON_DECKS.has(phase)) && phase !== 'drawOffer';
  const isOpen = { decks: onDecks, chart: asked && ON_CHART.has(phase), course: false };
  return (['decks', 'chart', 'course'] as const).map((id) => ({ id, label: LOOKS[id], isOpen: isOpen[id] }));
}
