import type { NormalDay } from '@stridewell/contracts/web';

/** A stored check-in of another date. */
export interface EarlierDay extends NormalDay {
  /** Readiness score after caps. */
  score: number;
}
