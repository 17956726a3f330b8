import type { QueryFunction } from '@tanstack/react-query';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';

/** Statuses whose error is not replaced: the shell handles 401 (the session may have ended), and 404 means "none". */
const PASSED_THROUGH = [401, 404];

/** A query function whose error message names what failed to load, instead of status and body. */
export const readOr =
  <T>(path: string, failure: string): QueryFunction<T> =>
  async ({ signal }) => {
    try {
      return await api.get<T>(path, { signal });
    } catch (error) {
      if (error instanceof ApiError && PASSED_THROUGH.includes(error.status)) throw error;
      throw new Error(failure, { cause: error });
    }
  };
