import type { AnswerOf, OperationName, QueryOf } from '@stridewell/contracts/web';
import type { QueryFunction } from '@tanstack/react-query';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { keyOf } from './operations.ts';
import { pathOf } from './query-client.ts';

/**
 * Statuses whose error is rethrown unchanged: the shell handles a 401 (session ended), and a 404 means that the
 * resource does not exist.
 */
const PASSED_THROUGH = [401, 404];

/** Creates a query function that rejects with a fixed error message instead of the status and body. */
export const readOr =
  <const N extends OperationName>(name: N, failure: string, query?: QueryOf<N>): QueryFunction<AnswerOf<N>> =>
  async ({ signal }) => {
    try {
      return await api.get<AnswerOf<N>>(pathOf(keyOf(name, query)), { signal });
    } catch (error) {
      if (error instanceof ApiError && PASSED_THROUGH.includes(error.status)) throw error;
      throw new Error(failure, { cause: error });
    }
  };
