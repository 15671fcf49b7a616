import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A part of the board that has the whole board region of a small screen to itself. */
export interface FocusTab<T extends string> {
  readonly id: T;
  readonly label: string;
  /** Something can be pressed there now. */
  readonly isOpen: boolean;
}

export interface Focus<T extends string> {
  readonly tabs: readonly FocusTab<T>[];
  readonly shown: T;
  readonly show: (tab: T) => void;
}

/**
 * Which part of the board a small screen shows. The player chooses; it changes by itself only when a new question can be
 * answered on one other tab alone, and back to the first one when nothing is asked any more: that is where others move.
 * `question` is anything that stays the same as long as the question does.
 */
export function useFocus<T extends string>(tabs: readonly FocusTab<T>[], question: unknown): Focus<T> {
  const [shown, show] = useState<T>(() => (onlyOpen(tabs) ?? tabs[0])?.id as T);
  const wasLed = useRef(false);
  const lead = (tab: FocusTab<T> | undefined, isAway: boolean) => {
    if (tab !== undefined) show(tab.id);
    wasLed.current = isAway;
  };
  useEffect(() => {
    const only = onlyOpen(tabs);
    if (only !== undefined && !tabs.some(({ id, isOpen }) => id === shown && isOpen)) lead(only, true);
    else if (wasLed.current && !tabs.some(({ isOpen }) => isOpen)) lead(tabs[0], false);
  }, [question]);
  const choose = (tab: T) => {
    wasLed.current = false;
    show(tab);
  };
  return { tabs, shown, show: choose };
}

function onlyOpen<T extends string>(tabs: readonly FocusTab<T>[]): FocusTab<T> | undefined {
  const [only, another] = tabs.filter(({ isOpen }) => isOpen);
  return another === undefined ? only : undefined;
}

/** One row of tabs between the board and the player's own things. A dot says where something can be done. */
export function FocusTabs<T extends string>({ focus: { tabs, shown, show } }: { readonly focus: Focus<T> }): VNode {
  const heard = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.findIndex(({ id }) => id === shown) + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    show(next.id);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div class="focus-tabs" role="tablist" aria-label="Parts of the board" onKeyDown={heard}>
      {tabs.map(({ id, label, isOpen }) => (
        <button
          key={id}
          type="button"
          role="tab"
          class="focus-tab"
          data-tab={id}
          aria-selected={id === shown}
          aria-label={isOpen ? `${label}, you can act here` : label}
          tabIndex={id === shown ? 0 : -1}
          onClick={() => show(id)}
        >
          {label}
          {isOpen && <i class="dot" aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}
