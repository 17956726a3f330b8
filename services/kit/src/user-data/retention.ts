/** Retention in days; infra/docs/privacy.md has the complete table. */
export const RETENTION_DAYS = {
  /** After the last failure: long enough to find the fault and replay the event. */
  deadLetters: 90,
  /** After the erasure: longer than the retention of streams, backups and tokens, which could restore a user's data. */
  tombstones: 400,
  /** After the decision: kept for questions of the runner and for review. */
  safetyDecisions: 365,
} as const;
