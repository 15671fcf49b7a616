import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent } from '#engine/game.ts';
import type { Stage } from '#kit/board.ts';

/** One picture of the board, and what led to it. */
export interface ShownMoment {
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  /** How many items of the log have been told by then. */
  readonly log: number;
  /** How many events after these items have been told too: the picture is a stage of a move. */
  readonly part?: number;
}

/** Some pictures of one move, before the last. */
type Stages = (before: unknown, events: readonly GameEvent[]) => readonly Stage<unknown>[];

/** All waiting pictures share this time, so that nobody waits minutes for a lively table. */
const PATIENCE_MS = 12_000;

/**
 * Shows pictures one after the other, each long enough to be understood. Board, panels, story and announcements follow
 * what is shown here, so none of them is ahead of the others.
 */
export class Presenter {
  readonly shown: ReadonlySignal<ShownMoment | undefined>;
  /** How many pictures are still to be shown. */
  readonly waiting = computed(() => this.#queue.value.length);
  /** Whether the newest picture is on the board. */
  readonly caughtUp = computed(() => this.#queue.value.length === 0);
  readonly #pace: () => number;
  readonly #shown = signal<ShownMoment | undefined>(undefined);
  readonly #queue = signal<readonly ShownMoment[]>([]);
  #hold: (events: readonly GameEvent[]) => number = () => 0;
  #stages: Stages = () => [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A picture stands until somebody asks for the next. */
  readonly isStanding: ReadonlySignal<boolean>;
  readonly #isStanding = signal(false);

  /** `pace` is the factor on all durations: 0 shows the newest at once, Infinity waits for `next`. */
  constructor(pace: () => number) {
    this.#pace = pace;
    this.shown = this.#shown;
    this.isStanding = this.#isStanding;
  }

  /** How many milliseconds people need for a picture at the usual pace. */
  holdBy(hold: (events: readonly GameEvent[]) => number): void {
    this.#hold = hold;
  }

  /** Which moves are shown in several pictures. */
  stageBy(stages: Stages): void {
    this.#stages = stages;
  }

  /** Shows this picture after all that wait. */
  add(moment: ShownMoment): void {
    if (this.#pace() === 0 || document.hidden) return this.jump(moment);
    const before = this.#queue.peek().at(-1) ?? this.#shown.peek();
    // A decision in secret changes what is known and tells nothing: nobody has to wait for it.
    if (moment.events.length === 0 && before !== undefined && before === this.#shown.peek()) {
      this.#shown.value = { ...moment, events: before.events };
      return;
    }
    this.#queue.value = [...this.#queue.peek(), ...this.#staged(before, moment)];
    if (this.#timer === undefined && !this.#isStanding.peek()) this.next();
  }

  /** Shows these again, from the first to the last, and then what waits. */
  replay(moments: readonly ShownMoment[]): void {
    this.#queue.value = [...moments.flatMap((one, i) => this.#staged(moments[i - 1], one)), ...this.#queue.peek()];
    this.next();
  }

  /** Shows the next picture now. */
  next(): void {
    this.stop();
    const [moment, ...others] = this.#queue.peek();
    if (moment === undefined) return;
    batch(() => {
      this.#shown.value = moment;
      this.#queue.value = others;
    });
    const ms = this.#pause(moment);
    this.#isStanding.value = ms === Number.POSITIVE_INFINITY;
    if (!this.#isStanding.peek()) this.#timer = setTimeout(() => this.next(), ms);
  }

  /** The player has seen the newest picture and moves on: what their move leads to need not wait. */
  release(): void {
    if (this.caughtUp.peek()) this.stop();
  }

  /** Leaves the picture on the board until somebody asks for the next. */
  pause(): void {
    this.stop();
    this.#isStanding.value = true;
  }

  /** Shows the newest picture now and drops all before it. */
  skip(): void {
    const newest = this.#queue.peek().at(-1);
    if (newest !== undefined) this.jump({ ...newest, events: [] });
  }

  /** Shows this picture at once and drops all that waited. */
  jump(moment: ShownMoment): void {
    this.stop();
    batch(() => {
      this.#queue.value = [];
      this.#shown.value = moment;
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isStanding.value = false;
  }

  /** A move in all its pictures. Each comes with the events since the one before. */
  #staged(before: ShownMoment | undefined, moment: ShownMoment): readonly ShownMoment[] {
    if (before === undefined || before.view === undefined) return [moment];
    const stages = this.#stages(before.view, moment.events);
    const startOf = (i: number) => stages[i - 1]?.told ?? 0;
    const parts = stages.map(({ view, told }, i) => ({
      view,
      events: moment.events.slice(startOf(i), told),
      log: before.log,
      part: told,
    }));
    return [...parts, { ...moment, events: moment.events.slice(startOf(stages.length)) }];
  }

  /** Where nothing happened, there is nothing to understand. */
  #pause({ events }: ShownMoment): number {
    if (events.length === 0) return 0;
    return Math.min(this.#hold(events), PATIENCE_MS / (this.#queue.peek().length + 1)) * this.#pace();
  }
}
