import { type CheckinToday, PATHS } from '@stridewell/contracts/web';
import { ApiError, callApi, useToday } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';

const NOT_FOUND = 404;
/** Rethrown unchanged: the shell handles 401, because the session may have ended. */
const UNAUTHORIZED = 401;

/**
 * Reads today's check-in. Throws the API's 404 (no check-in) and 401 unchanged; other failures get a message of their
 * own.
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
  /** True until the first read has finished. */
  pending: boolean;
  /** Today's check-in; null if there is none or it could not be read. */
  checkin: CheckinToday | null;
  /** The read failed, so there may be a check-in. */
  unknown: boolean;
}

/** Today's check-in in the runner's time zone. Ignores yesterday's, which is still in the cache just after midnight. */
export const useCheckinToday = (): TodayCheckinState => {
  const today = useToday();
  const { data, isFetched, error } = useQuery({
    queryKey: [PATHS.checkinToday],
    queryFn: ({ signal }) => fetchCheckinToday(signal),
  });
  const checkin = data?.date === today ? data : null;
  const none = error instanceof ApiError && error.status === NOT_FOUND;
  // Not `isPending`: a refetch after a 404 must not replace a form that is being filled in with the skeleton.
  return { pending: !isFetched, checkin, unknown: error !== null && !none && checkin === null };
};
