/**
 * Codes of the parts of a check-in message. Responses may contain other codes: readers show the text of those parts.
 */
export const MESSAGE_CODES = [
  /** The fixed text of the safety gate; comes before everything else. */
  'referral',
  /** The cap that decided the day. */
  'override',
  'score',
  /** The answers that lowered the score most. */
  'losses',
  /** The answers that raised the score most. */
  'gains',
  'running_stopped',
  /** Adapt's advice on a Push day below the runner's baseline. */
  'adapt_advice',
  /** The score is well below the baseline's mean. */
  'below_normal',
  /** A whole message of an earlier release. */
  'earlier',
] as const;
export type MessageCode = (typeof MESSAGE_CODES)[number];
