import type { Card } from '../components.ts';
import { type Dot, dotAhead, type Heading, turnBy } from '../sea.ts';

/** Where a ship stands after a card. */
export interface Fix {
  readonly dot: Dot;
  readonly heading: Heading;
  /** She would run onto it: the cards after this one are lost. */
  readonly blocked?: 'island' | 'edge';
}

const TURNS: Partial<Record<Card, number>> = { starboard: 1, port: -1 };

/** Where a plot would take a ship on empty water, card by card; a square left empty keeps her in place. */
export function courseOf(ship: Fix, cards: readonly (Card | undefined)[]): Fix[] {
  const fixes: Fix[] = [];
  let at: Fix = { dot: ship.dot, heading: ship.heading };
  for (const card of cards.slice(0, cards.findLastIndex((laid) => laid !== undefined) + 1)) {
    at = after(at, card);
    fixes.push(at);
    if (at.blocked !== undefined) break;
  }
  return fixes;
}

function after({ dot, heading }: Fix, card: Card | undefined): Fix {
  if (card !== 'forward') return { dot, heading: turnBy(heading, (card && TURNS[card]) ?? 0) };
  const ahead = dotAhead(dot, heading);
  return 'blocked' in ahead ? { dot, heading, blocked: ahead.blocked } : { dot: ahead.dot, heading };
}
