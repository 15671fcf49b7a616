import { askedSeat } from '#kit/asked-seat.ts';
import { type Action, type ActionOf, type Figure, FIGURES } from '../actions.ts';
import { HULL_SIDES, LETTERS, STARBOARD_POSITION, POSITIONS } from '../components.ts';
import { cellAt, cellOf, deckOf, letterOf, LIES, type Place, PLACE_NAMES, placeOn } from '../deck.ts';
import { odds } from '../rules/bonus.ts';
import type { View } from '../view.ts';
import { type Intent, type Picked } from './intent.ts';
import type { Props } from './props.ts';
import { bandIn } from '../muster.ts';

/** What pressing a place of a deck does now. */
export type Deed =
  | { readonly type: 'act'; readonly action: Action }
  /** A decision worth a second look: the bar asks to confirm it. */
  | { readonly type: 'choose'; readonly action: Action }
  | { readonly type: 'pick'; readonly picked: Picked | undefined };

/** One place of a deck with what it offers; `tried` is what is asked about when it offers nothing. */
export interface Offer {
  readonly id: string;
  readonly at: { readonly place: Place } | { readonly seat: number; readonly letter: number; readonly side?: number };
  readonly deed?: Deed | undefined;
  readonly chosen?: boolean;
  readonly tried?: Action | undefined;
  /** What a press asks about that has nothing to do with the open question. It is not read out with every section. */
  readonly aside?: Action | undefined;
  /** The chance to win the combat this leads to. */
  readonly odds?: number | undefined;
}

/** Every section of both decks; while guns fire, the letters of the enemy's instead of its sections. */
export function offersOf(props: Props, intent: Intent): Offer[] {
  const seat = askedSeat(props);
  const sections = PLACE_NAMES.map((_, place) => sectionOffer(props, intent, seat, place));
  if (seat === undefined || props.view.phase !== 'firing') return sections;
  return [...sections.filter((_, place) => deckOf(place) === seat), ...targets(props.legal, 1 - seat, intent)];
}

function targets(legal: readonly Action[], seat: number, { pending }: Intent): Offer[] {
  return LETTERS.flatMap((name, letter) =>
    legal
      .filter((action) => (action.type === 'fire' || action.type === 'rake') && action.letter === letter)
      .map((action) => {
        const side = action.type === 'rake' ? HULL_SIDES.indexOf(action.hull) : undefined;
        const at = { seat, letter, ...(side !== undefined && { side }) };
        return {
          id: `aim${name}${side ?? ''}`,
          at,
          deed: { type: 'act', action },
          chosen: pending === action,
        } as const;
      }),
  );
}

function sectionOffer({ view, legal }: Props, intent: Intent, seat: number | undefined, place: Place): Offer {
  const offer = { id: PLACE_NAMES[place] ?? '', at: { place } };
  if (seat === undefined) return offer;
  const ask = { view, legal, intent, seat };
  switch (view.phase) {
    case 'manning':
      return { ...offer, ...stationOffer(ask, place) };
    case 'promotion':
      return { ...offer, ...promotionOffer(ask, place) };
    case 'movement':
      return { ...offer, ...movementOffer(ask, place) };
    case 'chooseCombat':
      return { ...offer, ...combatOffer(ask, place) };
    default:
      return { ...offer, aside: asideFor(view, seat, place) };
  }
}

/**
 * What a player who presses a section out of its step probably wants: to place or move a figure of their own, or to
 * fire at the enemy.
 */
function asideFor(view: View, seat: number, place: Place): Action {
  if (deckOf(place) !== seat) return { type: 'fire', letter: letterOf(cellOf(place)) };
  if (view.phase === 'chooseShip') return { type: 'station', figure: 'captain', cell: cellOf(place) };
  return { type: 'move', figure: 'man', from: place, to: place };
}

interface Ask {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly intent: Intent;
  readonly seat: number;
}

type Found = Omit<Offer, 'id' | 'at'>;

const choosing = (action: Action | undefined, { pending }: Intent): Found => ({
  deed: action && { type: 'choose', action },
  chosen: action !== undefined && action === pending,
});

function stationOffer({ view, legal, intent, seat }: Ask, place: Place): Found {
  if (deckOf(place) !== seat) return { aside: asideFor(view, seat, place) };
  const stations = legal.filter((action) => action.type === 'station');
  const figure = stations[0]?.figure ?? 'captain';
  const action = stations.find(({ cell }) => cell === cellOf(place));
  return { ...choosing(action, intent), tried: { type: 'station', figure, cell: cellOf(place) } };
}

function promotionOffer({ view, legal, intent, seat }: Ask, place: Place): Found {
  if (deckOf(place) !== seat) return { aside: asideFor(view, seat, place) };
  const action = legal.find((one) => one.type === 'promote' && one.cell === cellOf(place));
  return { ...choosing(action, intent), tried: { type: 'promote', cell: cellOf(place) } };
}

/**
 * First a figure, then where it goes. Pressing a figure that was taken up takes up the next one there, or puts it down.
 */
function movementOffer(ask: Ask, place: Place): Found {
  const { legal, intent } = ask;
  const { picked, pending } = intent;
  if (picked === undefined || picked.from === place) return pickOffer(ask, place);
  const action = legal.find((one) => one.type === 'move' && fits(one, picked) && one.to === place);
  if (action === undefined) return { ...pickOffer(ask, place), tried: { type: 'move', ...picked, to: place } };
  return { deed: { type: 'act', action }, chosen: action === pending, odds: oddsAfter(ask, picked, place) };
}

const fits = (move: ActionOf<'move'>, { from, figure }: Picked): boolean =>
  move.from === from && move.figure === figure;

function pickOffer({ view, legal, intent, seat }: Ask, place: Place): Found {
  const figures = FIGURES.filter((figure) =>
    legal.some((one) => one.type === 'move' && fits(one, { from: place, figure })),
  );
  if (figures.length === 0) return { tried: triedMove(view, seat, place), aside: notMine(view, seat, place) };
  const chosen = intent.picked?.from === place;
  const next: Figure | undefined = chosen ? figures[figures.indexOf(intent.picked?.figure ?? 'man') + 1] : figures[0];
  return { deed: { type: 'pick', picked: next && { from: place, figure: next } }, chosen };
}

/** Somebody stands there and may not leave: asked about by the way he would like to go. */
function triedMove(view: View, seat: number, from: Place): Action | undefined {
  const { figures, captain } = bandIn(view, seat, from);
  const to = LIES[view.lie]?.links[from]?.[0];
  if (figures === 0 || to === undefined) return undefined;
  return { type: 'move', figure: captain && figures === 1 ? 'captain' : 'man', from, to };
}

/** None of the player's figures stands there: asked about as a fight if enemies do, otherwise as a missing figure. */
const notMine = (view: View, seat: number, place: Place): Action =>
  bandIn(view, 1 - seat, place).figures > 0
    ? { type: 'fight', place }
    : { type: 'move', figure: 'man', from: place, to: place };

/** The chance to win the fight that this movement joins or begins; undefined if no enemy is there. */
function oddsAfter({ view, seat }: Ask, { figure }: Picked, place: Place): number | undefined {
  const theirs = bandIn(view, 1 - seat, place);
  if (theirs.figures === 0) return undefined;
  const mine = bandIn(view, seat, place);
  return odds({ figures: mine.figures + 1, captain: mine.captain || figure === 'captain' }, theirs);
}

function combatOffer({ view, legal, intent, seat }: Ask, place: Place): Found {
  const action = legal.find((one) => one.type === 'fight' && one.place === place);
  if (action === undefined) return { tried: { type: 'fight', place } };
  const share = odds(bandIn(view, seat, place), bandIn(view, 1 - seat, place));
  return { deed: { type: 'act', action }, chosen: action === intent.pending, odds: share };
}

/** Where an offer's note points. */
export const placeOfOffer = ({ at }: Offer): Place =>
  'place' in at ? at.place : placeOn(at.seat, cellAt(at.letter, at.side === 1 ? STARBOARD_POSITION : POSITIONS[1]));
