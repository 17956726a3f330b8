import { createDraftStore, type Draft, forgetDraft, useDraft } from '@stridewell/app/screens';
import type { FormValues } from './form.ts';
import type { Target } from './target.ts';

const stores = { first: createDraftStore<FormValues>(), second: createDraftStore<FormValues>() };

/** The unsaved changes of the profile form, or of the form of the second injury. */
export const useProfileDraft = (userId: string, kind: Target['kind']): Draft<FormValues> =>
  useDraft(stores[kind], userId);

export const forgetProfileDraft = (): void => {
  for (const store of Object.values(stores)) forgetDraft(store);
};
