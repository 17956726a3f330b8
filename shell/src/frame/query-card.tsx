import { ErrorCard, SkeletonCard } from '@stridewell/ui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface QueryCardProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isPending' | 'isFetching' | 'refetch'>;
  /** Title of the error card. */
  title: string;
  /** Accessible name of the loading card. */
  loading: string;
  skeleton: ReactNode;
  /** One-sentence error message, shown when the query has failed. */
  failure: string;
  children: (data: T) => ReactNode;
}

/**
 * Renders the data of a query. Shows a loading card until the data has loaded, and an error card with a retry button
 * when the query failed.
 */
export const QueryCard = <T,>({ query, title, loading, skeleton, failure, children }: QueryCardProps<T>) => {
  const { data, isPending, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isPending) return <SkeletonCard label={loading}>{skeleton}</SkeletonCard>;
  return (
    <ErrorCard title={title} onRetry={() => void refetch()} busy={isFetching}>
      {failure}
    </ErrorCard>
  );
};
