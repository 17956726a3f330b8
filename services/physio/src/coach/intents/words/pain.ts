import { PAIN as SHARED } from '@stridewell/understanding/words/pain';

/** Words about pain. */
export const PAIN = {
  ...SHARED,
  firstSteps: `${SHARED.firstSteps}, første steg, første stegene`,
} as const;
