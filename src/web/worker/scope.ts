/** The part of a worker's world that is used here; the compiler's own types of it clash with those of pages. */
interface WorkerScope<In, Out> {
  postMessage(message: Out): void;
  onmessage: ((event: MessageEvent<In>) => void) | null;
}

export const workerScope = <In, Out>(): WorkerScope<In, Out> => self;
