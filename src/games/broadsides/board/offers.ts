import { at } from '#engine/indexed.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import type { Pressable } from '#kit/use-press.ts';
import type { Sentence } from '#words/sentence.ts';
import type { Action, ActionOf } from '../actions.ts';
import { type Figure, FIGURES, POSITIONS, STARBOARD_POSITION } from '../components.ts';
import {
  ALL_PLACES,
  type Cell,
  cellAt,
  cellOf,
  deckOf,
  includes,
  type Letter,
  letterOf,
  type Place,
  placeName,
  placeOn,
  type Side,
} from '../deck.ts';
import { bandAt, odds } from '../rules/bonus.ts';
import { lie, other, shipOf } from '../state.ts';
import type { View } from '../view.ts';
import { OWN_CREW, OWN_DECK } from '../words/labels.ts';
import type { TakenUp } from './intent.ts';
import type { Props } from './props.ts';
import type { Target } from './shots.ts';

/** An action on a place of a deck. */
export interface Offered extends Pressable<Action> {
  readonly action: Action;
  /** The chance to win the combat this leads to. */
  readonly odds?: number | undefined;
}

/** What pressing a place of a deck does now. */
type Deed =
  | { readonly type: 'play'; readonly offered: Offered }
  | { readonly type: 'takeUp'; readonly figure: TakenUp | undefined }
  | { readonly type: 'gun'; readonly gun: Cell }
  | { readonly type: 'aim'; readonly target: Target };

/** One place of a deck with what it offers; `tried` is what is asked about when it offers nothing. */
export interface Offer {
  readonly id: string;
  readonly at: { readonly place: Place } | { readonly seat: number; readonly letter: Letter; readonly side?: Side };
  readonly deed?: Deed | undefined;
  /** Pressed once already. */
  readonly chosen?: boolean;
  readonly tried?: Action | undefined;
  /** What a press asks about that has nothing to do with the open question. It is not read out with every section. */
  readonly aside?: Action | undefined;
  /** What a press is answered with instead, where no rule is in question. */
  readonly remark?: Sentence;
}

/** What the player has pressed so far: a figure, the place of an action that is shown and not played, a gun, its aim. */
interface Pressed {
  readonly figure?: TakenUp | undefined;
  readonly picked?: string | undefined;
  /** What the guns may aim at, while they do. */
  readonly targets?: readonly Target[] | undefined;
  readonly gun?: Cell | undefined;
}

/**
 * Every section of both decks; while guns fire, the letters of the enemy's instead of its sections. What can be pressed
 * comes first: the most useful aim, the best fight, where a figure taken up can go, then figures that can begin a fight.
 */
export function offersOf(props: Props, pressed: Pressed): readonly Offer[] {
  const seat = askedSeat(props);
  const sections = ALL_PLACES.map((place) => sectionOffer(props, pressed.figure, seat, place));
  const { targets } = pressed;
  const offers =
    seat === undefined || targets === undefined
      ? sections
      : [...aimOffers(targets, other(seat)), ...sections.filter((_, place) => deckOf(place) === seat)];
  const marked = offers.map((offer) => (isPicked(offer, pressed) ? { ...offer, chosen: true } : offer));
  const attackers = attackersIn(props.view, props.legal);
  return marked.toSorted((a, b) => rankOf(a, attackers) - rankOf(b, attackers));
}

/** Sections from which a figure can enter one with enemies. */
function attackersIn(view: View, legal: readonly Action[]): ReadonlySet<Place> {
  const moves = legal.filter((one) => one.type === 'move');
  const isAttack = ({ to }: ActionOf<'move'>) => bandAt(shipOf(view, other(view.turn)), to).figures > 0;
  return new Set(moves.filter(isAttack).map(({ from }) => from));
}

/** Lower is more useful. */
function rankOf(offer: Offer, attackers: ReadonlySet<Place>): number {
  const { deed, at: where } = offer;
  if (deed === undefined) return 4;
  if (deed.type === 'play') return 1 - (oddsOf(offer) ?? 0);
  if (deed.type !== 'takeUp') return 1;
  return 'place' in where && attackers.has(where.place) ? 2 : 3;
}

function isPicked({ id, deed }: Offer, { picked, gun }: Pressed): boolean {
  if (deed?.type === 'gun') return deed.gun === gun;
  return (deed?.type === 'play' || deed?.type === 'aim') && id === picked;
}

const aimOffers = (targets: readonly Target[], seat: number): readonly Offer[] =>
  targets
    .toSorted((a, b) => b.hits - a.hits)
    .map((target) => {
      const { id, letter, side } = target;
      return { id, at: { seat, letter, ...(side !== undefined && { side }) }, deed: { type: 'aim', target } };
    });

type Found = Omit<Offer, 'id' | 'at'>;

const playing = (id: string, action: Action | undefined, share?: number): Found =>
  action === undefined ? {} : { deed: { type: 'play', offered: { id, actions: [action], action, odds: share } } };

function sectionOffer(
  { view, legal }: Props,
  figure: TakenUp | undefined,
  seat: number | undefined,
  place: Place,
): Offer {
  const offer = { id: placeName(place), at: { place } };
  return seat === undefined ? offer : { ...offer, ...found({ view, legal, figure, seat }, place) };
}

interface Ask {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly figure: TakenUp | undefined;
  readonly seat: number;
}

function found(ask: Ask, place: Place): Found {
  switch (ask.view.phase) {
    case 'manning':
      return stationOffer(ask, place);
    case 'promotion':
      return promotionOffer(ask, place);
    case 'movement':
      return movementOffer(ask, place);
    case 'chooseCombat':
      return combatOffer(ask, place);
    case 'firing':
      return gunOffer(ask, place);
    default:
      return { aside: asideFor(ask, place) };
  }
}

/**
 * What a player who presses a section out of its step probably wants: to place or move a figure of their own, or to
 * fire at the enemy.
 */
function asideFor({ view, seat }: Ask, place: Place): Action {
  if (deckOf(place) !== seat) return { type: 'fire', letter: letterOf(cellOf(place)) };
  if (view.phase === 'chooseShip') return { type: 'station', figure: 'captain', cell: cellOf(place) };
  return { type: 'move', figure: 'man', from: place, to: place };
}

/** A gun that has yet to fire can be aimed. */
function gunOffer(ask: Ask, place: Place): Found {
  const gun = cellOf(place);
  const fires = deckOf(place) === ask.seat && includes(at(ask.view.active, ask.seat), gun);
  return fires ? { deed: { type: 'gun', gun } } : { aside: asideFor(ask, place) };
}

function stationOffer(ask: Ask, place: Place): Found {
  if (deckOf(place) !== ask.seat) return { remark: OWN_DECK };
  const stations = ask.legal.filter((action) => action.type === 'station');
  const figure = stations[0]?.figure ?? 'captain';
  const action = stations.find(({ cell }) => cell === cellOf(place));
  return { ...playing(placeName(place), action), tried: { type: 'station', figure, cell: cellOf(place) } };
}

function promotionOffer(ask: Ask, place: Place): Found {
  if (deckOf(place) !== ask.seat) return { remark: OWN_CREW };
  const action = ask.legal.find((one) => one.type === 'promote' && one.cell === cellOf(place));
  return { ...playing(placeName(place), action), tried: { type: 'promote', cell: cellOf(place) } };
}

/**
 * First a figure, then where it goes. Pressing a figure that was taken up takes up the next one there, or puts it down.
 */
function movementOffer(ask: Ask, place: Place): Found {
  const { legal, figure } = ask;
  if (figure === undefined || figure.from === place) return takeUpOffer(ask, place);
  const action = legal.find((one) => one.type === 'move' && fits(one, figure) && one.to === place);
  if (action === undefined) return { ...takeUpOffer(ask, place), tried: { type: 'move', ...figure, to: place } };
  return playing(placeName(place), action, oddsAfter(ask, figure, place));
}

const fits = (move: ActionOf<'move'>, { from, figure }: TakenUp): boolean =>
  move.from === from && move.figure === figure;

function takeUpOffer(ask: Ask, place: Place): Found {
  const figures = FIGURES.filter((figure) =>
    ask.legal.some((one) => one.type === 'move' && fits(one, { from: place, figure })),
  );
  if (figures.length === 0) return { tried: triedMove(ask, place), aside: notMine(ask, place) };
  const chosen = ask.figure?.from === place;
  const next = nextFigure(figures, chosen ? ask.figure?.figure : undefined);
  return { deed: { type: 'takeUp', figure: next && { from: place, figure: next } }, chosen };
}

const nextFigure = (figures: readonly Figure[], taken: Figure | undefined): Figure | undefined =>
  figures[taken === undefined ? 0 : figures.indexOf(taken) + 1];

/** A figure stands there and may not leave: why is asked by a way it could go. */
function triedMove({ view, seat }: Ask, from: Place): Action | undefined {
  const { figures, captain } = bandAt(shipOf(view, seat), from);
  const to = lie(view).links[from]?.[0];
  if (figures === 0 || to === undefined) return undefined;
  return { type: 'move', figure: captain && figures === 1 ? 'captain' : 'man', from, to };
}

/** None of the player's figures stands there: asked about as a fight if enemies do, otherwise as a missing figure. */
const notMine = ({ view, seat }: Ask, place: Place): Action =>
  bandAt(shipOf(view, other(seat)), place).figures > 0
    ? { type: 'fight', place }
    : { type: 'move', figure: 'man', from: place, to: place };

/** The chance to win the fight that this movement joins or begins; undefined if no enemy is there. */
function oddsAfter({ view, seat }: Ask, { figure }: TakenUp, place: Place): number | undefined {
  const theirs = bandAt(shipOf(view, other(seat)), place);
  if (theirs.figures === 0) return undefined;
  const mine = bandAt(shipOf(view, seat), place);
  return odds({ figures: mine.figures + 1, captain: mine.captain || figure === 'captain' }, theirs);
}

function combatOffer({ view, legal, seat }: Ask, place: Place): Found {
  const action = legal.find((one) => one.type === 'fight' && one.place === place);
  if (action === undefined) return { tried: { type: 'fight', place } };
  const share = odds(bandAt(shipOf(view, seat), place), bandAt(shipOf(view, other(seat)), place));
  return playing(placeName(place), action, share);
}

export const oddsOf = ({ deed }: Offer): number | undefined => (deed?.type === 'play' ? deed.offered.odds : undefined);

/** Where an offer's note points. */
export const placeOfOffer = ({ at: where }: Offer): Place =>
  'place' in where
    ? where.place
    : placeOn(where.seat, cellAt(where.letter, where.side === 1 ? STARBOARD_POSITION : POSITIONS[1]));
