/** Limits on what a message may contain. The size of a whole message is limited where it arrives. */
export const LIMITS = { name: 40, text: 500, steps: 64, instructions: 32, days: 30 } as const;
