import { expect, test } from 'vitest';
import { plain } from '#words/sentence.ts';
import { placeNamed } from '../deck.ts';
import { game } from '../game.ts';
import { aboard } from '../scene.ts';
import { previewOf, takenUpWords } from './previews.ts';
import { words } from './words.ts';

const view = game.view(aboard({ men: [{ '0E5': 2 }, { '1E3': 1 }], captains: ['0E5', '1H4'] }), 0);
const asked = words.decision(view, 0, [0]);
const text = (sentence: Parameters<typeof plain>[0]) => plain(sentence, String);

test('a movement into a fight is shown with its odds, and that there is no retreat', () => {
  const move = { type: 'move', figure: 'man', from: placeNamed('0E5'), to: placeNamed('1E3') } as const;
  const { title, detail } = previewOf(move, 0.5, view, asked);
  expect(text(title)).toBe('Move crew from E5 across to E3');
  expect(text(detail)).toBe('50% to win, no retreat. Then 2 movements to go.');
});

test('a movement is shown with the movements that are left after it', () => {
  const move = { type: 'move', figure: 'man', from: placeNamed('0E5'), to: placeNamed('0E4') } as const;
  expect(text(previewOf(move, undefined, view, asked).detail)).toBe('Then 2 movements to go.');
  const last = { ...view, movements: 1 };
  expect(text(previewOf(move, undefined, last, asked).detail)).toBe('Last movement this turn.');
});

test('a new captain is shown with the words of the question', () => {
  expect(previewOf({ type: 'promote', cell: 2 }, undefined, view, asked)).toEqual({
    title: ['Promote crew in A5'],
    detail: asked.detail,
  });
});

test('a crewmember who is taken up beside the Captain says how to take up the Captain instead', () => {
  const from = placeNamed('0E5');
  expect(text(takenUpWords('man', from, view, asked).title)).toBe('Crew in E5: choose where to go');
  expect(text(takenUpWords('man', from, view, asked).detail)).toContain('Press again for the captain.');
  expect(text(takenUpWords('captain', from, view, asked).detail)).not.toContain('Press again');
});
