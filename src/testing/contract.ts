import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, refuseTable, defaultOptions } from '#engine/game.ts';
import { type Check, runCheck } from './check.ts';
import {
  answersLegally,
  asksTheAwaited,
  asksWithoutChanging,
  drawsWhatIsLegal,
  opensAnytime,
  rulesOnEverything,
  writesActions,
} from './checks/asking.ts';
import { awaitsActors, ends, losesNothing } from './checks/ending.ts';
import { clonesApart, replays, survivesJson } from './checks/keeping.ts';
import {
  hidesWhatIsRedealt,
  imaginesWhatFits,
  opensAll,
  ownsUpToReveals,
  redealsOtherwise,
  showsAllAlike,
  tellsNoSecrets,
} from './checks/secrets.ts';
import { type Table, tablesOf } from './tables.ts';

/** Every property that every game must have, by its sentence. */
export const PROPERTIES: Readonly<Record<string, Check>> = {
  'random play always ends, with a rank for every seat': ends,
  'nothing is lost and nothing is made, at every state': losesNothing,
  'every awaited actor sits at the table, or is chance': awaitsActors,
  'exactly the awaited can answer, and they always can': asksTheAwaited,
  'what is open at any time can be done, asked or not, until the end': opensAnytime,
  'every well-formed action is legal or gets a ruling that the guide has': rulesOnEverything,
  'every legal action is one line that reads back': writesActions,
  'chance draws only what is legal': drawsWhatIsLegal,
  'asking changes nothing': asksWithoutChanging,
  'standing instructions answer legally': answersLegally,
  'clones are equal and old ones never change': clonesApart,
  'states and views survive JSON': survivesJson,
  'the record alone replays to the same states': replays,
  'what a seat imagines looks the same to that seat': imaginesWhatFits,
  'where everything lies open, all see the same': showsAllAlike,
  'a view does not change when what it hides is dealt again': hidesWhatIsRedealt,
  'events carry nothing that some viewer may not know': tellsNoSecrets,
  'a step that may show its maker a secret is known as one': ownsUpToReveals,
};

export interface ContractPlan {
  /** Whether anything is ever hidden from anybody. */
  readonly hides?: boolean;
  /** Games per property beyond one for each kind of table. */
  readonly runs?: number;
  /** After this many milliseconds of games a property has been tried enough. */
  readonly enough?: number;
}

const HIDES = 'the game hides something, so its test must say so: contract(game, { hides: true })';

/** Tests a game against the contract, for every seat count and option: one line in each game's folder. */
export function contract(game: AnyGame, plan: ContractPlan = {}): void {
  const tables = tablesOf(game);
  describe(`${game.meta.title} keeps the contract`, () => {
    test('every option has a default value, and every rule of the guide a name of its own', () => judgeMeta(game));
    for (const [sentence, check] of Object.entries(PROPERTIES)) {
      test(sentence, () => expect(hold(check, game, tables, plan)).toBeGreaterThan(0));
    }
    test(plan.hides ? 'what is hidden can be dealt again' : 'nothing is hidden, so nothing can be dealt again', () => {
      const otherwise = hold(redealsOtherwise, game, tables, plan);
      expect(otherwise > 0, plan.hides ? 'redeal never changes anything' : HIDES).toBe(plan.hides ?? false);
    });
    if (game.open === undefined) return;
    test('what lies open hides nothing from anybody', () =>
      expect(hold(opensAll, game, tables, plan)).toBeGreaterThan(0));
  });
}

/** Tries one property at each kind of table and then at many. A failure names the table, the seed and the problems. */
function hold(check: Check, game: AnyGame, tables: readonly Table[], plan: ContractPlan): number {
  let looks = 0;
  const property = fc.property(fc.constantFrom(...tables), fc.nat(), (table, seed) => {
    const found = runCheck(check, game, table, seed);
    looks += found.looks;
    if (found.problems.length > 0) throw new Error(found.problems.join('\n'));
  });
  // A smaller seed is not a simpler game.
  const endOnFailure = true;
  fc.assert(property, { examples: tables.map((table, i) => [table, i]), numRuns: tables.length, endOnFailure });
  const { runs = 30, enough = 3000 } = plan;
  fc.assert(property, { numRuns: runs, interruptAfterTimeLimit: enough, endOnFailure });
  return looks;
}

function judgeMeta(game: AnyGame): void {
  const { meta, guide } = game;
  expect(meta.seats.length).toBeGreaterThan(0);
  for (const seats of meta.seats) expect(refuseTable(meta, seats, defaultOptions(meta))).toBeUndefined();
  const ids = guide.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(guide.flatMap((chapter) => chapter.rules).filter((rule) => rule.text === '' || rule.title === '')).toEqual([]);
}
