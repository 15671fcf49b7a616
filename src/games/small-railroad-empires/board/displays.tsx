import type { VNode } from 'preact';
import { type Focus, type FocusTab, useFocus } from '#kit/focus-tabs.tsx';
import { COMPANY } from '../words/own-things.ts';
import { DISPLAYS, TABS } from '../words/displays.ts';
import type { Beside } from './beside.ts';
import { Goals } from './goals.tsx';
import { Market } from './market.tsx';
import type { Planning } from './planning.ts';
import { Plates } from './plates.tsx';
import type { Props } from './props.ts';
import { AtTheQuay } from './ship.tsx';

export type Tab = keyof typeof TABS;

/** A small screen shows the map, or one of the displays in its place. */
export function useTabs({ view, legal, sending }: Props, { open, pairs }: Planning): Focus<Tab> {
  const isBuying = !sending && legal.some(({ type }) => type === 'buy' || type === 'unlock');
  const tabs: readonly FocusTab<Tab>[] = [
    { id: 'map', label: TABS.map, isOpen: open.size + pairs.length > 0 },
    { id: 'trains', label: TABS.trains, isOpen: isBuying },
    { id: 'goals', label: TABS.goals, isOpen: false },
    ...(!view.options.freightOnBoard ? [] : [{ id: 'ship', label: TABS.ship, isOpen: false } as const]),
  ];
  return useFocus(tabs, `${view.phase} ${view.round} ${view.turn} ${open.size + pairs.length > 0} ${isBuying}`);
}

interface DisplaysProps {
  readonly beside: Beside;
  /** The one that a small screen shows; undefined: all of them. */
  readonly shown: Tab | undefined;
}

/** What lies beside the map: the ship, the trains for sale and the race for achievements. */
export function Displays({ beside, shown }: DisplaysProps): VNode | null {
  const { props } = beside;
  const withShip = props.view.options.freightOnBoard;
  const shows = (tab: Tab): boolean => shown === undefined || shown === tab;
  if (shown === 'map') return null;
  return (
    <aside class={withShip ? 'displays' : 'displays without-ship'} aria-label={DISPLAYS.label} tabIndex={0}>
      {withShip && shows('ship') && <AtTheQuay beside={beside} />}
      {shown === 'trains' && props.own !== undefined && (
        <section class="display" aria-label={COMPANY}>
          <h2>{COMPANY}</h2>
          <Plates beside={beside} seat={props.own} />
        </section>
      )}
      {shows('trains') && <Market beside={beside} />}
      {shows('goals') && <Goals beside={beside} />}
    </aside>
  );
}
