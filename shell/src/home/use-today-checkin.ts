import { type CheckinToday, PATHS } from '@stridewell/contracts/web';
import { ApiError } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';

export type TodayCheckin =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'done'; checkin: CheckinToday }
  | { state: 'failed'; retry: () => void; retrying: boolean };

/** Today's check-in; a 404 means that there is none yet. */
export const useTodayCheckin = (): TodayCheckin => {
  const { data, error, isPending, isFetching, refetch } = useQuery<CheckinToday>({ queryKey: [PATHS.checkinToday] });
  // After midnight the answer of yesterday may still be held while a 404 has come in: the newer word counts.
  if (error instanceof ApiError && error.status === 404) return { state: 'none' };
  if (data) return { state: 'done', checkin: data };
  if (isPending) return { state: 'loading' };
  return { state: 'failed', retry: () => void refetch(), retrying: isFetching };
};
