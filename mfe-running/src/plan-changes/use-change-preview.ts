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

/** Time for which a preview that was read to decide whether to ask is shown without being read again, in milliseconds. */
const FRESH_MS = 5_000;

/** Query options of what a change of the plan would change. Not kept, because every log and change affects it. */
export const previewOptions = (change: PlanChange) => {
  const query = languageQuery();
  return {
    queryKey: [PATHS.planChangePreview, change, query ?? null],
    queryFn: () => callApi('previewPlanChange', { body: change, ...(query && { query }) }),
    retry: false,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  };
};

/** Reads what a change of the plan would change. Unknown with a server of the previous release. */
export const useChangePreview = (change: PlanChange): PreviewState => {
  const { data, error, isPending } = useQuery(previewOptions(change));
  if (data) return { state: 'there', value: data };
  if (isPending) return { state: 'loading' };
  return error instanceof ApiError && error.status === 409 && error.serverMessage
    ? { state: 'refused', sentence: error.serverMessage }
    : { state: 'unknown' };
};
