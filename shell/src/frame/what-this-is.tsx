import { LeavingLink, Text } from '@stridewell/ui/core';

/** What the product calls itself, before anybody has an account and wherever it speaks of the account. */
export const WhatThisIs = () => (
  <Text $size="12" $quiet={3}>
    Stridewell is self-management education and training load guidance. It does not diagnose, claims no cure and does
    not replace a clinician. <LeavingLink href="/privacy">Your privacy: what is kept, and for how long</LeavingLink>
  </Text>
);
