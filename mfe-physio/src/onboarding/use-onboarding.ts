import { ONBOARDING_KEY } from '@stridewell/contracts/web';
import { deviceStore } from '@stridewell/ui/core';
import { useState } from 'react';
import { usePhysioProfile } from '../data/reads.ts';

/** Put away in this visit: it then stays away until the app is loaded again, or until it is asked for. */
let putAway = false;

/** A new visit, for tests. */
export const startVisit = (): void => {
  putAway = false;
};

export interface Onboarding {
  /** Whether the card shows: it was never seen, or no profile has an area; not before that is known. */
  active: boolean;
  /** The runner asked for it in this visit. */
  asked: boolean;
  hasProfile: boolean;
  /** Seen: it is hidden, and on the next visit too where there is a profile. */
  dismiss: () => void;
  /** Shows it whatever was seen. */
  reopen: () => void;
}

/** Whether the first steps are shown. The flag is kept on this device. */
export const useOnboarding = (): Onboarding => {
  const profile = usePhysioProfile();
  const [seen, setSeen] = useState(() => deviceStore.get(ONBOARDING_KEY) !== null);
  const [away, setAway] = useState(putAway);
  const [asked, setAsked] = useState(false);
  const known = profile.state === 'none' || profile.state === 'there';
  const hasProfile = profile.state === 'there';
  return {
    active: known && (asked || (!away && (!seen || !hasProfile))),
    asked,
    hasProfile,
    dismiss: () => {
      deviceStore.set(ONBOARDING_KEY, 'true');
      putAway = true;
      setSeen(true);
      setAway(true);
      setAsked(false);
    },
    reopen: () => setAsked(true),
  };
};
