/** How many bytes of bodies are read at the same time, for each address and in total. */
export interface BodyBudget {
  /** Makes room for a body, or throws `BodiesFull`. Returns the function that frees the room again. */
  reserve(address: string, bytes: number): () => void;
}

/** Too much is being read already. The client may try again. */
export class BodiesFull extends Error {
  override readonly name = 'BodiesFull';
}

export function newBodyBudget(perAddress: number, total: number): BodyBudget {
  const byAddress = new Map<string, number>();
  let all = 0;
  const add = (address: string, bytes: number) => {
    all += bytes;
    const now = (byAddress.get(address) ?? 0) + bytes;
    if (now === 0) byAddress.delete(address);
    else byAddress.set(address, now);
  };
  return {
    reserve(address, bytes) {
      if (all + bytes > total || (byAddress.get(address) ?? 0) + bytes > perAddress) throw new BodiesFull();
      add(address, bytes);
      return () => add(address, -bytes);
    },
  };
}
