import { useMemo, useState } from 'preact/hooks';
import { at } from '#engine/indexed.ts';
import { askedSeat } from '#kit/asked-seat.ts';
import { useEscape } from '#kit/use-escape.ts';
import { type Press, usePress } from '#kit/use-press.ts';
import { whyWords } from '#kit/why-not.tsx';
import type { Action } from '../actions.ts';
import { CANTEEN, CHOICES, DISCARDS, EMPLOYS, TAKES, TRADE_ACTIONS, UPGRADES } from '../answers.ts';
import { type Colour, COPPER, type Good, GRAIN, STONE, STORE, type StoreRow } from '../components.ts';
import { type Crew, crewsOfSize, hasCrew, workersIn } from '../crews.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { doubtAbout } from '../words/doubts.ts';
import { LABELS } from '../words/labels.ts';
import { words } from '../words/words.ts';
import { chosenOf, crewOf, queued, withoutWorker, withWorker } from './crew-choice.ts';
import { type Choice, isChoosingFor, isOpen, keyOf, type Offer, offersOf, spaceOf, supplyOf } from './offers.ts';
import { type Preview, previewOf } from './preview.ts';
import type { Props } from './props.ts';

/** What a player has pressed so far in answer to one question, and what pressing things does. */
export interface Turn {
  readonly offers: readonly Offer[];
  readonly press: Press<Action, Choice>;
  /** The place that is picked. */
  readonly place: Offer | undefined;
  /** What would come of it; undefined while nothing is picked, or too little. */
  readonly preview: Preview | undefined;
  /** Whether the nine trades of a cow are shown. */
  readonly isTrading: boolean;
  /** Said beside the player's own things: why something there cannot be used now. */
  readonly note: string | undefined;
  readonly pressPlace: (id: string) => void;
  /** A worker on the player board; `isOn`: it was chosen. */
  readonly pressWorker: (colour: Colour, isOn: boolean) => void;
  readonly sendCrew: (crew: Crew) => void;
  readonly pressGood: (good: Good) => void;
  readonly pressCow: () => void;
  readonly pressTrade: (action: Action) => void;
  readonly pressCanteen: () => void;
  readonly clear: () => void;
}

type Aside = { readonly view: View; readonly note?: string; readonly isTrading?: true };

export function useTurn(props: Props): Turn {
  const { view, seat } = props;
  const offers = useMemo(() => offersOf(props), [view, props.legal, props.awaiting, props.sending, seat]);
  const press = usePress<Action, Choice>(props);
  const [aside, setAside] = useState<Aside>();
  useEscape(() => setAside(undefined));
  const { picked } = press;
  const shown = aside?.view === view ? aside : undefined;
  const preview = useMemo(
    () =>
      picked === undefined || picked.actions.length === 0 || seat === undefined
        ? undefined
        : previewOf(view, seat, picked.actions),
    [view, seat, picked],
  );
  const say = (note: string | undefined) => setAside(note === undefined ? undefined : { view, note });
  return {
    offers,
    press,
    place: offers.find(({ id }) => id === picked?.id),
    preview,
    isTrading: shown?.isTrading === true,
    note: shown?.note,
    ...placePresses({ props, offers, press, say }),
    ...ownPresses({ props, offers, press, say }),
    pressCow() {
      const why = whyNoTrade(props);
      if (why !== undefined) say(why);
      else setAside(shown?.isTrading ? undefined : { view, isTrading: true });
    },
    clear() {
      press.clear();
      setAside(undefined);
    },
  };
}

interface Hands {
  readonly props: Props;
  readonly offers: readonly Offer[];
  readonly press: Press<Action, Choice>;
  readonly say: (note: string | undefined) => void;
}

/** Nothing is played before it is complete. */
const isComplete = ({ actions }: Choice): boolean => actions.length > 0;

function placePresses({ props, offers, press, say }: Hands): Pick<Turn, 'pressPlace' | 'sendCrew'> {
  const { picked } = press;
  const sendCrew = (crew: Crew) => {
    const offer = offers.find(({ id }) => id === picked?.id) ?? chosenFor(props, offers);
    if (offer !== undefined) press.pick(crewChoice(offer, workersIn(crew)));
  };
  return {
    sendCrew,
    pressPlace(id) {
      say(undefined);
      const offer = offers.find((one) => one.id === id);
      if (!isOpen(offer)) return;
      const colour = supplyOf(id);
      if (colour !== undefined) press.pick(supplyChoice(props.view, picked?.chosen ?? [], colour));
      else if (picked?.id !== id) pressOffer(offer, press);
      else if (isComplete(picked)) press.press(picked);
    },
  };
}

/** Where workers could still be exchanged, the first press never plays. */
function pressOffer(offer: Offer & { readonly actions: readonly Action[] }, press: Press<Action, Choice>): void {
  const [crew, another] = offer.crews ?? [];
  if (crew === undefined) press.press(offer);
  else if (another === undefined) press.press({ id: offer.id, actions: offer.actions, chosen: workersIn(crew) });
  else press.pick(crewChoice(offer, workersIn(crew)));
}

/** These workers for a space; the actions are there once they are a group that may go. */
function crewChoice({ id, actions = [], crews = [] }: Offer, chosen: readonly Colour[]): Choice {
  const crew = crewOf(chosen, crews);
  return { id, chosen, actions: crew === undefined ? [] : [...actions.slice(0, -1), at(EMPLOYS, crew)] };
}

const SUPPLY_PAIR = crewsOfSize(2);

/** Any two workers of the supply, pressed one after the other. */
function supplyChoice(view: View, before: readonly Colour[], colour: Colour): Choice {
  const chosen = queued(before, colour, { most: 2, own: at(view.workers, colour) });
  const crew = crewOf(chosen, SUPPLY_PAIR);
  const actions = crew !== undefined && hasCrew(view.workers, crew) ? [at(TAKES, crew)] : [];
  return { id: `supply-${colour}`, chosen, actions };
}

/** The space that workers are being chosen for. */
const chosenFor = ({ view }: Props, offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ id }) => isChoosingFor(view, spaceOf(id) ?? -1));

type OwnPresses = Pick<Turn, 'pressWorker' | 'pressGood' | 'pressTrade' | 'pressCanteen'>;

function ownPresses(hands: Hands): OwnPresses {
  const { props, press, say } = hands;
  const { view, seat = 0, legal } = props;
  return {
    pressWorker(colour, isOn) {
      if (view.phase === 'discard') press.press({ id: `worker-${colour}`, actions: [at(DISCARDS, colour)] });
      else say(chooseWorker(hands, colour, isOn));
    },
    pressGood(good) {
      const choice = rewardChoice(view, seat, press.picked?.chosen ?? [], good);
      press.pick(choice);
    },
    // A trade that may be regretted is never played by the second press alone.
    pressTrade(action) {
      const trade = { id: keyOf(action), actions: [action] };
      const why = whyWords(props, words, action);
      if (why !== undefined) say(why);
      else if (doubtAbout(view, seat, action) === undefined) press.press(trade);
      else press.pick(trade);
    },
    pressCanteen() {
      if (legal.some(({ type }) => type === 'canteen')) press.press({ id: 'canteen', actions: [CANTEEN] });
      else say(whyWords(props, words, CANTEEN));
    },
  };
}

/** Puts a worker into the group for the space that is picked, or out of it; gives what is said if that cannot be. */
function chooseWorker({ props, offers, press }: Hands, colour: Colour, isOn: boolean): string | undefined {
  const { picked } = press;
  const offer = offers.find(({ id, crews }) => id === picked?.id && crews !== undefined) ?? chosenFor(props, offers);
  if (offer?.crews === undefined) return LABELS.spaceFirst;
  const before = picked?.id === offer.id ? (picked.chosen ?? []) : [];
  const chosen = isOn ? withoutWorker(before, colour) : withWorker(before, colour, offer.crews);
  if (chosen === undefined) return LABELS.workerNotHere;
  press.pick(crewChoice(offer, chosen));
  return undefined;
}

/** The row of the store whose reward is being taken. */
const rewardRow = ({ phase, store }: View): StoreRow | undefined =>
  phase === 'reward' ? STORE[store.holders.indexOf(store.asked)] : undefined;

/** The goods that can be chosen as a reward, or made big. */
export function rewardGoods(view: View): readonly Good[] {
  const row = rewardRow(view);
  if (row === undefined) return [];
  return row.choose > 0 ? [COPPER, STONE, GRAIN] : [COPPER, STONE];
}

function rewardChoice(view: View, seat: number, before: readonly Good[], good: Good): Choice {
  const { choose = 0, upgrades = 0 } = rewardRow(view) ?? {};
  const own = choose > 0 ? choose : at(playerOf(view, seat).goods, good);
  const chosen = queued(before, good, { most: choose > 0 ? choose : upgrades, own });
  const of = (kind: Good) => chosenOf(chosen, kind);
  const action =
    choose > 0
      ? CHOICES.find(({ copper, stone, grain }) => copper === of(COPPER) && stone === of(STONE) && grain === of(GRAIN))
      : UPGRADES.find(({ copper, stone }) => copper === of(COPPER) && stone === of(STONE));
  return { id: 'reward', chosen, actions: action === undefined ? [] : [action] };
}

/** Why no cow can be traded now; undefined if one can. */
function whyNoTrade(props: Props): string | undefined {
  if (askedSeat(props) === undefined) return undefined;
  return props.legal.some(({ type }) => type === 'trade') ? undefined : whyWords(props, words, at(TRADE_ACTIONS, 0));
}
