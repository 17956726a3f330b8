import { now, useTimezone, useToday } from '@stridewell/app/core';
import { EVENING_HOUR } from '@stridewell/contracts/web';
import { useEffect, useState } from 'react';

const HOUR_MS = 3_600_000;

/** Local wall-clock time in a time zone, as milliseconds since midnight. */
const wallTime = (timezone: string, at: Date): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('hour') * HOUR_MS + of('minute') * 60_000 + of('second') * 1_000 + at.getMilliseconds();
};

/**
 * Returns the milliseconds until 20:00 on the current local day. The result is 0 or less after 20:00. Handles
 * daylight-saving changes.
 */
export const msUntilEvening = (timezone: string, at: Date): number => {
  const evening = EVENING_HOUR * HOUR_MS;
  const wait = evening - wallTime(timezone, at);
  if (wait <= 0) return wait;
  return wait + evening - wallTime(timezone, new Date(at.getTime() + wait));
};

/**
 * Returns true from 20:00 until midnight in the runner's time zone. Uses one timer and `visibilitychange`, no polling.
 */
export const useIsEvening = (): boolean => {
  const timezone = useTimezone();
  const today = useToday();
  const [checks, setChecks] = useState(0);
  const wait = msUntilEvening(timezone, now());
  const evening = wait <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wait` differs at every render; only a new day or another check restarts the timer
  useEffect(() => {
    if (evening) return;
    const checkAgain = (): void => setChecks((count) => count + 1);
    const timer = setTimeout(checkAgain, wait);
    // Timers stop while the device sleeps.
    document.addEventListener('visibilitychange', checkAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkAgain);
    };
  }, [evening, timezone, today, checks]);
  return evening;
};
