import { EVENING_HOUR } from '@stridewell/contracts/web';
import { now, useTimezone, useToday } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';

const HOUR_MS = 3_600_000;

/** Milliseconds since midnight by the clock on the wall of a time zone. */
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

/** How long from an instant until the same day's 20:00, milliseconds; 0 or less once it is evening. Right also across a change of the clock. */
export const untilEvening = (timezone: string, at: Date): number => {
  const evening = EVENING_HOUR * HOUR_MS;
  const wait = evening - wallTime(timezone, at);
  if (wait <= 0) return wait;
  return wait + evening - wallTime(timezone, new Date(at.getTime() + wait));
};

/** Whether it is evening for the runner: true from 20:00 local time until midnight. One timer waits for it and a page that shows again looks, nothing polls. */
export const useEvening = (): boolean => {
  const timezone = useTimezone();
  const today = useToday();
  const [looks, setLooks] = useState(0);
  const wait = untilEvening(timezone, now());
  const evening = wait <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait is shorter at every render; what starts it anew is another day or look
  useEffect(() => {
    if (evening) return;
    const look = (): void => setLooks((count) => count + 1);
    const timer = setTimeout(look, wait);
    // A timer stands still while the device sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [evening, timezone, today, looks]);
  return evening;
};
