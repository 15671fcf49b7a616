import type { AnyGame } from '#engine/game.ts';
import { type Check, runCheck } from '../check.ts';
import { PROPERTIES } from '../contract.ts';
import { tablesOf } from '../tables.ts';

/** The sentences of the contract that a game breaks, tried with one game at every kind of table. */
export function broken(game: AnyGame): readonly string[] {
  return Object.entries(PROPERTIES).flatMap(([sentence, check]) =>
    problems(check, game).length > 0 ? [sentence] : [],
  );
}

export const problems = (check: Check, game: AnyGame): readonly string[] =>
  tablesOf(game).flatMap((table, seed) => runCheck(check, game, table, seed).problems);

export const SENTENCE = {
  ends: 'random play always ends, with a rank for every seat',
  inventory: 'nothing is lost and nothing is made, at every state',
  awaited: 'every awaited actor sits at the table, or is chance',
  asked: 'exactly the awaited can answer, and they always can',
  anytime: 'what is open at any time can be done, asked or not, until the end',
  ruled: 'every well-formed action is legal or gets a ruling that the guide has',
  lines: 'every legal action is one line that reads back',
  chance: 'chance draws only what is legal',
  asking: 'asking changes nothing',
  standing: 'standing instructions answer legally',
  clones: 'clones are equal and old ones never change',
  json: 'states and views survive JSON',
  record: 'the record alone replays to the same states',
  imagined: 'what a seat imagines looks the same to that seat',
  open: 'where everything lies open, all see the same',
  hidden: 'a view does not change when what it hides is dealt again',
  events: 'events carry nothing that some viewer may not know',
  reveals: 'a step that may show its maker a secret is known as one',
};
