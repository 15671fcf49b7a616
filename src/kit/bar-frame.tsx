import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SeatEmblem } from './emblem.tsx';
import { isPressed, isWritten } from './key-targets.ts';
import { isGuarded } from './press-guard.ts';

/** A button of the decision bar. */
export interface BarButton {
  /** Verb first, price after a dot: "Build · 1 stone". */
  readonly label: string;
  readonly press: () => void;
  /** It rolls, draws or reveals something and can never be undone: a small die says so. */
  readonly isFinal?: boolean | undefined;
  /** For buttons that switch something on and off. */
  readonly chosen?: boolean | undefined;
  /** Why it cannot be pressed now: it can still be focused and then says so. */
  readonly why?: string | undefined;
}

interface BarFrameProps {
  /** What a screen reader calls this bar. */
  readonly label: string;
  /** Further classes. */
  readonly look: string;
  /** Whose emblem stands first. */
  readonly seat?: number | undefined;
  readonly title: ComponentChildren;
  readonly detail: ComponentChildren;
  /** What is said of it; the page announces it whenever it changes. Undefined: title and detail are read where they stand. */
  readonly spoken?: string | undefined;
  readonly undo?: (() => void) | undefined;
  readonly gold?: BarButton | undefined;
  readonly quiet?: readonly BarButton[] | undefined;
  /** The list of everything; undefined: there is none. */
  readonly more?: { readonly isOpen: boolean; readonly toggle: () => void } | undefined;
  /** A link that stands where the gold button stands. */
  readonly link?: VNode | undefined;
}

/** The box of the decision bar: it is always as high as the page says, however much is said or offered. */
export function BarFrame(bar: BarFrameProps): VNode {
  const { label, look, seat, title, detail, spoken, undo, gold, quiet = [], more, link } = bar;
  const root = useRef<HTMLElement>(null);
  useBarKeys(root);
  return (
    <section class={look === '' ? 'bar' : `bar ${look}`} aria-label={label} ref={root}>
      {seat !== undefined && <SeatEmblem seat={seat} />}
      <div class="bar-words" aria-hidden={spoken !== undefined}>
        <p class="bar-title">{title}</p>
        <p class="bar-detail">{detail}</p>
      </div>
      {spoken !== undefined && <p class="unseen spoken">{spoken}</p>}
      <div class="bar-choices">
        <button
          type="button"
          class="choice square undo"
          aria-label="Undo"
          title="Undo (U)"
          disabled={undo === undefined}
          onClick={undo}
        >
          <Sign of="undo" />
        </button>
        {quiet.map((button) => (
          <Choice key={button.label} {...button} />
        ))}
        {gold !== undefined && <Choice key="gold" gold {...gold} />}
        {link}
        {more !== undefined && <MoreButton {...more} />}
      </div>
    </section>
  );
}

const MoreButton = ({ isOpen, toggle }: NonNullable<BarFrameProps['more']>): VNode => (
  <button
    type="button"
    class="choice square more"
    aria-label="All actions"
    title="All actions"
    aria-expanded={isOpen}
    onClick={toggle}
  >
    <Sign of="more" />
  </button>
);

/** A forbidden button looks so, and says why when it is pressed, pointed at or focused. */
function Choice({ label, press, isFinal, chosen, why, gold }: BarButton & { readonly gold?: boolean }): VNode {
  const [asked, setAsked] = useState(false);
  const kind = why === undefined ? (gold ? 'choice main' : 'choice') : 'choice forbidden';
  return (
    <button
      type="button"
      class={chosen ? `${kind} chosen` : kind}
      data-gold={gold}
      aria-pressed={chosen}
      aria-disabled={why !== undefined}
      aria-description={why ?? (isFinal ? CANNOT_BE_UNDONE : undefined)}
      onClick={(event) => (why !== undefined ? setAsked(true) : isGuarded(event) ? undefined : press())}
      onFocus={() => setAsked(true)}
      onBlur={() => setAsked(false)}
      onPointerEnter={() => setAsked(true)}
      onPointerLeave={() => setAsked(false)}
    >
      {isFinal && <Sign of="die" />}
      <span>{label}</span>
      {why !== undefined && asked && (
        <span class="choice-why" aria-hidden="true">
          {why}
        </span>
      )}
    </button>
  );
}

const CANNOT_BE_UNDONE = 'This cannot be undone.';

/** Drawn in a square of 24. */
const SIGNS = {
  undo: 'M8.500 5 4 9.500 8.500 14M4.500 9.500H14a5.500 5.500 0 0 1 0 11h-3.500',
  more: 'M5.500 12h.01M12 12h.01M18.500 12h.01',
  die: 'M5 5H19V19H5ZM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
} as const;

const Sign = ({ of }: { readonly of: keyof typeof SIGNS }): VNode => (
  <svg class={`sign ${of}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[of]} />
  </svg>
);

/**
 * 1 presses the gold button, 2 and 3 the others, Enter the gold one, U takes back: wherever the focus has no other use
 * for the key. The numbers stay the same whether there is a gold button or not.
 */
function useBarKeys(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Enter' ? isPressed(target) : isWritten(target)) return;
      const button = barButtonFor(root.current, key);
      if (button === undefined) return;
      event.preventDefault();
      // What cannot be pressed says why when it has the focus.
      if (button.matches('.forbidden')) button.focus();
      button.click();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}

/** The button of a bar that a key presses; undefined where it presses none. */
export function barButtonFor(root: Element | null, key: string): HTMLElement | undefined {
  const all = [...(root?.querySelectorAll<HTMLElement>('.choice:not(.square, [disabled])') ?? [])];
  const main = all.find((one) => one.matches('.main, [data-gold]'));
  if (key === 'Enter' || key === '1') return main;
  if (key === '2' || key === '3') return all.filter((one) => one !== main)[Number(key) - 2];
  return key === 'u' ? (root?.querySelector<HTMLElement>('.undo:not([disabled])') ?? undefined) : undefined;
}
