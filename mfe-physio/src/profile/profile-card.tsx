import { HoldNotice } from '@stridewell/app/safety';
import { Alert, ErrorCard, Skeleton, SkeletonCard, Stack } from '@stridewell/ui/core';
import { useState } from 'react';
import { AlertLink } from '../alerts/alert-link.ts';
import { ROUTES } from '../dashboard/routes.ts';
import { usePhysioProfile } from '../data/reads.ts';
import { SafetyNotice } from '../triage/safety-notice.tsx';
import { Healed } from './healed.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { profileWords } from './profile-words.ts';
import { SecondInjury } from './second-injury.tsx';

/**
 * Notice for a sudden onset, which requires triage before a programme (section C of the domain page, red-flag routes).
 */
const SuddenOnset = () => {
  const { title, text, link } = profileWords().sudden;
  return (
    <Alert tone="info" title={title} actions={<AlertLink href={ROUTES.triage}>{link}</AlertLink>}>
      <p>{text}</p>
    </Alert>
  );
};

/**
 * Card with the injury profile as a summary or a form. Shows no form if loading fails, so that nothing is overwritten.
 */
export const ProfileCard = () => {
  const words = profileWords();
  const profile = usePhysioProfile();
  const [editing, setEditing] = useState(false);
  // When the form closes, the focus moves to the Edit button.
  const [returned, setReturned] = useState(false);
  const handleDone = (): void => {
    setEditing(false);
    setReturned(true);
  };
  switch (profile.state) {
    case 'loading':
      return (
        <SkeletonCard label={words.loading}>
          <Skeleton $width={160} $height={20} />
          <Skeleton $height={56} />
          <Skeleton $height={56} />
        </SkeletonCard>
      );
    case 'failed':
      return (
        <ErrorCard title={words.title} onRetry={profile.retry} busy={profile.retrying}>
          {words.failed}
        </ErrorCard>
      );
    case 'none':
      return <ProfileForm target={{ kind: 'first', saved: null }} onDone={handleDone} />;
    case 'there':
      return editing ? (
        <ProfileForm target={{ kind: 'first', saved: profile.value }} onDone={handleDone} />
      ) : (
        <Stack>
          <SafetyNotice />
          {returned && <HoldNotice coach="physio" />}
          {profile.value.status === 'active' && profile.value.onset === 'sudden' && <SuddenOnset />}
          <ProfileSummary profile={profile.value} focusEdit={returned} onEdit={() => setEditing(true)} />
          <Healed profile={profile.value} />
          <SecondInjury canAdd={profile.value.status === 'active'} />
        </Stack>
      );
  }
};
