/**
 * Codes for the parts of a check-in message. Responses may contain codes that are not in this list. Clients then show
 * the text of the part.
 */
export const MESSAGE_CODES = [
  /** Fixed text of the safety gate, shown before all other parts. */
  'referral',
  /** States what capped the day's score. */
  'override',
  'score',
  /** States which answers lowered the score most. */
  'losses',
  /** States which answers raised the score most. */
  'gains',
  'running_stopped',
  /** Advice from the Adapt recommendation, for a Push day below the runner's baseline. */
  'adapt_advice',
  /** States that the first run after low days is easy, on a Push day. */
  'first_easy',
  /** States that the score is well below the mean of the runner's baseline. */
  'below_normal',
  /** Complete message of a check-in that an earlier release stored. */
  'earlier',
] as const;
export type MessageCode = (typeof MESSAGE_CODES)[number];
