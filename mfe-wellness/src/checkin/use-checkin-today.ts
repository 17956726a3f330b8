import { ApiError, callApi, useToday } from '@stridewell/app/core';
import { type CheckinToday, PATHS } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';

const NOT_FOUND = 404;
/** Rethrown unchanged: the shell handles 401, because the session may have ended. */
const UNAUTHORIZED = 401;

/**
 * Fetches today's check-in.
 * @throws ApiError unchanged for a 404 (no check-in) and a 401; an Error with a fixed message for other failures.
 */
export const fetchCheckinToday = async (signal?: AbortSignal): Promise<CheckinToday> => {
  try {
    return await callApi('readCheckinToday', { ...(signal && { signal }) });
  } catch (error) {
    if (error instanceof ApiError && (error.status === NOT_FOUND || error.status === UNAUTHORIZED)) throw error;
    throw new Error("Failed to fetch today's check-in", { cause: error });
  }
};

export interface TodayCheckinState {
  /** True until the first request has finished. */
  pending: boolean;
  /** Null when there is none or the request failed. */
  checkin: CheckinToday | null;
  /** True when the request failed, so that a check-in may exist. */
  unknown: boolean;
}

/** Today's check-in in the runner's time zone. Ignores a cached check-in of yesterday. */
export const useCheckinToday = (): TodayCheckinState => {
  const today = useToday();
  const { data, isFetched, error } = useQuery({
    queryKey: [PATHS.checkinToday],
    queryFn: ({ signal }) => fetchCheckinToday(signal),
  });
  const checkin = data?.date === today ? data : null;
  const none = error instanceof ApiError && error.status === NOT_FOUND;
  // Not `isPending`: a refetch after a 404 must not replace the form with the skeleton.
  return { pending: !isFetched, checkin, unknown: error !== null && !none && checkin === null };
};
