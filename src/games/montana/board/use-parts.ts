import { useEffect, useRef, useState } from 'preact/hooks';
import { askedSeat } from '#kit/asked-seat.ts';
import { type Focus, type FocusTab, useFocus } from '#kit/focus-tabs.tsx';
import { LABELS } from '../words/labels.ts';
import { words } from '../words/words.ts';
import type { TablePart } from './arrangement.ts';
import { partOfPlace } from './lit.tsx';
import { isOpen, type Offer } from './offers.ts';
import type { Props } from './props.ts';

/**
 * Which part of the table is shown where there is room for one. While others move, it is the part on which they do;
 * afterwards the one that the player chose, unless the new question can only be answered on others.
 */
export function useParts<P extends TablePart>(props: Props, offers: readonly Offer[], parts: readonly P[]): Focus<P> {
  const focus = useFocus(tabsOf(offers, parts), props.view);
  const [followed, follow] = useState<P>();
  const find = (places: readonly string[]) => parts.find((part) => places.some((place) => partOfPlace(place) === part));
  const isAsked = askedSeat(props) !== undefined;
  // What was shown when the player was asked is not new while the answer is on its way.
  const seen = useRef(props.events);
  useEffect(() => {
    if (isAsked) seen.current = props.events;
    if (isAsked) follow(undefined);
    else if (props.events !== seen.current) follow(find(newestPlaces(props)) ?? followed);
  }, [props.events, isAsked]);
  useEffect(() => {
    const open = focus.tabs.filter((tab) => tab.isOpen);
    // A single one is found by the kit.
    if (isAsked && open.length > 1 && !open.some(({ id }) => id === focus.shown))
      focus.show(open[0]?.id ?? focus.shown);
  }, [props.view, isAsked]);
  const choose = (part: P) => {
    follow(undefined);
    focus.show(part);
  };
  const { look } = props;
  useEffect(() => {
    const part = find(look?.places ?? []);
    if (part !== undefined) choose(part);
  }, [look]);
  return { ...focus, shown: followed ?? focus.shown, show: choose };
}

/** Where the newest thing happened that happened somewhere. */
function newestPlaces({ events, view }: Props): readonly string[] {
  const places = events.map((event) => words.event(event, view)?.places ?? []);
  return places.findLast((one) => one.length > 0) ?? [];
}

function tabsOf<P extends TablePart>(offers: readonly Offer[], parts: readonly P[]): readonly FocusTab<P>[] {
  const open = new Set(offers.filter((offer) => isOpen(offer)).map(partOf));
  return parts.map((id) => ({ id, label: LABELS[id], isOpen: open.has(id) }));
}

/** The part of the table on which a place lies. */
function partOf({ action: { type } }: Offer): TablePart {
  if (type === 'build') return 'prairie';
  if (type === 'bid' || type === 'city') return 'store';
  return type === 'work' || type === 'bank' || type === 'employ' ? 'work' : 'recruit';
}
