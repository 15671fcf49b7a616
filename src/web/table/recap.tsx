import { signal } from '@preact/signals';
import type { LogItem } from '#protocol/update.ts';
import { Icon } from '../parts/icons.tsx';
import { pace } from '../preferences.ts';
import { logEnd } from './known.ts';
import type { Session } from './session.ts';

/** Nobody wants to watch a hundred moves when they come back; the log has them all. */
const LONGEST = 40;
const FRAME_MS = 700;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays to a seat what it has not seen yet, in order, as it would have seen it. */
export class Recap {
  /** How many items are still to be shown; 0 when no recap runs. */
  readonly left = signal(0);
  readonly #session: Session;
  #running = false;

  constructor(session: Session) {
    this.#session = session;
  }

  skip(): void {
    this.left.value = 0;
    this.#running = false;
    const newest = this.#session.newest();
    if (newest !== undefined) this.#session.presenter.jump(newest);
  }

  /** Runs when there is something to show and somebody who likes motion to see it. */
  async play(): Promise<void> {
    const known = this.#session.known.peek();
    const { seat } = this.#session;
    if (known === undefined || seat === undefined || pace.value === 0) return;
    const { readUpTo } = known.position;
    const end = logEnd(known.log);
    const from = Math.max(readUpTo, end - LONGEST);
    if (from >= end || readUpTo === 0) return;
    this.#running = true;
    this.left.value = end - from;
    const { house, table } = this.#session;
    const told = await house.ask({ type: 'readLog', table, from, to: end }).catch(() => undefined);
    if (told?.type === 'log') await this.#show(from, told.log.items, seat);
    if (this.#running) this.skip();
  }

  async #show(from: number, items: readonly LogItem[], viewer: number): Promise<void> {
    const { house, table, presenter } = this.#session;
    for (let i = 0; i <= items.length && this.#running; i++) {
      const moment = await house.ask({ type: 'readMoment', table, viewer, log: from + i }).catch(() => undefined);
      if (moment?.type !== 'moment' || !this.#running) return;
      presenter.jump({ view: moment.view, events: items[i - 1]?.events ?? [], log: from + i });
      this.left.value = items.length - i;
      await rest(FRAME_MS * pace.value);
    }
  }
}

/** Stands in place of the decision bar while the recap runs. */
export const RecapBar = ({ recap }: { readonly recap: Recap }) => (
  <section class="bar recap-bar" aria-label="While you were away">
    <div class="bar-words">
      <p class="bar-title">While you were away</p>
      <p class="bar-detail">{recap.left.value === 1 ? 'One more move' : `${recap.left.value} more moves`}</p>
    </div>
    <div class="bar-choices">
      <button type="button" class="choice main" onClick={() => recap.skip()}>
        <Icon name="last" />
        <span>Skip to now</span>
      </button>
    </div>
  </section>
);
