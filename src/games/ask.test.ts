import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { type GameRecord, replay } from '#engine/record.ts';
import { seeded } from '#engine/seeded.ts';
import type { Answers } from '#words/ask.ts';
import { plain, type Sentence } from '#words/sentence.ts';
import { GAME_IDS, type GameId, loadGame } from './registry.ts';

/** A sentence that is longer is not listened to. */
const LONGEST = 300;
/** How many moments of each golden game are asked about. */
const MOMENTS = 8;

const goldenOf = (id: string): readonly GameRecord[] => {
  const folder = new URL(`./${id}/golden/`, import.meta.url);
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord);
};

async function loadAnswers(id: GameId): Promise<Answers<unknown>> {
  const module = (await import(`./${id}/words/ask.ts`)) as { readonly ask: Answers<unknown> };
  return module.ask;
}

/** States of a golden game, from its first moment to its end. */
function momentsOf(game: AnyGame, record: GameRecord): readonly unknown[] {
  const every = Math.max(1, Math.floor(record.moves.length / MOMENTS));
  const moments: unknown[] = [game.setup(record.seats, record.options)];
  const replayed = replay(game, record, ({ number, state }) => {
    if (number % every === 0) moments.push(game.clone(state));
  });
  return replayed.ok ? [...moments, replayed.state] : [];
}

type Asked = Readonly<Record<string, readonly Sentence[]>>;

/** Every question, asked at one moment by one player. */
function askAll(ask: Answers<unknown>, view: unknown, seat: number, seats: number): Asked {
  const players = Array.from({ length: seats }, (_, other) => [`player ${other}`, ask.player(view, other)] as const);
  return {
    here: ask.here(view, seat),
    ahead: ask.ahead(view),
    mine: ask.mine(view, seat),
    ...Object.fromEntries(players),
  };
}

const spokenBy = (sentence: Sentence): string => plain(sentence, (seat) => `Somebody ${seat}`);

const isSpeakable = (text: string): boolean =>
  text.length > 0 && text.length <= LONGEST && !/undefined|NaN|Infinity|\[object| {2}/.test(text);

interface Moment {
  readonly state: unknown;
  readonly seat: number;
  readonly seats: number;
}

/** Every seat at many moments of all golden games. */
const allMoments = (game: AnyGame): readonly Moment[] =>
  goldenOf(game.meta.id).flatMap((record) =>
    momentsOf(game, record).flatMap((state) =>
      Array.from({ length: record.seats }, (_, seat) => ({ state, seat, seats: record.seats })),
    ),
  );

describe.each(GAME_IDS)('%s', (id) => {
  test('answers every question at every moment, in short sentences', async () => {
    const [game, ask] = [await loadGame(id), await loadAnswers(id)];
    const asked = allMoments(game).flatMap(({ state, seat, seats }) =>
      Object.entries(askAll(ask, game.view(state, seat), seat, seats)),
    );
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.filter(([, sentences]) => sentences.length === 0)).toEqual([]);
    expect(asked.flatMap(([, sentences]) => sentences.map(spokenBy)).filter((text) => !isSpeakable(text))).toEqual([]);
  });

  test('names its places, and says what lies there and how far it is', async () => {
    const [game, ask] = [await loadGame(id), await loadAnswers(id)];
    const places = allMoments(game).flatMap(({ state, seat }) => ask.places(game.view(state, seat), seat));
    expect(places.length).toBeGreaterThan(500);
    expect(places.filter(({ distance }) => distance !== undefined).length).toBeGreaterThan(100);
    const texts = places.map(({ name, text, distance = 'nearby' }) => `${name}: ${spokenBy(text)}. ${distance}`);
    expect(texts.filter((text) => !isSpeakable(text))).toEqual([]);
  });

  test('answers nothing that the player who asks may not know', async () => {
    const [game, ask] = [await loadGame(id), await loadAnswers(id)];
    const rng = seeded(19);
    for (const { state, seat, seats } of allMoments(game)) {
      const redealt = game.clone(state);
      game.redeal(redealt, seat, rng);
      const [before, after] = [game.view(state, seat), game.view(redealt, seat)];
      expect(askAll(ask, after, seat, seats)).toEqual(askAll(ask, before, seat, seats));
      expect(ask.places(after, seat)).toEqual(ask.places(before, seat));
    }
  });
});
