import { ApiError, callApi, keyOf, useToday } from '@stridewell/app/core';
import { languageQuery } from '@stridewell/app/screens';
import type { CheckinToday } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';

const NOT_FOUND = 404;
/**
 * Status of a response to a request without a session. The error is rethrown unchanged, because the shell handles it.
 */
const UNAUTHORIZED = 401;

/**
 * Fetches today's check-in.
 * @throws ApiError for a 404 (no check-in) and a 401.
 * @throws Error with a fixed message for every other failure.
 */
export const fetchCheckinToday = async (signal?: AbortSignal): Promise<CheckinToday> => {
  try {
    const query = languageQuery();
    return await callApi('readCheckinToday', { ...(query && { query }), ...(signal && { signal }) });
  } catch (error) {
    if (error instanceof ApiError && (error.status === NOT_FOUND || error.status === UNAUTHORIZED)) throw error;
    throw new Error("Failed to fetch today's check-in", { cause: error });
  }
};

export interface TodayCheckinState {
  /** True until the first request has finished. */
  pending: boolean;
  /** Today's check-in. Null if there is none or the request failed. */
  checkin: CheckinToday | null;
  /** True if the request failed, so it is unknown whether there is a check-in. */
  unknown: boolean;
}

/**
 * Queries the check-in for the current date in the runner's time zone. Ignores a cached check-in from an earlier date.
 */
export const useCheckinToday = (): TodayCheckinState => {
  const today = useToday();
  const { data, isFetched, error } = useQuery({
    queryKey: keyOf('readCheckinToday', languageQuery()),
    queryFn: ({ signal }) => fetchCheckinToday(signal),
  });
  const checkin = data?.date === today ? data : null;
  const none = error instanceof ApiError && error.status === NOT_FOUND;
  // Uses `isFetched` instead of `isPending`, because a refetch after a 404 must not replace the form with the skeleton.
  return { pending: !isFetched, checkin, unknown: error !== null && !none && checkin === null };
};
