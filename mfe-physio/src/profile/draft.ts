import { useState } from 'react';
import type { Changes } from './form.ts';

/** Unsaved input. In memory only: injury data must not be stored on the device. */
let kept: { userId: string; changes: Changes } | null = null;

/** Discards it, after everything was deleted. */
export const forgetProfileDraft = (): void => {
  kept = null;
};

export interface ProfileDraft {
  /** Null while nothing differs from the saved profile. */
  changes: Changes | null;
  change: (change: Changes) => void;
  /** Call after a save: removes what was sent from the draft, keeps later input. */
  saved: (sent: Changes | null) => void;
  drop: () => void;
}

/** The form's unsaved changes. They survive a change of tab or screen, but not a change of runner. */
export const useProfileDraft = (userId: string): ProfileDraft => {
  const held = (): Changes | null => (kept?.userId === userId ? kept.changes : null);
  const [changes, setChanges] = useState(held);
  const keep = (next: Changes | null): void => {
    kept = next && { userId, changes: next };
    setChanges(next);
  };
  return {
    changes,
    change: (change) => keep({ ...held(), ...change }),
    saved: (sent) => {
      if (held() === sent) keep(null);
    },
    drop: () => keep(null),
  };
};
