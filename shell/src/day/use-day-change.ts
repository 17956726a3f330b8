import { announceNewDay, now, today, useTimezone } from '@stridewell/app/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { msToNextDate } from './next-midnight.ts';

/**
 * Interval of the local date check (no request), milliseconds. Timers stop while a device sleeps, so the midnight timer
 * can be late by hours; this check is at most a minute late.
 */
const CHECK_EVERY_MS = 60_000;

/**
 * Detects a change of date in the runner's time zone: right at midnight or, after a sleep, when the page becomes
 * visible or within a minute. Then invalidates every query, since any of them may depend on "today" (a streak, a range,
 * a week), and re-renders everything that shows the date.
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
