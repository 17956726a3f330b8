import { type CheckinToday, PATHS } from '@stridewell/contracts/web';
import { ApiError, useToday } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';

export type TodayCheckin =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'done'; checkin: CheckinToday }
  | { state: 'failed'; retry: () => void; retrying: boolean };

/** Today's check-in; a 404 means that there is none yet. */
export const useTodayCheckin = (): TodayCheckin => {
  const today = useToday();
  const { data, error, isPending, isFetching, refetch } = useQuery<CheckinToday>({ queryKey: [PATHS.checkinToday] });
  if (error instanceof ApiError && error.status === 404) return { state: 'none' };
  // After midnight yesterday's answer may still be held, also while nothing newer can be read: it is not today's.
  if (data?.date === today) return { state: 'done', checkin: data };
  if (isPending || (data && isFetching)) return { state: 'loading' };
  return { state: 'failed', retry: () => void refetch(), retrying: isFetching };
};
