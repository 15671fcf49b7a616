import { batch, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seeded } from '#engine/seeded.ts';
import { GAME_IDS, type GameId } from '#games/registry.ts';
import { type GoldenLog, goldenLogs } from '#testing/golden-log.ts';
import { plain } from '#words/sentence.ts';
import type { LogLine } from '#words/words.ts';
import type { Verbosity } from '../../preferences.ts';
import type { Known } from '../known.ts';
import { Presenter } from '../presenter.ts';
import { tellLog } from '../lines.ts';
import { announceLog } from './announce-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As the settings call them: step by step, calm, normal, fast, instant. */
const PACES = { steps: Number.POSITIVE_INFINITY, calm: 1.8, normal: 1, fast: 0.45, instant: 0 } as const;
const VIEWS = { own: {}, other: {} };

/** The first golden game. */
async function goldenLog(id: GameId): Promise<GoldenLog> {
  const [first] = await goldenLogs(id);
  if (first === undefined) throw new Error(`${id} has no golden game`);
  return first;
}

/** Everything that is said while a table tells this log bit by bit, with updates in between that tell nothing. */
function listenTo({ words, items, view }: GoldenLog, pace: number, verbosity: Verbosity): readonly string[] {
  const known = signal<Known | undefined>(undefined);
  const presenter = new Presenter(() => pace);
  presenter.holdBy(() => 900);
  const heard: string[] = [];
  const session = { known, presenter, seat: 0 };
  const end = announceLog(session, {
    told: () => ({ words, view }),
    verbosity: () => verbosity,
    say: (sentence) => heard.push(inWords(sentence)),
  });
  const rng = seeded(7);
  const learn = (told: number) => {
    const position = { awaited: [], stage: told === items.length ? 'over' : 'playing', view: VIEWS.other };
    known.value = { position, log: { first: 0, items: items.slice(0, told) } } as unknown as Known;
  };
  learn(0);
  presenter.jump({ view: VIEWS.own, events: [], log: 0 });
  for (let told = 0; told < items.length;) {
    const news = rng.below(4);
    const events = items.slice(told, told + news).flatMap((item) => item.events);
    told = Math.min(items.length, told + news);
    batch(() => {
      learn(told);
      presenter.add({ view: { told }, events, log: told });
    });
    wait(presenter, rng.below(6), rng.below(3000));
  }
  while (!presenter.caughtUp.value) wait(presenter, 1, 20_000);
  end();
  return heard;
}

/** Now and then somebody presses Space, skips everything, or just waits. */
function wait(presenter: Presenter, whim: number, ms: number): void {
  if (whim === 0) presenter.skip();
  else if (whim === 1) presenter.next();
  vi.advanceTimersByTime(ms);
}

const inWords = (sentence: LogLine['sentence']): string => plain(sentence, (seat) => `Player ${seat}`);

const linesOfLog = ({ items, ...told }: GoldenLog): readonly LogLine[] => tellLog({ first: 0, items }, told);

/** Every line that the log ever had: lines grow while a move goes on. */
const everTold = (told: GoldenLog): ReadonlySet<string> =>
  new Set(
    told.items.flatMap((_, i) =>
      linesOfLog({ ...told, items: told.items.slice(0, i + 1) }).map(({ sentence }) => inWords(sentence)),
    ),
  );

/** The lines that were not heard, or not in their order. */
function unheard(lines: readonly string[], heard: readonly string[]): readonly string[] {
  let from = 0;
  return lines.filter((line) => {
    const at = heard.indexOf(line, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

describe.each(GAME_IDS)('somebody who listens to %s', (id) => {
  test.each(Object.entries(PACES))('hears every line of the log, in order, at the pace: %s', async (_, pace) => {
    const told = await goldenLog(id);
    const lines = linesOfLog(told).map(({ sentence }) => inWords(sentence));
    expect(lines.length).toBeGreaterThan(20);
    const heard = listenTo(told, pace, 'full');
    expect(unheard(lines, heard)).toEqual([]);
    const ever = everTold(told);
    expect(heard.filter((line) => !ever.has(line))).toEqual([]);
  });

  test('hears one sentence for each turn of another player, if brief', async () => {
    const told = await goldenLog(id);
    const turns = turnsOfOthers(linesOfLog(told));
    const brief = listenTo(told, 0, 'brief');
    expect(turns.length).toBeGreaterThan(5);
    const own = new Set(linesOfLog(told).flatMap((line) => (line.seat === 0 ? [inWords(line.sentence)] : [])));
    const ofOthers = brief.filter((line) => turns.some((turn) => turn.includes(line)) && !own.has(line));
    expect(ofOthers.length).toBeLessThanOrEqual(turns.length);
    expect(turns.filter((turn) => !turn.some((line) => brief.includes(line)))).toEqual([]);
  });

  test('hears only what concerns the own seat, if only the own turn is read', async () => {
    const told = await goldenLog(id);
    const lines = linesOfLog(told);
    const concerning = lines.filter(
      ({ seat, sentence }) =>
        seat === 0 || sentence.some((part) => typeof part === 'object' && 'seat' in part && part.seat === 0),
    );
    expect(concerning.length).toBeGreaterThan(5);
    const heard = listenTo(told, 0, 'own');
    const wanted = concerning.map(({ sentence }) => inWords(sentence));
    expect(unheard(wanted, heard)).toEqual([]);
    // Some lines of others read like own ones.
    const ofOthers = new Set(lines.map(({ sentence }) => inWords(sentence)));
    for (const line of wanted) ofOthers.delete(line);
    expect(heard.filter((line) => ofOthers.has(line))).toEqual([]);
  });
});

/** The lines of each turn that was not the own one: up to a heading, or until somebody else does something. */
function turnsOfOthers(lines: readonly LogLine[]): readonly (readonly string[])[] {
  const turns: { of: number | undefined; lines: string[] }[] = [];
  let isOpen = false;
  for (const { heading, seat, sentence } of lines) {
    const turn = isOpen ? turns.at(-1) : undefined;
    isOpen = !heading && seat !== 0;
    if (!isOpen) continue;
    if (turn === undefined || (seat !== undefined && seat !== turn.of))
      turns.push({ of: seat, lines: [inWords(sentence)] });
    else turn.lines.push(inWords(sentence));
  }
  return turns.map((turn) => turn.lines);
}
