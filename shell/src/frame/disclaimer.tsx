import { LeavingLink, Text } from '@stridewell/ui/core';

/** Product disclaimer, shown on the welcome screen and the profile. */
export const Disclaimer = () => (
  <Text $size="12" $quiet={3}>
    Stridewell is self-management education and training load guidance. It does not diagnose, claims no cure and does
    not replace a clinician. <LeavingLink href="/privacy">Your privacy: what is kept, and for how long</LeavingLink>
  </Text>
);
