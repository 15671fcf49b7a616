import { effect, signal } from '@preact/signals';
import { same } from '#engine/same.ts';
import { announce } from '../parts/announcer.tsx';
import { pace } from '../preferences.ts';
import { logEnd } from './known.ts';
import type { StoryStep } from './lines.ts';
import type { ShownMoment } from './presenter.ts';
import type { Session } from './session.ts';

/** Nobody wants to watch a hundred moves when they come back; the story has them all. */
const LONGEST = 40;

/** Shows a seat again what it has not seen, or wants to see once more: in order, as it saw it. */
export class Recap {
  readonly running = signal(false);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  skip(): void {
    this.running.value = false;
    const newest = this.#session.newest();
    if (newest !== undefined) this.#session.presenter.jump(newest);
  }

  /** After an absence, if there is something to show and somebody who likes to see it. */
  async playMissed(): Promise<void> {
    const { readUpTo = 0 } = this.#session.known.peek()?.position ?? {};
    if (pace.peek() > 0 && readUpTo > 0) await this.play(readUpTo);
  }

  /** Everything after the first `since` items of the log. */
  async play(since: number): Promise<void> {
    const end = logEnd(this.#session.known.peek()?.log ?? NO_LOG);
    await this.#play(Math.max(since, end - LONGEST), end);
  }

  /** The part of the log that a step tells, and then the newest picture again. */
  playStep({ from, at }: Pick<StoryStep, 'from' | 'at'>): Promise<void> {
    return this.#play(from, at);
  }

  async #play(from: number, until: number): Promise<void> {
    const session = this.#session;
    if (from >= until || session.seat === undefined || this.running.peek()) return;
    this.running.value = true;
    const moments = await this.#read(from, until, session.seat).catch(() => []);
    if (!this.running.peek()) return;
    const { presenter } = session;
    const newest = session.newest();
    // Decisions in secret change the picture without a line in the log.
    const isBehind = newest !== undefined && !same(newest.view, moments.at(-1)?.view);
    announce('Replay.');
    presenter.replay(isBehind ? [...moments, { ...newest, events: [] }] : moments);
    const stop = effect(() => {
      if (presenter.caughtUp.value || !this.running.value) queueMicrotask(() => (stop(), this.#end()));
    });
  }

  /** The last picture is already on the board: it may finish its motion. */
  #end(): void {
    if (!this.running.peek()) return;
    this.running.value = false;
    announce('End of the replay.');
    const newest = this.#session.newest();
    const { presenter } = this.#session;
    if (newest !== undefined && presenter.shown.peek()?.log !== newest.log) presenter.jump(newest);
  }

  async #read(from: number, to: number, viewer: number): Promise<readonly ShownMoment[]> {
    const { host, table } = this.#session;
    const told = await host.ask({ type: 'readLog', table, from, to });
    if (told.type !== 'log') return [];
    const { items } = told.log;
    const moments: ShownMoment[] = [];
    for (let log = from; log <= from + items.length; log++) {
      const moment = await host.ask({ type: 'readMoment', table, viewer, log });
      if (moment.type !== 'moment' || !this.running.peek()) return moments;
      moments.push({ view: moment.view, events: items[log - from - 1]?.events ?? [], log });
    }
    return moments;
  }
}

const NO_LOG = { first: 0, items: [] };
