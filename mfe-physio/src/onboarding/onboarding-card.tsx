import { useToday } from '@stridewell/app/core';
import type { PhysioToday } from '@stridewell/contracts/web';
import {
  Button,
  ButtonLink,
  CardBox,
  CardTitle,
  Hidden,
  IconButton,
  media,
  Text,
  TextLink,
  token,
} from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { ROUTES } from '../dashboard/routes.ts';
import { useCheckinToday, usePhysioCheckins, usePhysioLogs, usePhysioToday } from '../data/reads.ts';
import { type OnboardingWords, onboardingWords } from './onboarding-words.ts';
import { StepList } from './step-list.tsx';
import { hasFullDay, stepsOf } from './steps.ts';
import type { Onboarding } from './use-onboarding.ts';

const Box = styled(CardBox)`
  display: grid;
  gap: ${token('space-5')};
  background: ${token('color-accent-bg')};
  border-color: ${token('color-accent-border')};
`;

/** The steps in one line, for runners who know them. */
const Line = styled(CardBox)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-3')};
  padding: ${token('space-1')} ${token('space-1')} ${token('space-1')} ${token('card-pad')};
  > a {
    flex: 1;
    justify-content: flex-end;
  }
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
const restingOf = (status: PhysioToday['status'] | null, { blocked, resolved }: OnboardingWords): string | undefined =>
  status === 'blocked' ? blocked : status === 'resolved' ? resolved : undefined;

/**
 * Card with the first steps and the next action. After the first full day it is one line with five dots. On days without
 * exercises it is shown only when the runner reopens it.
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
  const words = onboardingWords();
  const resting = hasProfile ? restingOf(status, words) : undefined;
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
  const dismiss = <IconButton icon="x" size={20} label={words.dismiss} onClick={onboarding.dismiss} />;
  if (isRoutine && !asked && !resting) {
    return (
      <Line aria-labelledby={id}>
        <Hidden as="h2" id={id}>
          {words.title}
        </Hidden>
        <StepList steps={steps} compact />
        <TextLink href={ROUTES.exercises} direction="forward">
          {words.exercises}
        </TextLink>
        {dismiss}
      </Line>
    );
  }
  return (
    <Box aria-labelledby={id}>
      <Head>
        <div>
          <CardTitle id={id}>{words.title}</CardTitle>
          <Text $size="14" $quiet={2}>
            {resting ?? steps.find(({ done }) => !done)?.next ?? words.allDone}
          </Text>
        </div>
        {dismiss}
      </Head>
      <StepList steps={steps} />
      {!resting && (
        <Go>
          {hasProfile ? (
            <ButtonLink href={ROUTES.exercises} variant="secondary">
              {words.exercises}
            </ButtonLink>
          ) : (
            <Button onClick={handleFill}>{words.fillProfile}</Button>
          )}
        </Go>
      )}
    </Box>
  );
};
