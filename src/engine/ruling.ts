/** Why an action is not allowed: the rule, and the facts it rests on. */
export interface Ruling {
  /** `<game>/<rule>`, under which the game's guide explains the rule; `common/…` for what holds in every game. */
  readonly rule: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export const ruling = (rule: string, facts: Ruling['facts'] = {}): Ruling => ({ rule, facts });

/** The ids of a guide's rules: the guide is declared `as const satisfies Guide`. */
export type RuleIdOf<G extends Guide> = G[number]['rules'][number]['id'];

/**
 * The facts of each ruling that a game gives, by rule. Rules give no other facts, and the game's texts need no others:
 * the compiler compares both with this list.
 */
export type FactsByRule<Id extends string> = { readonly [R in Id]?: Ruling['facts'] };

/** Facts may be left out where a ruling needs none. */
type FactsGiven<F> = Record<never, never> extends F ? [facts?: F] : [facts: F];

/** Names the rules of one game in rulings and outcomes. */
export const rulesOf = <Id extends string, Facts extends FactsByRule<Id>>(game: string) => ({
  /** As records and outcomes name a rule. */
  ruleId: (id: Id): string => `${game}/${id}`,
  /** Why something is not allowed: a rule of the guide, and the facts it rests on. */
  rulingOn: <R extends keyof Facts & Id>(id: R, ...[facts]: FactsGiven<Facts[R]>): Ruling =>
    ruling(`${game}/${id}`, facts),
});

/** One rule in our own words. */
export interface Rule {
  /** Without the game's name: `push.cost`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A whole game explained, in the order in which a newcomer should read it. */
export type Guide = readonly Chapter[];

/** What holds in every game. */
export const COMMON_GUIDE: Guide = [
  {
    title: 'In every game',
    rules: [
      {
        id: 'over',
        title: 'The game is over',
        text: 'There is nothing left to decide. You can watch the replay.',
      },
      {
        id: 'not-asked',
        title: 'Not your decision',
        text: 'The game is waiting for someone else. The decision bar says for whom.',
      },
      {
        id: 'other-question',
        title: 'Another question is open',
        text: 'Decisions come in the order of the rules. Answer the open question first.',
      },
      {
        id: 'chance',
        title: 'Chance decides this',
        text: 'The game rolls, draws and deals, never a player. You can check all of it after the game.',
      },
    ],
  },
];

/** The rule that a ruling names, from the game's guide or the common one. */
export function findRule(guide: Guide, game: string, ruleId: string): Rule | undefined {
  const [owner, id] = ruleId.split('/');
  const chapters = owner === 'common' ? COMMON_GUIDE : owner === game ? guide : [];
  return chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id);
}
