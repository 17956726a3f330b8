import { createDraft } from '@stridewell/ui/forms';
import type { FormValues } from './form.ts';

export const { useDraft: useProfileDraft, forgetDraft: forgetProfileDraft } = createDraft<FormValues>();
