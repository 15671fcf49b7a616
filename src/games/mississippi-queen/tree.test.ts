import { expect, test } from 'vitest';
import { countTree } from '#testing/tree.ts';
import { game } from './game.ts';
import { LANDING, act, atSetup, putBoats, scene } from './scene.ts';
import type { State } from './state.ts';

const OPEN = `
  2 A1-1 straight, 1 waiting
  1 A0 straight
        ~
     ~     ~
  ~     1↘    ~
     ~     ~
  ~     0↑    ~
     ~     2↑
  ~     ~     ~
     ~     ~
  #           #
  0: speed 3, coal 2
  1: speed 2, coal 1
  2: speed 1`;

const COALED = LANDING.replace('coal 0', 'coal 1');

const POSITIONS = {
  'three boats before the first draw': () => atSetup(3),
  'three boats on their starting spaces': () => act(atSetup(3), 'chance first 0', 'chance draw A3-1').s,
  'five boats with free bows': () => act(atSetup(5, { freeFacing: true }), 'chance first 0', 'chance draw A1-4').s,
  'a boat behind another in open water': () => scene(OPEN),
  'the same where nobody is pushed astern': () => scene(OPEN, { noPushAstern: true }),
  'a boat about to find the next tile': () => putBoats(scene(OPEN), { 0: '1c4 N' }),
  'boats before the landing': () => scene(COALED),
  'boats before the landing in the introductory race': () => scene(COALED, { race: 'introductory' }),
  'a boat in an ear without coal': () => putBoats(scene(OPEN.replace('coal 2', 'coal 0')), { 0: '2a1 SW' }),
} satisfies Readonly<Record<string, () => State>>;

test.each([
  ['three boats before the first draw', 1, 3],
  ['three boats before the first draw', 2, 33],
  ['three boats before the first draw', 3, 198],
  ['three boats before the first draw', 5, 1710],
  ['three boats before the first draw', 7, 13092],
  ['three boats on their starting spaces', 1, 6],
  ['three boats on their starting spaces', 2, 18],
  ['three boats on their starting spaces', 3, 52],
  ['three boats on their starting spaces', 5, 398],
  ['three boats on their starting spaces', 7, 3170],
  ['five boats with free bows', 1, 6],
  ['five boats with free bows', 2, 36],
  ['five boats with free bows', 3, 216],
  ['five boats with free bows', 5, 7776],
  ['a boat behind another in open water', 1, 6],
  ['a boat behind another in open water', 2, 35],
  ['a boat behind another in open water', 3, 172],
  ['a boat behind another in open water', 5, 2030],
  ['a boat behind another in open water', 7, 17893],
  ['the same where nobody is pushed astern', 1, 6],
  ['the same where nobody is pushed astern', 2, 30],
  ['the same where nobody is pushed astern', 3, 142],
  ['the same where nobody is pushed astern', 5, 1601],
  ['the same where nobody is pushed astern', 7, 13404],
  ['a boat about to find the next tile', 1, 5],
  ['a boat about to find the next tile', 2, 13],
  ['a boat about to find the next tile', 3, 37],
  ['a boat about to find the next tile', 5, 198],
  ['a boat about to find the next tile', 7, 3046],
  ['boats before the landing', 1, 2],
  ['boats before the landing', 2, 6],
  ['boats before the landing', 3, 14],
  ['boats before the landing', 5, 39],
  ['boats before the landing', 7, 43],
  ['boats before the landing in the introductory race', 1, 3],
  ['boats before the landing in the introductory race', 2, 9],
  ['boats before the landing in the introductory race', 3, 20],
  ['boats before the landing in the introductory race', 5, 32],
  ['boats before the landing in the introductory race', 7, 34],
  ['a boat in an ear without coal', 1, 2],
  ['a boat in an ear without coal', 2, 2],
  ['a boat in an ear without coal', 3, 2],
  ['a boat in an ear without coal', 5, 5],
  ['a boat in an ear without coal', 7, 35],
] as const)('%s: %i decisions deep there are %i ways', (position, depth, ways) => {
  expect(countTree(game, POSITIONS[position](), depth)).toBe(ways);
});
