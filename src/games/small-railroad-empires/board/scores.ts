import type { ScoreTable } from '#kit/board.ts';
import { ACHIEVEMENTS, DOLLARS_PER_POINT, LOAN_PENALTY } from '../components.ts';
import { contractPrestige, finalScore } from '../rules/scoring.ts';
import type { View } from '../view.ts';
import { SCORE_COLUMNS, SCORE_UNIT } from '../words/scores.ts';

/** Where the points of each company came from. */
export const scoreTable = (view: View): ScoreTable => ({
  unit: SCORE_UNIT,
  columns: SCORE_COLUMNS,
  rows: view.companies.map((company, seat) => {
    const achieved = achievedBy(view, seat);
    return [
      company.prestige - achieved,
      achieved,
      contractPrestige(view, seat),
      Math.trunc(company.money / DOLLARS_PER_POINT),
      0 - LOAN_PENALTY * company.loans,
      finalScore(view, seat),
    ];
  }),
});

const achievedBy = ({ goals, holders }: View, seat: number): number =>
  goals.reduce((sum, goal, i) => sum + (holders[i] === seat ? (ACHIEVEMENTS[goal]?.prestige ?? 0) : 0), 0);
