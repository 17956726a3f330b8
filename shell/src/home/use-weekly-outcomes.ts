import { useApi, useToday } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';

/**
 * Delays between refetches, milliseconds. An event handler creates the outcome of a check-in shortly after the check-in.
 * There is no refetch after the last delay.
 */
const REFETCH_DELAYS_MS = [500, 1_000, 2_000, 4_000];

/** Queries this week's outcomes. Refetches them a few times if today's check-in has no outcome yet. */
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
