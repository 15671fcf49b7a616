import { at } from '#engine/indexed.ts';
import type { ActionTexts } from '#words/game-words.ts';
import { count } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { BANK, CITY_PUMPKINS, DOUBLE, MOST_BUILDINGS, REFRAIN_SILVER, WHEEL } from '../components.ts';
import { IS_DOUBLE } from '../prairie.ts';
import type { PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { areaOf, largeSpace, termsOf } from '../worker-board.ts';
import { LABELS } from './labels.ts';
import {
  costKinds,
  crewName,
  fieldName,
  goodsOf,
  inArea,
  smallGoods,
  tradeName,
  wheelWords,
  workerName,
} from './names.ts';

/** The button that goes on without doing any more, by question. */
export const STOPS = {
  advance: 'Keep these',
  small: 'Skip the small space',
  building: 'Stop building',
  ending: 'End turn',
} as const satisfies Partial<Record<PhaseName, string>>;

const stopLabels: Partial<Record<PhaseName, string>> = STOPS;

export const actionTexts: ActionTexts<Action, View> = {
  lay: 'chance',
  start: 'chance',
  first: 'chance',
  spin: 'chance',
  recruit: () => 'Spin the wheel',
  take: ({ workers }) => `Take ${crewName(workers)}`,
  discard: ({ worker }) => `Send back ${count(1, workerName(worker))}`,
  advance: ({ spaces }, { arrow }) => `Take ${wheelWords((arrow + spaces) % WHEEL.length)} · ${spaces} grain`,
  bank({ space }) {
    const { workers, silver } = at(BANK, space);
    return `Send ${count(workers, 'worker')} to the bank · +${silver} silver`;
  },
  work({ space }) {
    const large = largeSpace(space);
    const { silver, goods } = termsOf(large);
    return `Work ${inArea(areaOf(large))} · ${silver} silver for ${goodsOf(goods, areaOf(large))}`;
  },
  employ: ({ workers }) => `Send ${crewName(workers)}`,
  city: () => `Go to the store · +${count(CITY_PUMPKINS, 'pumpkin')}`,
  bid: ({ row, price }) => `Bid on row ${row} · ${count(price, 'pumpkin')}`,
  pass: () => 'Pass',
  choose: ({ copper, stone, grain }) => `Take ${smallGoods([copper, stone, grain])}`,
  upgrade: ({ copper, stone }) => `Make ${smallGoods([copper, stone])} big`,
  build: ({ field }, view) =>
    `Build ${IS_DOUBLE[at(view.land, field)] ? `${DOUBLE} ` : ''}on ${fieldName(field)} · ${costKinds(view, field)}`,
  trade: ({ what }) => `Trade a cow for ${tradeName(what)}`,
  canteen: () => `Take another turn · ${count(1, 'canteen')}`,
  done: (_, { phase, built }) => {
    const label = stopLabels[phase] ?? 'Go on';
    return phase === 'building' ? `${label} · +${REFRAIN_SILVER * (MOST_BUILDINGS - built)} silver` : label;
  },
};

/** The headings of the list of all actions. */
const GROUPS: Partial<Record<Action['type'], string>> = {
  recruit: LABELS.recruit,
  advance: LABELS.recruit,
  take: LABELS.recruit,
  work: LABELS.work,
  bank: LABELS.work,
  employ: LABELS.work,
  city: LABELS.store,
  bid: LABELS.store,
  choose: LABELS.store,
  upgrade: LABELS.store,
  build: LABELS.prairie,
  trade: LABELS.cattle,
};

export const actionGroup = ({ type }: Action): string => GROUPS[type] ?? LABELS.other;
