import type { IntentId } from '@stridewell/understanding';

/** Patterns for a question that is answered directly, in the Bokmål or English spelling of the text. */
export interface Pattern {
  intent: IntentId;
  /** All of them must match. */
  has: readonly RegExp[];
  /** None of them may match. */
  not?: RegExp;
}

/** Words of a race. */
export const RACE =
  /\b(?:race\w*|marathon|half|10k|start line|løpet|maraton\w*|halvmaraton\w*|konkurranse\w*|milløp\w*)\b/i;
