import { at } from '#engine/indexed.ts';
import { say, type Sentence } from '#words/sentence.ts';
import { capital, count, listed, ordinal } from '#words/speech.ts';
import type { Action, ActionOf } from '../actions.ts';
import { CITY_PUMPKINS, WHEEL, WORKERS_PER_SPIN } from '../components.ts';
import { type Crew, crewNamed, hasCrew, NO_CREW, sizeOf } from '../crews.ts';
import type { Event } from '../events.ts';
import { settlementsBuilt } from '../rules/ending.ts';
import { playerOf } from '../state.ts';
import type { View } from '../view.ts';
import { isSmall, largeSpace, type Space, termsOf } from '../worker-board.ts';
import { extraWords } from './events.ts';
import { LABELS } from './labels.ts';
import { costGoods, costNames, crewName, fieldName, goodsOf, wheelWords, workplace } from './names.ts';
import { rowWords } from './store.ts';
import { words } from './words.ts';

/** What is shown of a choice before it is played: a title, what it costs and brings, and the button that plays it. */

type OfType<T extends Action['type']> = ActionOf<T> | undefined;

const find = <T extends Action['type']>(actions: readonly Action[], type: T): OfType<T> =>
  actions.find((action): action is ActionOf<T> => action.type === type);

export function pickedTitle(view: View, seat: number, actions: readonly Action[], events: readonly Event[]): string {
  const [first] = actions;
  const build = find(actions, 'build');
  const employ = find(actions, 'employ');
  if (build !== undefined) return buildTitle(view, seat, events, first !== build);
  if (employ !== undefined) return sendTitle(employ.workers, spaceIn(view, actions));
  if (first?.type === 'advance') return `Move the arrow on ${count(first.spaces, 'space')}`;
  if (first?.type === 'city') return 'Go to the store';
  return first === undefined ? '' : words.action(first, view);
}

function buildTitle(view: View, seat: number, events: readonly Event[], byCow: boolean): string {
  if (byCow) return 'Trade a cow, then build here';
  const { settlements = 1 } = events.find((event) => event.type === 'built') ?? {};
  const next = settlementsBuilt(view, playerOf(view, seat)) + 1;
  return settlements === 1
    ? `Build your ${ordinal(next)} settlement here`
    : `Build ${count(settlements, 'settlement')} here`;
}

/** The space that workers are sent to. */
function spaceIn(view: View, [first]: readonly Action[]): Space {
  if (first?.type === 'bank') return first.space;
  return first?.type === 'work' ? largeSpace(first.space) : view.space;
}

/** How many only: the board shows which, and the detail says it. */
const sendTitle = (crew: Crew, space: Space): string =>
  `Send ${count(sizeOf(crew), 'worker')} to ${isSmall(space) ? 'the small space' : workplace(space)}`;

/** What the actions would cost and bring; `events` are those of playing them. */
export function previewWords(view: View, actions: readonly Action[], events: readonly Event[]): Sentence {
  const known = actions[0] && promised(actions[0]);
  if (known !== undefined) return known;
  const costs = actions.flatMap((action) => paid(view, action, actions.length === 1));
  const told = [
    ...actions.flatMap(named),
    placed(actions, [...costs, ...gained(events)].join(', ')),
    ...reasons(events),
    ...warnings(view, actions, events),
  ]
    .filter((text) => text !== '')
    .map((text) => `${text}.`);
  return [told.length === 0 ? LABELS.pressAgain : told.join(' ')];
}

/** After the name of the field, by which the story calls it: "D1: pay 1 grain". */
function placed(actions: readonly Action[], text: string): string {
  const build = find(actions, 'build');
  return build === undefined ? capital(text) : `${fieldName(build.field)}: ${text}`;
}

/** The workers that are sent: the title has no room for them. */
function named(action: Action): readonly string[] {
  return action.type === 'employ' ? [crewName(action.workers)] : [];
}

/** What the events do not tell: chance and the others decide it, or the title has said it. */
function promised(action: Action): Sentence | undefined {
  if (action.type === 'recruit')
    return say`Get ${count(WORKERS_PER_SPIN, 'worker')}. Then you can pay grain to move the arrow.`;
  if (action.type === 'city') return say`Get ${count(CITY_PUMPKINS, 'pumpkin')}, then bid. The others can bid too.`;
  if (action.type === 'take') return say`From the supply.`;
  return action.type === 'bid' ? say`${capital(rowWords(action.row - 1))}, unless outbid.` : undefined;
}

function warnings(view: View, [first]: readonly Action[], events: readonly Event[]): readonly string[] {
  const happens = (type: Event['type']): boolean => events.some((event) => event.type === type);
  return [
    happens('goodsShort') ? 'The supply is short, so players give some back first' : '',
    happens('lastSettlement') ? 'This starts the last round' : '',
    first?.type === 'advance' && isScarce(view, first) ? 'The supply does not have them all' : '',
  ];
}

/** Whether the arrow would stop on workers that the supply does not have. */
function isScarce(view: View, { spaces }: ActionOf<'advance'>): boolean {
  const crew = crewNamed(at(WHEEL, (view.arrow + spaces) % WHEEL.length));
  return crew !== NO_CREW && !hasCrew(view.workers, crew);
}

const silverFor = (action: Action): number => (action.type === 'work' ? termsOf(largeSpace(action.space)).silver : 0);

/** "pay 3 silver", "trade a cow"; where that is all, the title has said it. */
function paid(view: View, action: Action, isAlone: boolean): readonly string[] {
  if (action.type === 'trade') return isAlone ? [] : ['trade a cow'];
  if (action.type === 'build') return [`pay ${priceWords(view, action.field)}`];
  if (action.type === 'advance')
    return [`pay ${action.spaces} grain`, `get ${wheelWords((view.arrow + action.spaces) % WHEEL.length)}`];
  return silverFor(action) > 0 ? [`pay ${silverFor(action)} silver`] : [];
}

/** Why more than one settlement is placed: "Room for 2". */
const reasons = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'built' ? [capital(extraWords(event))] : []));

/** "get 1 cow and 2 silver". */
function gained(events: readonly Event[]): readonly string[] {
  const gains = events.flatMap(gainOf);
  return gains.length === 0 ? [] : [`get ${listed(gains)}`];
}

/** What an event gives the player, but for what a cow was traded for. */
function gainOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'goodsTaken':
      return event.named ? [] : [goodsOf(event.count, event.good)];
    case 'silverTaken':
      return [`${event.silver} silver`];
    case 'cowTaken':
      return [count(1, 'cow')];
    case 'canteenTaken':
      return [count(1, 'canteen')];
    default:
      return [];
  }
}

/** The button that plays the actions: a verb, and what it costs. The title says the rest. */
export function performLabel(view: View, actions: readonly Action[]): string {
  const [first, second] = actions;
  if (first === undefined) return '';
  if (second?.type === 'build') return 'Trade a cow and build';
  return VERBS[first.type]?.(first as never, view) ?? words.action(first, view);
}

const send = (): string => 'Send';

/** Where the label of the action is too long for a button. */
const VERBS: { readonly [T in Action['type']]?: (action: ActionOf<T>, view: View) => string } = {
  build: ({ field }, view) => `Build · ${priceOf(view, field)}`,
  bid: ({ price }) => `Bid · ${count(price, 'pumpkin')}`,
  work: (action) => `Send · ${silverFor(action)} silver`,
  bank: send,
  employ: send,
  city: () => 'Go to the store',
  take: () => 'Take these workers',
  discard: () => 'Send back',
  advance: ({ spaces }) => `Move the arrow · ${spaces} grain`,
  choose: () => 'Take these goods',
  upgrade: ({ copper, stone }) => `Make ${copper + stone === 0 ? 'nothing' : copper + stone} big`,
  trade: () => 'Trade · 1 cow',
  canteen: () => LABELS.canteen,
};

/** "1 big stone and 1 grain"; no field costs two of one kind, so many goods are only named. */
function priceWords(view: View, field: number): string {
  const goods = costGoods(view, field);
  return listed(goods.length > 2 ? costNames(view, field) : goods);
}

/** At most two goods are named on the button. */
function priceOf(view: View, field: number): string {
  const goods = costGoods(view, field);
  return goods.length > 2 ? count(goods.length, 'good') : goods.join(', ');
}
