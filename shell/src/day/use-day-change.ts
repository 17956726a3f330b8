import { announceNewDay, now, today, useTimezone } from '@stridewell/app/core';
import { dateIn } from '@stridewell/contracts/web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Upper bound of the length of a day in milliseconds: 24 hours, one hour for a clock change, and a margin. */
const LONGEST_DAY_MS = 26 * 3_600_000;

/**
 * Returns the milliseconds from an instant until the date changes in a time zone. Uses bisection, which handles every
 * clock change.
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

/**
 * Interval of the local date check in milliseconds. The check sends no request. It is needed because timers stop while
 * a device sleeps: the midnight timer can be hours late, but this check is at most one minute late.
 */
const CHECK_EVERY_MS = 60_000;

/**
 * Detects a new date in the runner's time zone: at midnight or, if the device was asleep, when the page becomes visible
 * or within a minute. It then invalidates every query, because any of them may depend on the date (a streak, a range, a
 * week), and re-renders all components that show the date.
 */
export const useDayChange = (): void => {
  const timezone = useTimezone();
  const client = useQueryClient();
  useEffect(() => {
    let date = today(timezone);
    let midnight: ReturnType<typeof setTimeout>;
    const checkDate = (): void => {
      const current = today(timezone);
      if (current === date) return;
      date = current;
      announceNewDay();
      void client.invalidateQueries();
    };
    const waitForMidnight = (): void => {
      midnight = setTimeout(
        () => {
          checkDate();
          waitForMidnight();
        },
        msToNextDate(timezone, now()),
      );
    };
    waitForMidnight();
    const minute = setInterval(checkDate, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', checkDate);
    window.addEventListener('focus', checkDate);
    window.addEventListener('pageshow', checkDate);
    return () => {
      clearTimeout(midnight);
      clearInterval(minute);
      document.removeEventListener('visibilitychange', checkDate);
      window.removeEventListener('focus', checkDate);
      window.removeEventListener('pageshow', checkDate);
    };
  }, [timezone, client]);
};
