import { type Books, scene } from '../scene.ts';

/** Grain from A to Brenton along 1d1 1c1 1c2; the company has all of these cards. */
export const hauler = (hand: string, company: Books = {}, line = '1d1 1c1 1c2') =>
  scene([{ line, hand, ...company }, { line: '2d1' }], { options: { freightOnBoard: false } }, { phase: 'deliver' });
