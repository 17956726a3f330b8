/** What a page says to the worker. */
export type WorkerMessage =
  /** Which build are you of? Answered on the port that comes with it. */
  | { type: 'build' }
  /** Take over from the worker before you. */
  | { type: 'take-over' }
  /** These were loaded before you were here. */
  | { type: 'keep'; paths: string[] };
