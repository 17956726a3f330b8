/** Retention periods of data, in days. The complete table is in infra/docs/privacy.md. */
export const RETENTION_DAYS = {
  /** Number of days after the last failure, during which the cause can be found and the event replayed. */
  deadLetters: 90,
  /**
   * Number of days after the erasure. It is longer than the retention of streams, backups and tokens, from which data
   * could be restored.
   */
  tombstones: 400,
  /** Number of days after the decision, during which runners can ask about it and it can be reviewed. */
  safetyDecisions: 365,
} as const;
