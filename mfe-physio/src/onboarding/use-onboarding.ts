import { deviceStore } from '@stridewell/app/core';
import { ONBOARDING_KEY } from '@stridewell/contracts/web';
import { useState } from 'react';
import { usePhysioProfile } from '../data/reads.ts';

/** True after the runner has dismissed the card, until the app is reloaded. */
let dismissedInVisit = false;

/** Resets the dismissal as a reload would. For tests. */
export const startVisit = (): void => {
  dismissedInVisit = false;
};

export interface Onboarding {
  /**
   * True if the card is shown: the runner reopened it, or has not dismissed it and either sees it for the first time or
   * has no profile.
   */
  active: boolean;
  /** True if the runner reopened the card. */
  asked: boolean;
  hasProfile: boolean;
  /** Hides the card. With a profile, it stays hidden on later visits. */
  dismiss: () => void;
  reopen: () => void;
}

/** Returns whether the first-steps card is shown. The flag is stored on the device. */
export const useOnboarding = (): Onboarding => {
  const profile = usePhysioProfile();
  const [seen, setSeen] = useState(() => deviceStore.get(ONBOARDING_KEY) !== null);
  const [away, setAway] = useState(dismissedInVisit);
  const [asked, setAsked] = useState(false);
  const known = profile.state === 'none' || profile.state === 'there';
  const hasProfile = profile.state === 'there';
  return {
    active: known && (asked || (!away && (!seen || !hasProfile))),
    asked,
    hasProfile,
    dismiss: () => {
      deviceStore.set(ONBOARDING_KEY, 'true');
      dismissedInVisit = true;
      setSeen(true);
      setAway(true);
      setAsked(false);
    },
    reopen: () => setAsked(true),
  };
};
