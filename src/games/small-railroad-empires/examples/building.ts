import type { Example } from '#engine/example.ts';
import { scene } from '../position.ts';
import type { State } from '../state.ts';

const options = { freightOnBoard: false };

export const buildingExamples: readonly Example<State>[] = [
  {
    rule: 'build.share',
    title: 'A free track and a shared one',
    begin: () => scene([{ line: '1d1' }, { line: '1d2' }], { options }),
    steps: [
      {
        text: 'You start at the grain factory on the left, with $5. A rival has a track in the forest right next to it. You must build 2 tracks.',
        places: ['hex 1d1'],
      },
      {
        text: 'Build your first track on the plains above the factory. Plains are free: you still have $5.',
        moves: ['0 build 1c1'],
        places: ['hex 1c1'],
      },
      {
        text: 'Build your second track in the forest, beside the rival’s track. The forest costs $1, and you pay the rival $1 for sharing: you have $3 left, the rival has $6. The space is full now.',
        moves: ['0 build 1d2'],
        places: ['hex 1d2'],
      },
      {
        text: 'That was your second track. You cannot build a third this turn: for that you need the Night shift.',
        refused: ['0 build 1c2', 'build.night'],
        places: ['hex 1c2'],
      },
    ],
  },
  {
    rule: 'build.must',
    title: 'No money for any space',
    begin: () => scene([{ line: '1d3', money: 0 }, { line: '2d1' }], { options }),
    steps: [
      {
        text: 'You start at an iron factory between forests and rivers, and you have no money. Every space around it costs something, so you cannot build.',
        refused: ['0 build 1d2', 'build.cost'],
        places: ['hex 1c2', 'hex 1c3', 'hex 1d2', 'hex 1d4', 'hex 1e2', 'hex 1e3'],
      },
      {
        text: 'You may stop building now, or take a loan. You take one and get $4.',
        moves: ['0 loan'],
      },
      {
        text: 'Now you can pay for a space, so you must build again: in the forest on the left, for $1.',
        moves: ['0 build 1d2'],
        places: ['hex 1d2'],
      },
      {
        text: 'With $3 left you can still pay for a space, so you cannot stop before your second track.',
        refused: ['0 done', 'build.must'],
      },
    ],
  },
  {
    rule: 'build.star',
    title: 'First and second on a star',
    begin: () => scene([{ line: '1d1 1c1' }, { line: '1c3' }], { options }),
    steps: [
      {
        text: 'The forest between your tracks and the rival’s has a star, and nobody has built there yet.',
        places: ['hex 1c2'],
      },
      {
        text: 'You build there first. The forest costs $1, and the star gives you 1 point at once.',
        moves: ['0 build 1c2'],
        places: ['hex 1c2'],
      },
      {
        text: 'You build your second track, buy nothing, and it is the rival’s turn. The rival builds on the star too: $1 for the forest, $1 to you for sharing, and no points.',
        moves: ['0 build 1b1', '0 done', '1 build 1c2'],
        places: ['hex 1c2'],
      },
    ],
  },
  {
    rule: 'build.night',
    title: 'A third track by night',
    begin: () => scene([{ line: '1g1', unlocked: 1 }, { line: '2d1' }], { options }),
    steps: [
      {
        text: 'You unlocked the Night shift in an earlier turn. First you build the 2 tracks that you must build, both on free plains.',
        moves: ['0 build 1g2', '0 build 1g3'],
        places: ['hex 1g2', 'hex 1g3'],
      },
      {
        text: 'Now you may build a third, or stop. You cannot deliver until you have decided.',
        refused: ['0 deliver A-grain Brenton T01', 'railroad.turn'],
        places: ['hex 1g4'],
      },
      {
        text: 'You build it on the next plains. The space is free, the Night shift costs $2: you have $3 left.',
        moves: ['0 build 1g4'],
        places: ['hex 1g4'],
      },
    ],
  },
];
