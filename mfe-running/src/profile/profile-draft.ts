import { useState } from 'react';
import type { FormValues } from './form-values.ts';

/** The changed fields with their input. Other fields follow the saved profile, even when it changes elsewhere. */
export type ProfileChanges = Partial<FormValues>;

/** Unsaved input. Kept in memory only, because injuries must not be stored on the device. */
let storedDraft: { userId: string; changes: ProfileChanges } | null = null;

/** Discards the draft. */
export const forgetProfileDraft = (): void => {
  storedDraft = null;
};

export interface ProfileDraft {
  /** Null when there is nothing unsaved. */
  changes: ProfileChanges | null;
  change: (change: ProfileChanges) => void;
  /** Clears the draft after it was saved, unless the runner has changed it since. */
  saved: (sent: ProfileChanges | null) => void;
}

/** The form's unsaved changes. They survive a switch to another tab or screen, but not a change of runner. */
export const useProfileDraft = (userId: string): ProfileDraft => {
  const readDraft = (): ProfileChanges | null => (storedDraft?.userId === userId ? storedDraft.changes : null);
  const [changes, setChanges] = useState(readDraft);
  const storeDraft = (next: ProfileChanges | null): void => {
    storedDraft = next && { userId, changes: next };
    setChanges(next);
  };
  return {
    changes,
    change: (change) => storeDraft({ ...readDraft(), ...change }),
    saved: (sent) => {
      if (readDraft() === sent) storeDraft(null);
    },
  };
};
