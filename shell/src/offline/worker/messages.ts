/** A message from a page to the worker. */
export type WorkerMessage =
  /** Asks the worker for its build id. The worker posts it to the message's port. */
  | { type: 'build' }
  /** Makes a waiting worker take over from the active one. */
  | { type: 'take-over' }
  /** Makes the worker cache files that the page loaded before the worker controlled it. */
  | { type: 'keep'; paths: string[] };
