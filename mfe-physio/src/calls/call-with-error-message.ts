import { ApiError } from '@stridewell/app/core';

/**
 * Statuses whose errors are rethrown unchanged, because their message is meant for the runner or, for a 401, for the
 * shell.
 */
const PASSED_THROUGH = [400, 401, 404, 409];

/**
 * Runs a call.
 * @throws ApiError unchanged for the statuses above.
 * @throws Error with the message `failure` for any other failure.
 */
export const callWithErrorMessage = async <T>(failure: string, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && PASSED_THROUGH.includes(error.status)) throw error;
    throw new Error(failure, { cause: error });
  }
};
