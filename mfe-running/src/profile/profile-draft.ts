import { createDraftStore, type Draft, forgetDraft, useDraft } from '@stridewell/app/screens';
import { forgetBackgroundDraft } from './background/background-draft.ts';
import type { FormValues } from './form-values.ts';

export type ProfileChanges = Partial<FormValues>;

const store = createDraftStore<FormValues>();

/** The profile form's unsaved changes. */
export const useProfileDraft = (userId: string): Draft<FormValues> => useDraft(store, userId);

/** Discards the unsaved changes of both forms of the profile tab. */
export const forgetProfileDraft = (): void => {
  forgetDraft(store);
  forgetBackgroundDraft();
};
