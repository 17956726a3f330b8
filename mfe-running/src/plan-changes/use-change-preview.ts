import { ApiError, callApi } from '@stridewell/app/core';
import { type ChangePreview, PATHS } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { languageQuery } from '../language/page-language.ts';
import type { PlanChange } from './plan-change.ts';

/** What a change would change: while it is loading, the facts, the rule that forbids it, or unknown. */
export type PreviewState =
  | { state: 'loading' | 'unknown' }
  | { state: 'there'; value: ChangePreview }
  | { state: 'refused'; sentence: string };

/** Reads what a change of the plan would change. Unknown with a server of the previous release. */
export const useChangePreview = (change: PlanChange): PreviewState => {
  const query = languageQuery();
  const { data, error, isPending } = useQuery({
    queryKey: [PATHS.planChangePreview, change, query ?? null],
    queryFn: () => callApi('previewPlanChange', { body: change, ...(query && { query }) }),
    retry: false,
    gcTime: 0,
  });
  if (data) return { state: 'there', value: data };
  if (isPending) return { state: 'loading' };
  return error instanceof ApiError && error.status === 409 && error.serverMessage
    ? { state: 'refused', sentence: error.serverMessage }
    : { state: 'unknown' };
};
