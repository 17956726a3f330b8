import type { IntentId } from '@stridewell/understanding';

/** Words of a question that is answered directly, in the Bokmål or English spelling of the text. */
export interface Pattern {
  intent: IntentId;
  /** All must occur. */
  has: readonly RegExp[];
  /** None may occur. */
  not?: RegExp;
}

/** Words of a race. */
export const RACE =
  /\b(?:race\w*|marathon|half|10k|start line|løpet|maraton\w*|halvmaraton\w*|konkurranse\w*|milløp\w*)\b/i;
