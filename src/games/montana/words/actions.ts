import { at } from '#engine/indexed.ts';
import type { ActionTexts } from '#words/game-words.ts';
import { capital, count } from '#words/speech.ts';
import type { Action } from '../actions.ts';
import { BANK, WHEEL } from '../components.ts';
import type { PhaseName } from '../state.ts';
import type { View } from '../view.ts';
import { largeSpace } from '../worker-board.ts';
import {
  costName,
  crewColours,
  crewName,
  fieldTitle,
  largeSpaceName,
  smallGoods,
  tradeName,
  wheelWords,
  workerName,
} from './names.ts';

/** The button that goes on without doing any more, by question. */
export const STOPS = {
  advance: 'Leave it there',
  small: 'Not the small space',
  building: 'Stop building',
  ending: 'End the turn',
} as const satisfies Partial<Record<PhaseName, string>>;

const stopLabels: Partial<Record<PhaseName, string>> = STOPS;

export const actionTexts: ActionTexts<Action, View> = {
  lay: 'chance',
  start: 'chance',
  first: 'chance',
  spin: 'chance',
  recruit: () => 'Spin the wheel',
  take: ({ workers }) => capital(crewColours(workers)),
  discard: ({ worker }) => capital(workerName(worker)),
  advance: ({ spaces }, { arrow }) => `${spaces} grain: ${wheelWords((arrow + spaces) % WHEEL.length)}`,
  bank({ space }) {
    const { workers, silver } = at(BANK, space);
    return `Bank: ${count(workers, 'worker')} for ${silver} silver`;
  },
  work: ({ space }) => capital(largeSpaceName(largeSpace(space))),
  employ: ({ workers }) => capital(crewName(workers)),
  city: () => 'Go to the city',
  bid: ({ row, price }) => `Row ${row}: ${count(price, 'pumpkin')}`,
  pass: () => 'Pass',
  choose: ({ copper, stone, grain }) => capital(smallGoods([copper, stone, grain])),
  upgrade: ({ copper, stone }) => `Trade up ${smallGoods([copper, stone])}`,
  build: ({ field }, view) => `${fieldTitle(field)}: ${costName(view, field)}`,
  trade: ({ what }) => `Cow for ${tradeName(what)}`,
  canteen: () => 'Spend a canteen for another turn',
  done: (_, { phase }) => stopLabels[phase] ?? 'Go on',
};
