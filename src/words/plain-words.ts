import { type Action, writeAction } from '#engine/forms.ts';
import { type AnyGame, type GameEvent, type Outcome, winnersOf } from '#engine/game.ts';
import { findRule } from '#engine/ruling.ts';
import { commonRulingWords } from './common-rulings.ts';
import { plainLine } from './log-line.ts';
import { namesOf, say, type Sentence } from './sentence.ts';
import type { Words } from './words.ts';

/**
 * Words for a game that has none of its own yet: actions as records write them, events as their data, rules by their
 * titles. Enough to play it, and to see which texts are missing.
 */
export function plainWords(game: AnyGame): Words<unknown, Action, GameEvent> {
  const titleOf = (rule: string): string => findRule(game.guide, game.meta.id, rule)?.title ?? rule;
  return {
    event: ({ type, ...facts }) => plainLine(say`${type} ${factsIn(facts)}`),
    decision(view, seat, awaiting) {
      const outcome = (view as { readonly outcome?: Outcome }).outcome;
      if (outcome !== undefined) return { title: wonBy(outcome), detail: say`${titleOf(outcome.reason)}` };
      if (seat !== undefined && awaiting.includes(seat)) return { title: say`Your decision`, detail: [] };
      return { title: awaiting.length === 0 ? say`Drawing` : [...namesOf(awaiting), ' to decide'], detail: [] };
    },
    lessons: () => [],
    action: (action) => writeAction(game.actions, action),
    round: () => '',
    ruling: ({ rule, facts }) => commonRulingWords(rule) ?? say`${titleOf(rule)}. ${factsIn(facts)}`,
    ending: (rule) => say`${titleOf(rule)}`,
    instruction: (instruction) => writeAction(game.standing?.forms ?? {}, instruction),
    score: (view, seat) => String((view as { readonly outcome?: Outcome }).outcome?.scores[seat] ?? ''),
  };
}

const factsIn = (facts: object): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

function wonBy(outcome: Outcome): Sentence {
  const winners = winnersOf(outcome);
  return [...namesOf(winners), winners.length === 1 ? ' wins' : ' share the win'];
}
