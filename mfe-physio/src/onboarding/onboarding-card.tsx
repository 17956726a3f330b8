import { useToday } from '@stridewell/app/core';
import type { PhysioToday } from '@stridewell/contracts/web';
import { Button, ButtonLink, CardBox, CardTitle, IconButton, media, Text, token } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { ROUTES } from '../dashboard/routes.ts';
import { useCheckinToday, usePhysioCheckins, usePhysioLogs, usePhysioToday } from '../data/reads.ts';
import { StepList } from './step-list.tsx';
import { hasFullDay, stepsOf } from './steps.ts';
import type { Onboarding } from './use-onboarding.ts';

const Box = styled(CardBox)`
  display: grid;
  gap: ${token('space-5')};
  background: ${token('color-accent-bg')};
  border-color: ${token('color-accent-border')};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-3')};
  > button {
    margin: -10px -10px -10px 0;
  }
`;

const Go = styled.div`
  display: grid;
  ${media.wide} {
    justify-self: center;
    min-width: 280px;
  }
`;

export interface OnboardingCardProps {
  onboarding: Onboarding;
  onFillProfile: () => void;
}

/** Text that replaces the next step on days without exercises. */
const RESTING: Partial<Record<PhysioToday['status'], string>> = {
  blocked: 'Your exercises rest today. Read the message on this page first.',
  resolved: 'Healed. A new injury begins in your profile.',
};

/**
 * Card with the first steps and the next action. After the first full day the steps are a row of dots. On days without exercises it is shown only when the runner reopens it.
 */
export const OnboardingCard = ({ onboarding, onFillProfile }: OnboardingCardProps) => {
  const id = useId();
  const date = useToday();
  const checkin = useCheckinToday();
  const today = usePhysioToday();
  const checkins = usePhysioCheckins();
  const logs = usePhysioLogs();
  const { active, asked, hasProfile } = onboarding;
  const status = today.state === 'there' ? today.value.status : null;
  const resting = hasProfile && status !== null ? RESTING[status] : undefined;
  const unknown = hasProfile && today.state === 'loading';
  if (!active || (!asked && (unknown || resting))) return null;
  const steps = stepsOf(
    hasProfile,
    checkin.state === 'there' ? checkin.value : null,
    today.state === 'there' ? today.value : null,
  );
  const isRoutine =
    checkins.state === 'there' && logs.state === 'there' && hasFullDay(checkins.value, logs.value, date);
  const handleFill = (): void => {
    onboarding.dismiss();
    onFillProfile();
  };
  return (
    <Box aria-labelledby={id}>
      <Head>
        <div>
          <CardTitle id={id}>Your way back to running</CardTitle>
          <Text $size="14" $quiet={2}>
            {resting ?? steps.find(({ done }) => !done)?.next ?? 'Every step is done today.'}
          </Text>
        </div>
        <IconButton icon="x" size={20} label="Dismiss" onClick={onboarding.dismiss} />
      </Head>
      <StepList steps={steps} compact={isRoutine} />
      {!resting && (
        <Go>
          {hasProfile ? (
            <ButtonLink href={ROUTES.exercises} variant="secondary">
              Today's exercises
            </ButtonLink>
          ) : (
            <Button onClick={handleFill}>Fill Profile</Button>
          )}
        </Go>
      )}
    </Box>
  );
};
