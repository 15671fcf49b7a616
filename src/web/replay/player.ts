import { effect, signal } from '@preact/signals';
import type { ShownMoment } from '../table/presenter.ts';
import type { Eyes, Reel } from './reel.ts';

export const REPLAY_SPEEDS = [0.5, 1, 2, 4, 8] as const;

const FRAME_MS = 900;

/** Plays a reel: the moment shown, whose view it is, whether the replay runs and how fast. */
export class ReplayPlayer {
  readonly at = signal(0);
  readonly eyes = signal<Eyes>('spectator');
  readonly running = signal(false);
  readonly speed = signal<number>(1);
  readonly shown = signal<ShownMoment | undefined>(undefined);
  readonly #reel: Reel;
  readonly #end: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reel: Reel, at: number, eyes: Eyes) {
    this.#reel = reel;
    this.at.value = clamp(at, reel.items.length);
    this.eyes.value = eyes;
    this.#end = effect(() => void this.#show(this.at.value, this.eyes.value));
  }

  get length(): number {
    return this.#reel.items.length;
  }

  to(at: number): void {
    this.at.value = clamp(at, this.length);
  }

  step(by: number): void {
    this.pause();
    this.to(this.at.value + by);
  }

  play(): void {
    if (this.at.value === this.length) this.to(0);
    this.running.value = true;
    this.#wait();
  }

  pause(): void {
    this.running.value = false;
    clearTimeout(this.#timer);
  }

  stop(): void {
    this.pause();
    this.#end();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.at.value < this.length) this.to(this.at.value + 1);
      if (this.at.value === this.length) this.running.value = false;
      else this.#wait();
    }, FRAME_MS / this.speed.value);
  }

  async #show(log: number, eyes: Eyes): Promise<void> {
    const view = await this.#reel.viewAt(log, eyes);
    // Somebody may have scrubbed on while this moment was being fetched.
    if (view === undefined || log !== this.at.peek() || eyes !== this.eyes.peek()) return;
    const stepped = log - (this.shown.peek()?.log ?? log) === 1;
    this.shown.value = { view, events: stepped ? (this.#reel.items[log - 1]?.events ?? []) : [], log };
  }
}

const clamp = (at: number, length: number) => Math.min(Math.max(0, at), length);
