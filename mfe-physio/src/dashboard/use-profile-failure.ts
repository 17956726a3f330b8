import { showToast } from '@stridewell/ui/core';
import { useEffect } from 'react';
import { usePhysioProfile } from '../data/reads.ts';

/** Tells once that the profile could not be loaded, on whichever part of a physio screen the runner is. */
export const useProfileFailure = (): void => {
  const failed = usePhysioProfile().state === 'failed';
  useEffect(() => {
    if (failed) showToast({ title: 'Error', text: 'Error loading profile. Please try again.', tone: 'destructive' });
  }, [failed]);
};
