import { ONBOARDING_KEY } from '@stridewell/contracts/web';
import { deviceStore } from '@stridewell/ui/core';
import { useState } from 'react';
import { usePhysioProfile } from '../data/reads.ts';

/** Dismissed in this visit: hidden until the app is reloaded or the runner asks for it. */
let dismissedInVisit = false;

/** Starts a new visit. For tests. */
export const startVisit = (): void => {
  dismissedInVisit = false;
};

export interface Onboarding {
  /** Whether the card shows: never seen, or no profile with an area. False until that is known. */
  active: boolean;
  /** The runner asked for it in this visit. */
  asked: boolean;
  hasProfile: boolean;
  /** Marks it as seen: hidden now, and on later visits too if there is a profile. */
  dismiss: () => void;
  /** Shows it even if it was seen. */
  reopen: () => void;
}

/** Visibility of the first steps. The flag is stored on this device. */
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
