/** Limits on what a message may hold; sizes of whole messages are the door's business. */
export const LIMITS = { name: 40, text: 500, steps: 64, instructions: 32, days: 30 } as const;
