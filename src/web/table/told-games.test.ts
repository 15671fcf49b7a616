import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#engine/game.ts';
import { type GameRecord, replay } from '#engine/record.ts';
import { GAME_IDS, type GameId, loadGame } from '#games/registry.ts';
import { plain } from '#words/sentence.ts';
import type { LogLine } from '#words/words.ts';
import type { AnyBoard } from '../shelf.ts';
import type { HeldLog } from './known.ts';
import { tellLog, type Told } from './lines.ts';

/** In characters: more than four lines beside the board. */
const LONGEST = 170;

interface ToldGame {
  readonly log: HeldLog;
  readonly told: Told;
}

/** Every golden game of a kind, as its log tells it. */
async function goldenLogs(id: GameId): Promise<readonly ToldGame[]> {
  const game = await loadGame(id);
  const { words } = (await import(`../../games/${id}/words/words.ts`)) as { readonly words: AnyBoard['words'] };
  const folder = new URL(`../../games/${id}/golden/`, import.meta.url);
  return readdirSync(folder).map((name) => {
    const record = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord;
    const moves: (readonly GameEvent[])[] = [];
    const replayed = replay(game, record, ({ events }) => moves.push(events));
    const items = moves.map((events) => ({ events })) as unknown as HeldLog['items'];
    return {
      log: { first: 0, items },
      told: { words, view: replayed.ok ? game.view(replayed.state, 0) : undefined },
    };
  });
}

/** The lines of a log, each event by itself. */
const separateLines = ({ log: { items }, told: { words, view } }: ToldGame): readonly (readonly LogLine[])[] =>
  items.map(({ events }) => events.map((event) => words.event(event, view)).filter((line) => line !== undefined));

const inWords = ({ sentence }: LogLine): string => plain(sentence, (seat) => `Player ${seat + 1}`);

const seatsIn = (lines: readonly LogLine[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ sentence }) =>
      sentence.flatMap((part) => (typeof part === 'object' && 'seat' in part ? [part.seat] : [])),
    ),
  );

describe.each(GAME_IDS)('the story of %s', async (id) => {
  const games = await goldenLogs(id);

  test('has short lines, each a sentence', () => {
    const lines = games.flatMap(({ log, told }) => tellLog(log, told)).filter(({ heading }) => !heading);
    expect(lines.length).toBeGreaterThan(100);
    const texts = lines.map(inWords);
    expect(texts.filter((text) => text.length > LONGEST)).toEqual([]);
    expect(texts.filter((text) => !/[.!?]$/.test(text) || /undefined|NaN|\[object| {2}/.test(text))).toEqual([]);
  });

  test('tells every item of the log that has something to tell, in order, and nothing twice', () => {
    for (const game of games) {
      const lines = tellLog(game.log, game.told);
      const ends = lines.map(({ at }) => at);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      const silent = separateLines(game).flatMap((separate, i) =>
        separate.length > 0 && !lines.some(({ from, at }) => from <= i && i < at) ? [i] : [],
      );
      expect(silent).toEqual([]);
    }
  });

  test('names everybody whom the events name', () => {
    for (const game of games) {
      expect(seatsIn(tellLog(game.log, game.told))).toEqual(seatsIn(separateLines(game).flat()));
    }
  });

  test('is shorter than its events', () => {
    const separate = games.flatMap((game) => separateLines(game).flat());
    const lines = games.flatMap(({ log, told }) => tellLog(log, told));
    expect(lines.length).toBeLessThan(separate.length * 0.8);
  });
});
