/**
 * Timeouts of the steps before a reply, in milliseconds. If the safety state cannot be loaded in time, the general card
 * is shown.
 */
export interface ReplyPatience {
  /** Timeout for loading a runner's state. */
  loadMs: number;
  /** Timeout for executing a quick action. */
  actMs: number;
}

export const REPLY_PATIENCE: ReplyPatience = { loadMs: 5_000, actMs: 10_000 };
