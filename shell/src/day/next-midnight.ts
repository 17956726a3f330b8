import { dateIn } from '@stridewell/contracts/web';

/** No day is longer: 24 hours and the hour that clocks are put back, with room to spare. */
const LONGEST_DAY_MS = 26 * 3_600_000;

/** Milliseconds from an instant until the date changes in a time zone; found by halving, so that every zone and clock change is right. */
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
