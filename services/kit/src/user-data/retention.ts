/** Retention in days; infra/docs/privacy.md has the complete table. */
export const RETENTION_DAYS = {
  /** After the last failure, to find the fault and replay the event. */
  deadLetters: 90,
  /** After the erasure. Longer than streams, backups and tokens, which could restore data. */
  tombstones: 400,
  /** After the decision, for questions of the runner and for review. */
  safetyDecisions: 365,
} as const;
