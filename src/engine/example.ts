/**
 * A worked example of a rule, shown in the guide with positions drawn by the game's own board. Its moves
 * are really played, so an example that the rules do not follow fails a test.
 */
export interface Example<S> {
  /** The rule of the guide that it illustrates, without the game's name. */
  readonly rule: string;
  readonly title: string;
  /** The position at its beginning. */
  readonly begin: () => S;
  /** Read in order; each is one picture with its text. */
  readonly steps: readonly ExampleStep[];
}

export interface ExampleStep {
  /** What is seen here and why, in our own words; it must make sense without the picture. */
  readonly text: string;
  /** Played after the step before, as lines of a record: `0 build D5`. */
  readonly moves?: readonly string[];
  /** A line that the rules refuse in this position, and the rule that refuses it, without the game's name. */
  readonly refused?: readonly [line: string, rule: string];
  /** Places of the board to point at. */
  readonly places?: readonly string[];
}
