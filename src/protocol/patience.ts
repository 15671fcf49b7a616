/**
 * At a live table no clock runs. After this many milliseconds the others need not wait any longer. The owner may come
 * back.
 */
export const PATIENCE = 10 * 60 * 1000;
