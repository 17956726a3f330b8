import { useState } from 'react';

export interface Draft<T extends object> {
  /** The changed fields with their input; null when nothing is unsaved. */
  changes: Partial<T> | null;
  change: (change: Partial<T>) => void;
  /** Clears the draft after it was saved, unless the runner has changed it since. */
  saved: (sent: Partial<T> | null) => void;
  drop: () => void;
}

/**
 * The unsaved input of a form. It survives a change of tab or screen, but not a change of runner. In memory only,
 * because injuries must not be stored on the device. Fields without changes follow the saved data, even when it changes
 * elsewhere.
 */
export const createDraft = <T extends object>() => {
  let stored: { userId: string; changes: Partial<T> } | null = null;
  const useDraft = (userId: string): Draft<T> => {
    const read = (): Partial<T> | null => (stored?.userId === userId ? stored.changes : null);
    const [changes, setChanges] = useState(read);
    const store = (next: Partial<T> | null): void => {
      stored = next && { userId, changes: next };
      setChanges(next);
    };
    return {
      changes,
      change: (change) => store({ ...read(), ...change } as Partial<T>),
      saved: (sent) => {
        if (read() === sent) store(null);
      },
      drop: () => store(null),
    };
  };
  /** Discards the draft, for example after everything was deleted. */
  const forgetDraft = (): void => {
    stored = null;
  };
  return { useDraft, forgetDraft };
};
