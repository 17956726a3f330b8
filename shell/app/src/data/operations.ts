import {
  type AnswerOf,
  type BodyOf,
  OPERATIONS,
  type OperationName,
  type ParamsOf,
  type QueryOf,
} from '@stridewell/contracts/web';
import { type QueryClient, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api, type CallOptions } from './api.ts';
import { pathOf, queryString } from './query-client.ts';

type Given<N extends OperationName> = (undefined extends BodyOf<N> ? { body?: BodyOf<N> } : { body: BodyOf<N> }) &
  ([ParamsOf<N>] extends [undefined] ? { params?: undefined } : { params: ParamsOf<N> }) & {
    query?: QueryOf<N>;
  };

/** Input and options of a call, such as `{ params: { date }, timeoutMs: 5_000 }`. */
export type CallInput<N extends OperationName> = Given<N> & CallOptions;

/** Argument of a call. It is optional if the operation has no required body and no path parameters. */
type Input<N extends OperationName> =
  Record<string, never> extends Given<N> ? [input?: CallInput<N>] : [input: CallInput<N>];

const filled = (template: string, params: Readonly<Record<string, string>> = {}): string =>
  template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

type Values = Record<string, string | number | null | undefined>;

/** Returns the query key of a read operation: its path, followed by the query string if there is one. */
export const keyOf = <N extends OperationName>(name: N, query?: QueryOf<N>, params?: ParamsOf<N>): QueryKey => {
  const text = query && queryString(query as Values);
  return [filled(OPERATIONS[name].path, params as Record<string, string>), ...(text ? [text] : [])];
};

/** Calls an operation of the API. The contract defines its path, method, body and response. Rejects on failure. */
export const callApi = <const N extends OperationName>(name: N, ...[input]: Input<N>): Promise<AnswerOf<N>> => {
  const { body, params, query, ...options } = (input ?? {}) as CallInput<OperationName> & { params?: ParamsOf<N> };
  return api.send<AnswerOf<N>>(
    OPERATIONS[name].method,
    pathOf(keyOf(name, query as QueryOf<N>, params as ParamsOf<N>)),
    body,
    options,
  );
};

/** Queries a read operation and caches the response in the query cache. */
export const useApi = <const N extends OperationName>(
  name: N,
  { query, params, enabled = true }: { query?: QueryOf<N>; params?: ParamsOf<N>; enabled?: boolean } = {},
): UseQueryResult<AnswerOf<N>> => useQuery<AnswerOf<N>>({ queryKey: keyOf(name, query, params), enabled });

/** Invalidates the queries that an operation affects, as listed in the contract. */
export const invalidateAfter = (client: QueryClient, name: OperationName): void => {
  const operation = OPERATIONS[name];
  for (const path of 'invalidates' in operation ? operation.invalidates : [])
    void client.invalidateQueries({ queryKey: [path] });
};
