import { alone } from '#engine/actor.ts';
import type { Phase } from '#engine/phases.ts';
import type { Ruling } from '#engine/ruling.ts';
import { type Action, type ActionOf, LARGE_NAMES } from '../actions.ts';
import { BANKS, DONE, EMPLOYS, WORKS } from '../answers.ts';
import { addTrades, refuseTrade, takeSilver, trade } from '../cattle.ts';
import { AREAS, BANK, COLOURS, type Colour, OTHER_WORKERS, SMALL_YIELD, SPACES_PER_AREA } from '../components.ts';
import { addCrew, CREW_NAMES, crewsOfSize, hasCrew, NO_CREW, suits } from '../crews.ts';
import type { Event, TellEvent } from '../events.ts';
import { rulingOn } from '../rule-id.ts';
import { takeGoods } from '../scarcity.ts';
import {
  active,
  AREA_SPACES,
  BANK_SPACES,
  largeSpace,
  type Player,
  smallBeside,
  type State,
  workersOf,
} from '../state.ts';

/** A large space, as an index into `WORKS`: the area has the index of its colour. */
const areaOf = (large: number): Colour => Math.floor(large / SPACES_PER_AREA);
interface Terms {
  readonly silver: number;
  readonly goods: number;
}
const TERMS: readonly Terms[] = AREAS.flatMap(({ spaces }): readonly Terms[] => spaces);
const termsOf = (large: number): Terms => TERMS[large] as Terms;

const isFree = (s: State, space: number): boolean => s.spaces[space] === NO_CREW;

/** One worker of the colour or two of others. */
function canMan(player: Player, colour: Colour): boolean {
  return (player.workers[colour] as number) > 0 || workersOf(player) >= OTHER_WORKERS;
}

/** Action B, Work: the spaces of the bank and of the four areas that the active player can take. */
export function addWork(s: State, list: Action[]): void {
  const player = active(s);
  const workers = workersOf(player);
  for (let space = 0; space < BANK_SPACES; space++)
    if (isFree(s, space) && (BANK[space]?.workers ?? 0) <= workers) list.push(BANKS[space] as Action);
  for (let area = 0; area < COLOURS.length; area++)
    if ((player.workers[area] as number) > 0 || workers >= OTHER_WORKERS) addArea(s, area, list);
}

function addArea(s: State, area: Colour, list: Action[]): void {
  const { silver } = active(s);
  const first = area * SPACES_PER_AREA;
  for (let large = first; large < first + SPACES_PER_AREA; large++)
    if (termsOf(large).silver <= silver && isFree(s, largeSpace(large))) list.push(WORKS[large] as Action);
}

export function goToBank(s: State, { space }: ActionOf<'bank'>): void {
  s.space = space;
  s.phase = 'employ';
}

export function goToWork(s: State, { space }: ActionOf<'work'>): void {
  s.space = largeSpace(space);
  s.phase = 'employ';
}

export function refuseBank(s: State, { space }: ActionOf<'bank'>): Ruling {
  const needs = BANK[space]?.workers ?? 0;
  if (!isFree(s, space)) return rulingOn('work.occupied', { space: `bank ${needs}` });
  return rulingOn('bank', { needs, has: workersOf(active(s)) });
}

export function refuseWork(s: State, { space }: ActionOf<'work'>): Ruling {
  const { silver } = active(s);
  if (!isFree(s, largeSpace(space))) return rulingOn('work.occupied', { space: LARGE_NAMES[space] ?? '' });
  if (termsOf(space).silver > silver) return rulingOn('work.silver', { needs: termsOf(space).silver, silver });
  return rulingOn('work.workers', { colour: COLOURS[areaOf(space)] ?? '', has: workersOf(active(s)) });
}

const ALL = CREW_NAMES.map((_, crew) => crew);
const BANK_CREWS = BANK.map(({ workers }) => crewsOfSize(workers).map((crew) => EMPLOYS[crew] as ActionOf<'employ'>));
const AREA_CREWS = COLOURS.map((_, colour) =>
  ALL.filter((crew) => suits(crew, colour)).map((crew) => EMPLOYS[crew] as ActionOf<'employ'>),
);

/** The space in hand is a space of the bank, a large or a small space of an area. */
const isBank = (space: number): boolean => space < BANK_SPACES;
const colourOf = (space: number): Colour => areaOf((space - BANK_SPACES) % AREA_SPACES);

function addCrews(s: State, space: number, list: Action[]): Action[] {
  const { workers } = active(s);
  const crews = isBank(space) ? BANK_CREWS[space] : AREA_CREWS[colourOf(space)];
  for (const action of crews ?? []) if (hasCrew(workers, action.workers)) list.push(action);
  return list;
}

/** Which workers go to the space that was chosen; then silver is paid and goods or silver are received. */
export const employ: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  legal: (s) => addTrades(s, addCrews(s, s.space, [])),
  refuse: (s, _, action) => refuseCrew(s, s.space, action),
  on: {
    employ(s, { workers }, tell) {
      if (isBank(s.space)) employAtBank(s, workers, tell);
      else employInArea(s, workers, tell);
    },
    trade,
  },
};

function employAtBank(s: State, workers: number, tell: TellEvent): void {
  place(s, workers, 0, tell);
  takeSilver(s, s.turn, { silver: BANK[s.space]?.silver ?? 0, from: 'bank' }, tell);
  s.phase = 'ending';
}

function employInArea(s: State, workers: number, tell: TellEvent): void {
  const terms = termsOf(s.space - BANK_SPACES);
  active(s).silver -= terms.silver;
  place(s, workers, terms.silver, tell);
  takeGoods(s, s.turn, { kind: colourOf(s.space), count: terms.goods, named: false }, tell);
  s.space = smallBeside(s.space);
  s.phase = 'small';
}

function place(s: State, workers: number, silver: number, tell: TellEvent): void {
  addCrew(active(s).workers, workers, -1);
  s.spaces[s.space] = workers;
  tell({ type: 'workersPlaced', seat: s.turn, space: s.space, workers, silver });
}

/** Right after the large space the player may take the small one beside it, for one more good and no silver. */
export const small: Phase<State, Action, Event> = {
  awaiting: (s) => alone(s.turn),
  skip: skipSmall,
  legal: (s) => addTrades(s, addCrews(s, s.space, [DONE])),
  refuse: (s, _, action) => refuseCrew(s, s.space, action),
  on: {
    employ(s, { workers }, tell) {
      place(s, workers, 0, tell);
      takeGoods(s, s.turn, { kind: colourOf(s.space), count: SMALL_YIELD, named: false }, tell);
      s.phase = 'ending';
    },
    trade,
    done(s) {
      s.phase = 'ending';
    },
  },
};

/** A player who has neither the workers nor a cow is not asked. */
function skipSmall(s: State): boolean {
  const player = active(s);
  if (player.cows > 0 || canMan(player, colourOf(s.space))) return false;
  s.phase = 'ending';
  return true;
}

function refuseCrew(s: State, space: number, action: Action): Ruling {
  if (action.type === 'trade') return refuseTrade(s, action);
  const workers = action.type === 'employ' ? (CREW_NAMES[action.workers] ?? '') : '';
  if (action.type === 'employ' && !hasCrew(active(s).workers, action.workers))
    return rulingOn('work.have', { workers });
  if (isBank(space)) return rulingOn('bank', { needs: BANK[space]?.workers ?? 0, workers });
  return rulingOn('work.workers', { colour: COLOURS[colourOf(space)] ?? '', workers });
}
