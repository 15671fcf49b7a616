/** Where somebody is who reads the story line by line, back from its end. */
export interface StoryPlace {
  /** How many lines there were. */
  readonly of: number;
  readonly at: number;
}

/**
 * One line back or on. The first step back repeats the newest line, and so does every one after something new has
 * happened: nobody has to remember where they were.
 */
export function storyStep(before: StoryPlace | undefined, lines: number, by: -1 | 1): StoryPlace {
  if (before === undefined || before.of !== lines) return { of: lines, at: lines - 1 };
  return { of: lines, at: Math.min(lines - 1, Math.max(0, before.at + by)) };
}
