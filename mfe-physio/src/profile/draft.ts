import { createDraftStore, type Draft, forgetDraft, useDraft } from '@stridewell/app/screens';
import type { FormValues } from './form.ts';

const store = createDraftStore<FormValues>();

/** The profile form's unsaved changes. */
export const useProfileDraft = (userId: string): Draft<FormValues> => useDraft(store, userId);

export const forgetProfileDraft = (): void => forgetDraft(store);
