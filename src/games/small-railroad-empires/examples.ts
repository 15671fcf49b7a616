import type { Example } from '#engine/example.ts';
import { buildingExamples } from './examples/building.ts';
import { deliveryExamples } from './examples/delivering.ts';
import { endExamples } from './examples/ending.ts';
import { officeExamples } from './examples/office.ts';
import { freightExamples } from './freight/examples.ts';
import type { State } from './state.ts';

/** Worked examples for the guide. You are the first player; a rival, where one matters, is the second. */
export const examples: readonly Example<State>[] = [
  ...buildingExamples,
  ...deliveryExamples,
  ...officeExamples,
  ...freightExamples,
  ...endExamples,
];
