import { createDraftStore, type Draft, forgetDraft, useDraft } from '@stridewell/app/screens';
import type { BackgroundValues } from './background-values.ts';

const store = createDraftStore<BackgroundValues>();

/** The unsaved changes of the form about the last few weeks. */
export const useBackgroundDraft = (userId: string): Draft<BackgroundValues> => useDraft(store, userId);

export const forgetBackgroundDraft = (): void => forgetDraft(store);
