import { type Focus, useFocus } from '#kit/focus-tabs.tsx';
import { TRACK_SPACES } from '../components.ts';
import { seasonTab, TABS } from '../words/places.ts';
import { CHARTS } from './chart.ts';
import { marketOffers } from './market-offers.ts';
import type { Props } from './props.ts';
import { riverOffers } from './river-offers.ts';
import type { Offer } from './spots.ts';
import type { Trade } from './trade.ts';

export type Tab = keyof typeof TABS;

/** What a phone shows of the table: one part at a time, with a dot where something can be pressed. */
export function useTabs(props: Props, trade: Trade): Focus<Tab> {
  const isOpen = (offers: readonly Offer[]) => offers.some(({ spot }) => spot.state !== 'closed');
  return useFocus<Tab>(
    [
      { id: 'river', label: TABS.river, isOpen: isOpen(riverOffers(props, CHARTS.upright, trade)) },
      { id: 'towns', label: TABS.towns, isOpen: false },
      { id: 'market', label: TABS.market, isOpen: isOpen(marketOffers(props, { x: 0, y: 0 })) },
      { id: 'season', label: seasonTab(props.view.placed, TRACK_SPACES), isOpen: false },
    ],
    props.view,
  );
}
