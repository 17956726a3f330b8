import { showToast } from '@stridewell/ui/core';
import { useEffect, useRef } from 'react';
import { usePhysioProfile } from '../data/reads.ts';

/** Tells that the profile could not be loaded: once, however often it is tried again without success. */
export const useProfileFailure = (): void => {
  const { state } = usePhysioProfile();
  const told = useRef(false);
  useEffect(() => {
    if (state === 'there' || state === 'none') told.current = false;
    if (state !== 'failed' || told.current) return;
    told.current = true;
    showToast({ title: 'Error', text: 'Error loading profile. Please try again.', tone: 'destructive' });
  }, [state]);
};
