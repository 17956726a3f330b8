import { ApiError } from '@stridewell/ui/core';

/** Statuses whose message is meant for the runner, or for the shell (an ended session): passed on unchanged. */
const PASSED_THROUGH = [400, 401, 404, 409];

/** Runs a call; other failures are rethrown with a message that says what failed instead of status and body. */
export const callWithErrorMessage = async <T>(failure: string, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && PASSED_THROUGH.includes(error.status)) throw error;
    throw new Error(failure, { cause: error });
  }
};
