import { signal } from '@preact/signals';
import type { Action } from '#engine/forms.ts';

type Instructions = readonly Action[];

export interface InstructionChange {
  readonly seat: number;
  /** The list as the table last told it. */
  readonly confirmed: Instructions;
  readonly edit: (list: Instructions) => Instructions;
  /** Resolves when the table has answered, with whatever it answers. */
  readonly send: (list: Instructions) => Promise<unknown>;
}

/**
 * The standing instructions that were sent and are not answered yet. Each change sends the whole list of a seat, so a
 * second change must be made to the list on its way, not to the last confirmed one: it would undo the first.
 */
export class SentInstructions {
  readonly #sent = signal<Readonly<Record<number, Instructions>>>({});

  /** What the player of a seat has left with the table, as far as this page knows. */
  latest(seat: number, confirmed: Instructions): Instructions {
    return this.#sent.value[seat] ?? confirmed;
  }

  async change({ seat, confirmed, edit, send }: InstructionChange): Promise<void> {
    const list = edit(this.#sent.peek()[seat] ?? confirmed);
    this.#sent.value = { ...this.#sent.peek(), [seat]: list };
    try {
      await send(list);
    } finally {
      this.#answered(seat, list);
    }
  }

  /** A later list that is still on its way contains this one, and stays until it is answered itself. */
  #answered(seat: number, list: Instructions): void {
    const { [seat]: latest, ...others } = this.#sent.peek();
    if (latest === list) this.#sent.value = others;
  }
}
