import { useState } from 'react';
import type { FormValues } from './form.ts';

/** What was typed and not saved. In memory alone: injuries do not belong on the device. */
let kept: { userId: string; form: FormValues } | null = null;

/** Lets go of it: everything was deleted. */
export const forgetProfileDraft = (): void => {
  kept = null;
};

export interface ProfileDraft {
  /** Null while nothing differs from what is saved. */
  form: FormValues | null;
  change: (form: FormValues) => void;
  /** What was sent is saved now; what was typed since then stays. */
  saved: (sent: FormValues) => void;
}

/** The form's unsaved changes. They outlive a look at another tab or screen, but no change of runner. */
export const useProfileDraft = (userId: string): ProfileDraft => {
  const [form, setForm] = useState(() => (kept?.userId === userId ? kept.form : null));
  const keep = (next: FormValues | null): void => {
    kept = next && { userId, form: next };
    setForm(next);
  };
  return {
    form,
    change: keep,
    saved: (sent) => {
      if (kept === null || kept.form === sent) keep(null);
    },
  };
};
