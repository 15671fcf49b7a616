import { useMemo, useState } from 'preact/hooks';
import { at } from '#engine/indexed.ts';
import { same } from '#engine/same.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { useEscape } from '#kit/use-escape.ts';
import { type Press, type Pressable, usePress } from '#kit/use-press.ts';
import type { Action } from '../actions.ts';
import type { Card, Good } from '../components.ts';
import { factoryAt, factoryHex, goodOfFactory, type Hex, HEX_NAMES, NOWHERE } from '../map.ts';
import { doorsOf, type Offer, type Pair, pairsOf, pressable } from '../plans.ts';
import { hasToken } from '../rules/demand.ts';
import { companyOf } from '../state.ts';
import type { View } from '../view.ts';
import { type Gain, gainOf } from '../ways.ts';
import { type Changes, changesBy, deliveryChanges } from './changes.ts';
import { cardId } from './asking.ts';
import type { Props } from './props.ts';

/** What can be pressed, what is picked, and what it would change. */
export interface Planning {
  /** Spaces to build on or to start at. */
  readonly open: ReadonlyMap<Hex, Action>;
  /** What a track on each of them is good for. */
  readonly gains: ReadonlyMap<Hex, Gain>;
  readonly pairs: readonly Pair[];
  /** Where a delivery can be pressed: its city, its factory and the spaces between them. */
  readonly doors: ReadonlyMap<Hex, readonly Pair[]>;
  /** The card in hand that is raised: picked with its delivery, or still waiting for one. */
  readonly card: Card | undefined;
  readonly action: Action | undefined;
  readonly offer: Offer | undefined;
  readonly changes: Changes | undefined;
  readonly press: Press<Action, Pressable<Action>>;
  readonly pressSpace: (hex: Hex) => void;
  readonly pressCard: (card: Card) => void;
  /** Something that plays one action: a card for sale, a locked plate, the loans. */
  readonly pressThing: (id: string, action: Action) => void;
  readonly clear: () => void;
}

export function usePlanning(props: Props): Planning {
  const { view, seat } = props;
  const press = usePress<Action, Pressable<Action>>(props);
  const [waiting, raise] = useRaisedCard(props);
  useEscape(() => raise(undefined));
  const { open, gains, pairs } = useOffers(props);
  const action = press.picked?.actions[0];
  const offer = offersIn(pairs).find((one) => action !== undefined && same(one.action, action));
  const card = offer?.action.card ?? (action === undefined ? waiting : undefined);
  const doors = useMemo(() => allDoors(view, pairs, card), [view, pairs, card]);
  const show = showing(press);
  const plan = { open, gains, pairs, doors, card, action, offer, press };
  return {
    ...plan,
    changes: seat === undefined ? undefined : changesIn(view, seat, action, offer),
    pressSpace(hex) {
      const id = at(HEX_NAMES, hex);
      const step = open.get(hex);
      const chosen = chosenAt(doors.get(hex) ?? [], offer, card);
      if (chosen !== undefined) show(id, chosen, offersIn(pairs).length === 1);
      else if (step !== undefined) press.press({ id, actions: [step] });
    },
    pressCard(pressed) {
      const only = offerWith(pairs, offer, pressed);
      if (only !== undefined) show(cardId(pressed), only, false);
      else raise(waiting === pressed ? undefined : pressed);
    },
    pressThing(id, one) {
      raise(undefined);
      press.press({ id, actions: [one] });
    },
    clear() {
      raise(undefined);
      press.clear();
    },
  };
}

/** A card that waits for its delivery, until something else is asked. */
function useRaisedCard(props: Props): readonly [Card | undefined, (card: Card | undefined) => void] {
  const { view } = props;
  const [raised, setRaised] = useState<{ readonly view: View; readonly card: Card | undefined }>();
  const card = raised?.view === view && askedSeat(props) !== undefined ? raised.card : undefined;
  return [card, (one) => setRaised({ view, card: one })];
}

function useOffers({ view, seat, legal, sending }: Props): Pick<Planning, 'open' | 'gains' | 'pairs'> {
  return useMemo(() => {
    const offered = sending ? [] : legal;
    const open = pressable(view, offered);
    if (seat === undefined) return { open, gains: new Map(), pairs: [] };
    return { open, gains: gainsOf(view, seat, open), pairs: pairsOf(view, seat, offered) };
  }, [view, seat, legal, sending]);
}

const gainsOf = (view: View, seat: number, open: Planning['open']): Planning['gains'] =>
  new Map([...open].flatMap(([hex, { type }]) => (type === 'build' ? [[hex, gainOf(view, seat, hex)] as const] : [])));

const offersIn = (pairs: readonly Pair[]): readonly Offer[] => pairs.flatMap(({ offers }) => offers);

/** A second press on the same thing plays it. Where there is more to choose from, the first only ever shows it. */
const showing =
  (press: Planning['press']) =>
  (id: string, { action }: Offer, isOnly: boolean): void => {
    const pressed = { id, actions: [action] };
    if (isOnly || (press.picked?.id === id && same(press.picked.actions, pressed.actions))) press.press(pressed);
    else press.pick(pressed);
  };

const withCard = ({ offers }: Pair, card: Card | undefined): Offer =>
  offers.find(({ action }) => action.card === card) ?? offers[0];

/** Points weigh more than dollars: five of those are one point at the end. */
const worthOf = ({ reckoning: { money, prestige, cardMoney, cardPrestige } }: Offer): number =>
  5 * (prestige + cardPrestige) + 2 * (money + cardMoney);

/** The delivery that a press on one of its spaces picks: the one that is picked already, or the best. */
function chosenAt(pairs: readonly Pair[], offer: Offer | undefined, card: Card | undefined): Offer | undefined {
  const offers = pairs.map((pair) => withCard(pair, card));
  const kept = offers.find((one) => offer !== undefined && same(one.action, offer.action));
  return kept ?? offers.toSorted((a, b) => worthOf(b) - worthOf(a))[0];
}

/** The delivery that a press on a card picks; undefined while there are several to choose from. */
function offerWith(pairs: readonly Pair[], offer: Offer | undefined, card: Card): Offer | undefined {
  const all = pairs.map((pair) => withCard(pair, card)).filter(({ action }) => action.card === card);
  if (offer !== undefined) {
    const { factory, city } = offer.action;
    return all.find(({ action }) => action.factory === factory && action.city === city);
  }
  const met = all.filter(({ reckoning }) => reckoning.met);
  const [only, another] = met.length === 0 ? all : met;
  return another === undefined ? only : undefined;
}

/** Cities first: at a city the press says where the good goes. */
function allDoors(view: View, pairs: readonly Pair[], card: Card | undefined): ReadonlyMap<Hex, readonly Pair[]> {
  const doors = new Map<Hex, readonly Pair[]>(doorsOf(view, pairs));
  const add = (hex: Hex, pair: Pair) => doors.set(hex, [...new Set([...(doors.get(hex) ?? []), pair])]);
  for (const pair of pairs) add(factoryHex(view.map, pair.factory), pair);
  for (const pair of pairs) {
    for (const hex of withCard(pair, card).reckoning.path.slice(1)) add(hex, pair);
  }
  return doors;
}

function changesIn(
  view: View,
  seat: number,
  action: Action | undefined,
  offer: Offer | undefined,
): Changes | undefined {
  if (offer !== undefined) return deliveryChanges(view, seat, offer);
  return action && changesBy(view, seat, action);
}

/** The goods that the player could bring to a city: those on the own line, or what the picked factory makes. */
export function goodsToPlace({ view, seat }: Props, { action }: Planning): ReadonlySet<Good> {
  if (action?.type === 'begin') return new Set([goodOfFactory(action.factory)]);
  if (seat === undefined || view.phase !== 'build' || view.turn !== seat) return new Set();
  const factories = companyOf(view, seat).line.map((hex) => factoryAt(view.map, hex));
  const full = factories.filter((factory) => factory !== NOWHERE && hasToken(view, factory));
  return new Set(full.map(goodOfFactory));
}
