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
import { dollars, powerOf } from '../names.ts';

const abilityLines = ABILITIES.map(({ name, price }, n) => `${name} (${dollars(price)}): ${powerOf(n)}.`);

export const officeChapter = {
  title: 'Office',
  rules: [
    {
      id: 'office.step',
      title: 'The office comes last',
      text: 'Buying a train card, unlocking a space and paying back loans happen in the office: after building, deliveries and achievements, in any order. When you leave the office your turn is over.',
    },
    { id: 'market.one', title: 'One card a turn', text: 'You may buy at most one train card each turn.' },
    {
      id: 'market.price',
      title: 'Prices by place',
      text: `The places of the market cost, one after the other, ${MARKET_PRICES.map(dollars).join(', ')}.`,
    },
    {
      id: 'market.slide',
      title: 'The market slides',
      text: `After a purchase the dearer cards slide down and a new card fills the ${dollars(Math.max(...MARKET_PRICES))} place at once. When the deck is empty the market stays short; prices still go by place.`,
    },
    { id: 'market.empty', title: 'No card there', text: 'There is no card in that place of the market any more.' },
    {
      id: 'market.hand',
      title: 'A full hand',
      text: `With ${HAND_LIMIT} train cards in hand you cannot buy another.`,
    },
    {
      id: 'unlock.price',
      title: 'Unlocking',
      text: [
        'Pay the price of a locked space: its track joins your supply and its ability works from then on. A track cannot be built while it lies on a locked space.',
        ...abilityLines,
        'What you pay for sharing is never reduced.',
      ].join('\n'),
    },
    { id: 'unlock.one', title: 'One space a turn', text: 'You may unlock at most one space each turn.' },
    { id: 'unlock.done', title: 'Already unlocked', text: 'Each space of your board is unlocked once.' },
    {
      id: 'loan.limit',
      title: 'Loans',
      text: `Between any of your actions in your turn, but not inside a delivery, you may take a loan of ${dollars(LOAN)}. There are ${LOANS_IN_THE_BOX} in all, and nobody holds more than ${LOANS_EACH} at a time; when you have paid one back, you may take another. Each one you still hold at the end costs ${LOAN_PENALTY} VP.`,
    },
    {
      id: 'loan.repay',
      title: 'Paying back',
      text: `In the office you may pay back loans that you hold, for ${dollars(REPAYMENT)} each. The card returns to the supply.`,
    },
  ],
} as const satisfies Guide[number];
