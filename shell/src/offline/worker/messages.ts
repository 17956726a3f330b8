/** A message from a page to the worker. */
export type WorkerMessage =
  /** Asks for the worker's build id. The answer is posted to the message's port. */
  | { type: 'build' }
  /** Tells a waiting worker to take over from the active one. */
  | { type: 'take-over' }
  /** Paths that the page loaded before the worker controlled it, to be cached. */
  | { type: 'keep'; paths: string[] };
