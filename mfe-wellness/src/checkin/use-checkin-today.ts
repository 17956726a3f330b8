import { type CheckinToday, PATHS } from '@stridewell/contracts/web';
import { ApiError, callApi, useToday } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';

const NONE = 404;
/** The shell looks for these itself: the session may have ended. */
const REFUSED = 401;

/** Reads today's check-in. Without one the API's 404 is thrown as it came; every other failure says what could not be had. */
export const fetchCheckinToday = async (signal?: AbortSignal): Promise<CheckinToday> => {
  try {
    return await callApi('readCheckinToday', { ...(signal && { signal }) });
  } catch (error) {
    if (error instanceof ApiError && (error.status === NONE || error.status === REFUSED)) throw error;
    throw new Error("Failed to fetch today's check-in", { cause: error });
  }
};

export interface TodayState {
  /** It was never looked up yet. */
  pending: boolean;
  /** Today's check-in, null where there is none, or none that is known. */
  checkin: CheckinToday | null;
  /** It could not be read: there may be one all the same. */
  unknown: boolean;
}

/** Today's check-in in the runner's time zone. Yesterday's, still in the cache just after midnight, is not today's. */
export const useCheckinToday = (): TodayState => {
  const today = useToday();
  const { data, isFetched, error } = useQuery({
    queryKey: [PATHS.checkinToday],
    queryFn: ({ signal }) => fetchCheckinToday(signal),
  });
  const checkin = data?.date === today ? data : null;
  const none = error instanceof ApiError && error.status === NONE;
  // Reading again after a 404 is no first look: a form that somebody fills in must stay, also while others bring news.
  return { pending: !isFetched, checkin, unknown: error !== null && !none && checkin === null };
};
