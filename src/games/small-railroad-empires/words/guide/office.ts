import type { Guide } from '#engine/ruling.ts';
import {
  ABILITIES,
  HAND_LIMIT,
  LOAN,
  LOAN_PENALTY,
  LOANS_EACH,
  LOANS_IN_THE_BOX,
  MARKET_PRICES,
  REPAYMENT,
} from '../../components.ts';
import { dollars, points, powerOf } from '../names.ts';

const abilityLines = ABILITIES.map(({ name, price }, n) => `${name} (${dollars(price)}): ${powerOf(n)}.`);

export const officeChapter = {
  title: 'Buy, unlock, repay',
  rules: [
    {
      id: 'office.step',
      title: 'Buying comes last',
      text: 'After building, deliveries and achievements you may buy a train card, unlock a track and repay loans, in any order. Then your turn is over.',
    },
    { id: 'market.one', title: 'One card a turn', text: 'You may buy at most one train card each turn.' },
    {
      id: 'market.price',
      title: 'Prices in the market',
      text: `The places of the market cost, in order, ${MARKET_PRICES.map(dollars).join(', ')}.`,
    },
    {
      id: 'market.slide',
      title: 'The market slides',
      text: `After a purchase the more expensive cards slide down, and a new card fills the ${dollars(Math.max(...MARKET_PRICES))} place at once. When the deck is empty, the market stays short; prices still go by place.`,
    },
    { id: 'market.empty', title: 'Empty place', text: 'There is no card left in that place of the market.' },
    {
      id: 'market.hand',
      title: 'Full hand',
      text: `With ${HAND_LIMIT} train cards in hand you cannot buy another.`,
    },
    {
      id: 'unlock.price',
      title: 'Unlocking tracks',
      text: [
        'Pay the price of a locked track: it joins your supply, and its ability works from then on. You cannot build a track while it is locked.',
        ...abilityLines,
        'What you pay for sharing is never reduced.',
      ].join('\n'),
    },
    { id: 'unlock.one', title: 'One track a turn', text: 'You may unlock at most one track each turn.' },
    { id: 'unlock.done', title: 'Already unlocked', text: 'You unlock each track only once.' },
    {
      id: 'loan.limit',
      title: 'Loans',
      text: `You may take a loan of ${dollars(LOAN)} between any actions of your turn, but not in the middle of a delivery. There are ${LOANS_IN_THE_BOX} in all, and nobody has more than ${LOANS_EACH} at a time; once you have repaid one, you may take another. Each loan you still have at the end costs ${points(LOAN_PENALTY)}.`,
    },
    {
      id: 'loan.repay',
      title: 'Repaying',
      text: `At the end of your turn you may repay any of your loans, for ${dollars(REPAYMENT)} each. The loan goes back to the supply.`,
    },
  ],
} as const satisfies Guide[number];
