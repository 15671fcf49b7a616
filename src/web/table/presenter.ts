import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent } from '#engine/game.ts';

/** One picture of the board, and what led to it. */
export interface ShownMoment {
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  /** How many items of the log have been told by then. */
  readonly log: number;
}

const FRAME_MS = 420;
/** All waiting pictures share this time, so that nobody waits minutes for a lively table. */
const PATIENCE_MS = 4000;

/** Shows pictures one after the other, each long enough to be understood. */
export interface Presenter {
  readonly shown: ReadonlySignal<ShownMoment | undefined>;
  /** Whether the newest picture is on the board. */
  readonly caughtUp: ReadonlySignal<boolean>;
  add(frame: ShownMoment): void;
  /** Some pictures have to stay longer than others, as the board says. */
  lingerBy(linger: (events: readonly GameEvent[]) => number): void;
  /** Shows this picture at once and drops all that waited. */
  jump(frame: ShownMoment): void;
  stop(): void;
}

/** `pace` is the factor on all durations; 0 shows the newest at once. */
export function newPresenter(pace: () => number): Presenter {
  const shown = signal<ShownMoment | undefined>(undefined);
  const caughtUp = signal(true);
  let waiting: ShownMoment[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  let linger: (events: readonly GameEvent[]) => number = () => 1;

  const pause = ({ events }: ShownMoment) =>
    Math.min(FRAME_MS, PATIENCE_MS / (waiting.length + 1)) * linger(events) * pace();

  function next(): void {
    timer = undefined;
    const frame = waiting.shift();
    if (frame === undefined) return;
    shown.value = frame;
    caughtUp.value = waiting.length === 0;
    timer = setTimeout(next, pause(frame));
  }

  return {
    shown,
    caughtUp,
    add(frame) {
      if (pace() === 0 || document.hidden) {
        this.jump(frame);
        return;
      }
      waiting.push(frame);
      caughtUp.value = false;
      if (timer === undefined) next();
    },
    lingerBy: (by) => void (linger = by),
    jump(frame) {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      shown.value = frame;
      caughtUp.value = true;
    },
    stop: () => clearTimeout(timer),
  };
}
