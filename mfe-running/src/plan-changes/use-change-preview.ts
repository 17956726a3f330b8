import { ApiError, callApi } from '@stridewell/app/core';
import { type ChangePreview, PATHS } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { languageQuery } from '../language/page-language.ts';
import type { PlanChange } from './plan-change.ts';

/** Effect of a change: loading, the effect itself, the rule that forbids the change, or unknown. */
export type PreviewState =
  | { state: 'loading' | 'unknown' }
  | { state: 'there'; value: ChangePreview }
  | { state: 'refused'; sentence: string };

/** Time in milliseconds for which a preview is reused after it was loaded to decide whether to ask. */
const FRESH_MS = 5_000;

/** Query options for the effect of a change to the plan. Not cached, because every log and change affects it. */
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

/** Loads the effect of a change to the plan. Unknown with a server of the previous release. */
export const useChangePreview = (change: PlanChange): PreviewState => {
  const { data, error, isPending } = useQuery(previewOptions(change));
  if (data) return { state: 'there', value: data };
  if (isPending) return { state: 'loading' };
  return error instanceof ApiError && error.status === 409 && error.serverMessage
    ? { state: 'refused', sentence: error.serverMessage }
    : { state: 'unknown' };
};
