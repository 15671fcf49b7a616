import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './registry.ts';

/** Every game is built alike: the same part has the same name, lies in the same place and exports the same things. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'meta.ts': ['meta'],
  'options.ts': ['options'],
  'components.ts': [],
  'actions.ts': ['actions'],
  'answers.ts': [],
  'events.ts': [],
  'rulings.ts': ['ruleId', 'rulingOn', 'ENDINGS'],
  'state.ts': ['clone'],
  'view.ts': ['view', 'imagine', 'redeal'],
  'inventory.ts': ['inventory'],
  'game.ts': ['game'],
  'drawn.ts': ['draw'],
  'examples.ts': ['examples'],
  'rules/setup.ts': ['setup'],
  'rules/turn.ts': [],
  'rules/ending.ts': [],
  'rules/out-of-step.ts': ['outOfStep'],
  'words/words.ts': ['words'],
  'words/guide.ts': ['guide'],
  'words/names.ts': [],
  'words/actions.ts': ['actionTexts'],
  'words/events.ts': ['eventTexts'],
  'words/gathered.ts': ['gather'],
  'words/phases.ts': ['phaseTexts'],
  'words/rulings.ts': ['rulingTexts'],
  'words/endings.ts': ['endingTexts'],
  'words/lessons.ts': ['lessonsFor'],
  'words/ask.ts': ['ask'],
  'bot/insight.ts': ['insight'],
};

/** What only a browser can load, and what is not code. */
const OTHER_PARTS = [
  'README.md',
  'contract.test.ts',
  'board/board.tsx',
  'board/props.ts',
  'board/turn-bar.tsx',
  'board/panel.tsx',
  'board/noises.ts',
  'board/cover.tsx',
];

const address = (id: string, part: string) => new URL(`${id}/${part}`, import.meta.url);

test('every folder with the rules of a game is on the shelf, since the client is built with all of them', () => {
  const folders = globSync('*/game.ts', { cwd: import.meta.dirname }).map((file) => basename(dirname(file)));
  expect(folders.sort()).toEqual([...GAME_IDS].sort());
});

describe.each(GAME_IDS)('%s, on the shelf,', (id) => {
  test.each([...Object.keys(PARTS), ...OTHER_PARTS])('has its %s', (part) => {
    expect(existsSync(address(id, part))).toBe(true);
  });

  test.each(Object.entries(PARTS))('exports from %s what every game exports there: %j', async (part, names) => {
    const module = (await import(address(id, part).href)) as object;
    expect(Object.keys(module)).toEqual(expect.arrayContaining([...names]));
  });

  test('has a lid that belongs to its rules', async () => {
    const { meta } = (await import(`./${id}/meta.ts`)) as { readonly meta: { readonly id: string } };
    expect(meta).toBe((await loadGame(id)).meta);
    expect(meta.id).toBe(id);
  });
});
