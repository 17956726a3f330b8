import { pathOf } from '@stridewell/app/core';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Whether a query is for the changed path or one below it: `/api/stats` covers `/api/stats?range=30`, not
 * `/api/statements`.
 */
export const isAffected = (changed: string, queryKey: QueryKey): boolean => {
  const path = pathOf(queryKey);
  return path === changed || path.startsWith(`${changed}/`) || path.startsWith(`${changed}?`);
};
