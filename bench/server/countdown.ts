/** Waits for a number of things to happen. */
export class Countdown {
  #left = 0;
  #done: () => void = () => undefined;

  from(count: number): Promise<void> {
    this.#left = count;
    return new Promise((resolve) => {
      this.#done = resolve;
    });
  }

  readonly count = (): void => {
    this.#left -= 1;
    if (this.#left === 0) this.#done();
  };
}
