import { Button, Card, EmptyState } from '@stridewell/ui/core';

/** Instead of the form, while nobody knows what hurts. */
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
