import { useApi, useToday } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';

/** The outcome of a check-in follows it by an event. Waits before looking again, in milliseconds; then it is left alone. */
const LOOK_AGAIN_MS = [500, 1_000, 2_000, 4_000];

/** This week's outcomes. With a check-in today whose outcome has not arrived yet they are read again, a few times. */
export const useWeek = (checkedIn: boolean) => {
  const today = useToday();
  const [looks, setLooks] = useState(0);
  const query = useApi('readWeeklyOutcomes');
  const { data, refetch } = query;
  const missing = checkedIn && data !== undefined && !data.some(({ date }) => date === today);
  const wait = missing ? LOOK_AGAIN_MS[looks] : undefined;
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setLooks((count) => count + 1);
      void refetch();
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, refetch]);
  return { ...query, today };
};
