/** Why the server will not start, in one sentence for the person who started it. No stack trace goes with it. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
