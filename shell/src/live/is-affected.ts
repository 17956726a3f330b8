import { pathOf } from '@stridewell/ui/core';
import type { QueryKey } from '@tanstack/react-query';

/**
 * True when a query is for the changed path or a path below it: `/api/stats` affects `/api/stats?range=30`, but not
 * `/api/statements`.
 */
export const isAffected = (changed: string, queryKey: QueryKey): boolean => {
  const path = pathOf(queryKey);
  return path === changed || path.startsWith(`${changed}/`) || path.startsWith(`${changed}?`);
};
