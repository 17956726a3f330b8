import { useState } from 'react';
import type { Changes } from './form.ts';

/** What was typed and not saved. In memory alone: injuries do not belong on the device. */
let kept: { userId: string; changes: Changes } | null = null;

/** Lets go of it: everything was deleted. */
export const forgetProfileDraft = (): void => {
  kept = null;
};

export interface ProfileDraft {
  /** Null while nothing differs from what is saved. */
  changes: Changes | null;
  change: (change: Changes) => void;
  /** What was sent is saved now; what was typed since then stays. */
  saved: (sent: Changes | null) => void;
  drop: () => void;
}

/** The form's unsaved changes. They outlive a look at another tab or screen, but no change of runner. */
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
