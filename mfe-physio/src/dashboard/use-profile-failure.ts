import { showFailure } from '@stridewell/ui/core';
import { useEffect, useRef } from 'react';
import { usePhysioProfile } from '../data/reads.ts';
import { dashboardWords } from './dashboard-words.ts';

/** Shows a single toast when the profile cannot be loaded, not a toast for each failed retry. */
export const useProfileFailure = (): void => {
  const { state } = usePhysioProfile();
  const reported = useRef(false);
  useEffect(() => {
    if (state === 'there' || state === 'none') reported.current = false;
    if (state !== 'failed' || reported.current) return;
    reported.current = true;
    showFailure(dashboardWords().profileFailed);
  }, [state]);
};
