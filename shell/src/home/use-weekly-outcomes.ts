import { useApi, useToday } from '@stridewell/app/core';
import { useEffect, useState } from 'react';

/**
 * Delays between refetches, milliseconds. The outcome of a check-in arrives by an event, a little later. Then it gives
 * up.
 */
const REFETCH_DELAYS_MS = [500, 1_000, 2_000, 4_000];

/** This week's outcomes. If there is a check-in today without an outcome, they are refetched a few times. */
export const useWeeklyOutcomes = (checkedIn: boolean) => {
  const today = useToday();
  const [refetches, setRefetches] = useState(0);
  const query = useApi('readWeeklyOutcomes');
  const { data, refetch } = query;
  const missing = checkedIn && data !== undefined && !data.some(({ date }) => date === today);
  const wait = missing ? REFETCH_DELAYS_MS[refetches] : undefined;
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setRefetches((count) => count + 1);
      void refetch();
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, refetch]);
  return { ...query, today };
};
