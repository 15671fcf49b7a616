/** Everything that distinguishes boats on the same river. */
export interface Kind {
  readonly aboard: number;
  /** One bit for each place whose station has a passenger for this boat. */
  readonly stations: number;
}

/** No way there at all. */
export const NEVER = 60;
