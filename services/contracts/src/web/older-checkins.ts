import { RUNNING_STOPPED } from './recommendations.ts';
import type { Cap, CheckinAnswer } from './responses.ts';

/**
 * True when the physio coach allows no running on a day. For compatibility: responses without `runningStopped`, from an
 * older server or from the device's storage, state this only in a line of the message.
 */
export const runningStoppedOf = ({
  runningStopped,
  message,
}: Pick<CheckinAnswer, 'runningStopped' | 'message'>): boolean =>
  runningStopped ?? message.split('\n').includes(RUNNING_STOPPED);

/** Codes of the caps that pain sets. */
const PAIN_CAPS: ReadonlySet<string> = new Set(['pain', 'notes_pain', 'physio_pain']);

const PAINS = Array.from({ length: 11 }, (_, pain) => pain);

/**
 * The pain level that caused a cap; null when the cap had another cause. For compatibility: a cap without `code` states
 * the pain level only in its reason, in one of two fixed wordings.
 */
export const capPainOf = ({ code, value, reason }: Pick<Cap, 'code' | 'value' | 'reason'>): number | null => {
  if (code !== undefined) return PAIN_CAPS.has(code) ? (value ?? null) : null;
  const isNamed = (pain: number): boolean =>
    reason === `pain of ${pain}` || reason === `pain of ${pain} in your physio check-in`;
  return PAINS.find(isNamed) ?? null;
};
