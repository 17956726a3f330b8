import { useToday, useUser } from '@stridewell/app/core';
import { PHASE_NAMES, type PhysioProfile, type PhysioToday } from '@stridewell/contracts/web';
import { CardBox, CardFoot, longDay, Stack, Text } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { usePhysioProfile, usePhysioToday } from '../data/reads.ts';
import { AREA_NAMES } from '../data/words.ts';
import { DayPart } from './day-part.tsx';

const Area = styled.b`
  font-weight: 500;
  color: var(--color-text);
`;

const Focus = ({ profile, today }: { profile: PhysioProfile; today: PhysioToday | null }) => (
  <Text $quiet={2}>
    Focus area: <Area>{AREA_NAMES[profile.primaryArea]}</Area>. {profile.status === 'resolved' && 'Marked as healed.'}
    {today && 'phase' in today && `Phase ${today.phase} of 3, ${PHASE_NAMES[today.phase]}.`}
  </Text>
);

/** Reason for today's dose. Null when an alert already contains it. */
const doseOf = (today: PhysioToday): string | null =>
  today.status === 'ok' && !today.alerts.some(({ text }) => text.includes(today.dose.reason))
    ? today.dose.reason
    : null;

/** Welcome card with the runner's name, the date, the focus area and today's check-in. */
export const WelcomeCard = ({ onCheckin }: { onCheckin: () => void }) => {
  const id = useId();
  const date = useToday();
  const first = useUser().name?.trim().split(/\s+/)[0];
  const profile = usePhysioProfile();
  const read = usePhysioToday();
  const today = read.state === 'there' ? read.value : null;
  return (
    <CardBox aria-labelledby={id}>
      <Stack $gap={4}>
        <header>
          <Text $size="14" $quiet={3}>
            {longDay(date)}
          </Text>
          <Text as="h2" $size="28" id={id}>
            {first ? `Welcome back, ${first}` : 'Welcome back'}
          </Text>
          {profile.state === 'there' && <Focus profile={profile.value} today={today} />}
        </header>
        <DayPart onCheckin={onCheckin} />
      </Stack>
      {today && doseOf(today) && (
        <CardFoot>
          <Text $size="14" $quiet={2}>
            {doseOf(today)}
          </Text>
        </CardFoot>
      )}
    </CardBox>
  );
};
