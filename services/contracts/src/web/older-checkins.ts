import { RUNNING_STOPPED } from './recommendations.ts';
import type { Cap, CheckinAnswer } from './responses.ts';

/**
 * Whether the physio coach allows no run on a day. Compatibility: an answer from before `runningStopped` existed, sent
 * by an older server or kept on the device, says it only as a line of its message.
 */
export const runningStoppedOf = ({
  runningStopped,
  message,
}: Pick<CheckinAnswer, 'runningStopped' | 'message'>): boolean =>
  runningStopped ?? message.split('\n').includes(RUNNING_STOPPED);

const PAINS = Array.from({ length: 11 }, (_, pain) => pain);

/**
 * The pain that set a cap; null when something else did. Compatibility: a cap from before `code` existed names the pain
 * only in its reason, in one of two fixed wordings.
 */
export const capPainOf = ({ code, value, reason }: Pick<Cap, 'code' | 'value' | 'reason'>): number | null => {
  if (code !== undefined) return code === 'pain' || code === 'physio_pain' ? (value ?? null) : null;
  const isNamed = (pain: number): boolean =>
    reason === `pain of ${pain}` || reason === `pain of ${pain} in your physio check-in`;
  return PAINS.find(isNamed) ?? null;
};
