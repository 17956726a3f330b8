import { Button, Card, EmptyState } from '@stridewell/ui/core';

/** Shown instead of the form while there is no profile. */
export const ProfileRequired = ({ onCompleteProfile }: { onCompleteProfile: () => void }) => (
  <Card>
    <EmptyState
      icon="physio"
      title="Profile Required"
      action={<Button onClick={onCompleteProfile}>Complete Profile</Button>}
    >
      Profile incomplete. Please complete your profile first.
    </EmptyState>
  </Card>
);
