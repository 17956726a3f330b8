import { announceNewDay, now, today, useTimezone } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { msToNextDate } from './next-midnight.ts';

/** Timers stop while a device sleeps and then run late by as long; this look at the clock (no call) is never more than a minute late. */
const LOOK_EVERY_MS = 60_000;

/**
 * Notices that the runner's date has changed, in the runner's own time zone: at midnight to the second, after a sleep
 * when the page is seen again or within a minute. Everything that was read is then read again, since any of it may mean
 * "today" (a streak, a range, a week), and what shows the date renders anew.
 */
export const useDayChange = (): void => {
  const timezone = useTimezone();
  const client = useQueryClient();
  useEffect(() => {
    let date = today(timezone);
    let midnight: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const current = today(timezone);
      if (current === date) return;
      date = current;
      announceNewDay();
      void client.invalidateQueries();
    };
    const wait = (): void => {
      midnight = setTimeout(
        () => {
          look();
          wait();
        },
        msToNextDate(timezone, now()),
      );
    };
    wait();
    const minute = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(midnight);
      clearInterval(minute);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', look);
    };
  }, [timezone, client]);
};
