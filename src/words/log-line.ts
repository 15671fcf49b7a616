import type { Sentence } from './sentence.ts';
import type { LogLine } from './words.ts';

/** A line about what a seat did. */
export const lineOf = (seat: number, sentence: Sentence, places: readonly string[] = []): LogLine => ({
  sentence,
  places,
  seat,
});

/** A line about something that no seat did. */
export const plainLine = (sentence: Sentence, places: readonly string[] = []): LogLine => ({ sentence, places });

/** A line that heads a turn or a round; with a seat where the turn is somebody's. */
export const headingLine = (sentence: Sentence, seat?: number): LogLine => ({
  sentence,
  places: [],
  heading: true,
  ...(seat !== undefined && { seat }),
});
