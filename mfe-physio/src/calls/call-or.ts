import { ApiError } from '@stridewell/ui/core';

/** What the server says of these is meant for the runner, or for the shell (an ended session): they stay as they came. */
const AS_IT_CAME = [400, 401, 404, 409];

/** Makes a call whose failure says what could not be done, instead of status and body. */
export const callOr = async <T>(failure: string, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && AS_IT_CAME.includes(error.status)) throw error;
    throw new Error(failure, { cause: error });
  }
};
