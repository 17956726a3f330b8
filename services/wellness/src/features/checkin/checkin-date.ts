import { CHECKIN_MAX_AGE_DAYS } from '@stridewell/contracts/http/wellness';
import { daysBetween } from '@stridewell/contracts/web';
import { invalid } from '@stridewell/kit/errors';

/**
 * The day a check-in is for: today, or the given date. Throws `invalid` for a future date and for one more than
 * {@link CHECKIN_MAX_AGE_DAYS} days back. Both dates are in the runner's time zone.
 */
export const checkinDateOf = (date: string | undefined, today: string): string => {
  if (date === undefined) return today;
  const age = daysBetween(date, today);
  if (age < 0) throw invalid('date', 'A check-in cannot be for a day that has not come yet');
  if (age > CHECKIN_MAX_AGE_DAYS) throw invalid('date', `A check-in can be at most ${CHECKIN_MAX_AGE_DAYS} days old`);
  return date;
};
