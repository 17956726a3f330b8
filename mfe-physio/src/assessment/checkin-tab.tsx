import { Button, Card, EmptyState, ErrorCard } from '@stridewell/ui/core';
import { usePhysioProfile } from '../data/reads.ts';
import { AssessmentSkeleton } from './assessment-skeleton.tsx';
import { CheckIn } from './check-in.tsx';
import { dayWords } from './day-words.ts';

const ProfileRequired = ({ onCompleteProfile }: { onCompleteProfile: () => void }) => {
  const words = dayWords().profile;
  return (
    <Card>
      <EmptyState
        icon="physio"
        title={words.title}
        action={<Button onClick={onCompleteProfile}>{words.button}</Button>}
      >
        {words.text}
      </EmptyState>
    </Card>
  );
};

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
        <ErrorCard title={dayWords().title} onRetry={profile.retry} busy={profile.retrying}>
          {dayWords().profileFailed}
        </ErrorCard>
      );
    case 'none':
      return <ProfileRequired onCompleteProfile={onCompleteProfile} />;
    case 'there':
      return <CheckIn profile={profile.value} />;
  }
};
