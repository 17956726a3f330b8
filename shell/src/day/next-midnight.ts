import { dateIn } from '@stridewell/contracts/web';

/** Upper bound of the length of a day, milliseconds: 24 hours, one hour for a clock change, and a margin. */
const LONGEST_DAY_MS = 26 * 3_600_000;

/**
 * Milliseconds from an instant until the date changes in a time zone. Uses bisection, which handles every clock change.
 */
export const msToNextDate = (timezone: string, from: Date): number => {
  const date = dateIn(timezone, from);
  let low = 0;
  let high = LONGEST_DAY_MS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dateIn(timezone, new Date(from.getTime() + middle)) === date) low = middle;
    else high = middle;
  }
  return high;
};
