import { Button, Card, EmptyState, ErrorCard } from '@stridewell/ui/core';
import { usePhysioProfile } from '../data/reads.ts';
import { AssessmentSkeleton } from './assessment-skeleton.tsx';
import { CheckIn } from './check-in.tsx';

const ProfileRequired = ({ onCompleteProfile }: { onCompleteProfile: () => void }) => (
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

export interface CheckinTabProps {
  onCompleteProfile: () => void;
}

/** The check-ins tab. */
export const CheckinTab = ({ onCompleteProfile }: CheckinTabProps) => {
  const profile = usePhysioProfile();
  switch (profile.state) {
    case 'loading':
      return <AssessmentSkeleton />;
    case 'failed':
      return (
        <ErrorCard title="Daily Assessment" onRetry={profile.retry} busy={profile.retrying}>
          Your profile could not be loaded. Nothing is lost.
        </ErrorCard>
      );
    case 'none':
      return <ProfileRequired onCompleteProfile={onCompleteProfile} />;
    case 'there':
      return <CheckIn profile={profile.value} />;
  }
};
