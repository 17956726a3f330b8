import type { QueryFunction } from '@tanstack/react-query';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';

/** The shell looks for these itself (the session may have ended), and a 404 is an answer: both stay as they came. */
const AS_IT_CAME = [401, 404];

/** A read whose failure says what could not be had, instead of status and body. */
export const readOr =
  <T>(path: string, failure: string): QueryFunction<T> =>
  async ({ signal }) => {
    try {
      return await api.get<T>(path, { signal });
    } catch (error) {
      if (error instanceof ApiError && AS_IT_CAME.includes(error.status)) throw error;
      throw new Error(failure, { cause: error });
    }
  };
