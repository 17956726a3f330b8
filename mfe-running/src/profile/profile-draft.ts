import { createDraft } from '@stridewell/ui/forms';
import type { FormValues } from './form-values.ts';

export type ProfileChanges = Partial<FormValues>;

export const { useDraft: useProfileDraft, forgetDraft: forgetProfileDraft } = createDraft<FormValues>();
