import type { Insight, Subject } from '#bots/bot.ts';
import { makeBot } from '#bots/levels.ts';
import { seeded } from '#engine/seeded.ts';
import type { Action } from '#engine/forms.ts';
import { isGameId, loadGame } from '#games/registry.ts';
import type { BotQuestion } from '#table/bot-minder.ts';
import { BUDGET_MS } from './budget.ts';
import { workerScope } from './scope.ts';
import type { Asking, Thought } from './thinking.ts';

const scope = workerScope<Asking, Thought>();
const rng = seeded(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

scope.onmessage = ({ data: { number, question } }) => {
  decide(question).then(
    (action) => scope.postMessage({ number, action }),
    (problem: unknown) => scope.postMessage({ number, problem: String(problem) }),
  );
};

async function decide({ game, seats, level, view, seat }: BotQuestion): Promise<Action> {
  const settings = { budget: { milliseconds: BUDGET_MS }, now: () => performance.now() };
  return makeBot(level, await subjectOf(game, seats), settings).decide(view, seat, rng);
}

async function subjectOf(id: string, seats: number): Promise<Subject<unknown, Action, unknown>> {
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  const [game, { insight }] = await Promise.all([
    loadGame(id),
    import(`../../games/${id}/bot/insight.ts`) as Promise<{ readonly insight: Insight<unknown, Action> }>,
  ]);
  return { game, insight, seats };
}
