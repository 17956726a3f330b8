import { stageAt } from './stages.ts';

/** A session is too long for its stage above this multiple of its minutes. A longer cool-down walk is allowed. */
const SHARE = 1.2;
const COOL_DOWN_MINUTES = 10;
/** A session has failed above this multiple of the stage's minutes. */
const FAR_SHARE = 1.5;

/** Whether a session kept to the length of its stage. The minutes of a stage include its brisk walks. */
export type SessionLength = 'as_planned' | 'too_long' | 'far_too_long';

/**
 * Compares the minutes of a session with those of its stage. A session without minutes, one that was recorded as a
 * walk, and the walks of stage 0 are never too long.
 */
export const lengthOf = ({
  stage,
  minutes,
  isWalk = false,
}: {
  stage: number;
  minutes: number | null;
  isWalk?: boolean;
}): SessionLength => {
  if (minutes === null || stage === 0 || isWalk) return 'as_planned';
  const planned = stageAt(stage).minutes;
  if (minutes > FAR_SHARE * planned) return 'far_too_long';
  return minutes > Math.max(SHARE * planned, planned + COOL_DOWN_MINUTES) ? 'too_long' : 'as_planned';
};
