import { useToday, useUser } from '@stridewell/app/core';
import type { PhysioProfile, PhysioToday } from '@stridewell/contracts/web';
import { CardBox, Stack, Text } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { longDay } from '../data/days.ts';
import { followedArea, isFollowed, useSecondInjury } from '../data/injuries.ts';
import { injuryWords } from '../data/injury-words.ts';
import { usePhysioProfile, usePhysioToday } from '../data/reads.ts';
import { DayPart, type DayPartProps } from './day-part.tsx';
import { overviewWords } from './overview-words.ts';
import { StatCards } from './stat-cards.tsx';

const Area = styled.b`
  font-weight: 500;
  color: var(--color-text);
`;

const Focus = ({ profile, today }: { profile: PhysioProfile; today: PhysioToday | null }) => {
  const words = overviewWords();
  const area = followedArea(profile, useSecondInjury());
  return (
    <Text $size="14" $quiet={2}>
      {words.focus} <Area>{injuryWords().areas[area]}</Area>.{' '}
      {profile.status === 'resolved' && !isFollowed(today) && words.healed}
      {today && 'phase' in today && words.phase(today.phase)}
    </Text>
  );
};

/** The injury today: the date, the focus area, today's check-in, and the numbers so far. */
export const WelcomeCard = (day: DayPartProps) => {
  const id = useId();
  const words = overviewWords();
  const date = useToday();
  const first = useUser().name?.trim().split(/\s+/)[0];
  const profile = usePhysioProfile();
  const read = usePhysioToday();
  return (
    <CardBox aria-labelledby={id}>
      <Stack $gap={4}>
        <header>
          <Text $size="14" $quiet={3}>
            {longDay(date)}
          </Text>
          <Text as="h2" $size="20" id={id}>
            {words.welcome(first)}
          </Text>
          {profile.state === 'there' && (
            <Focus profile={profile.value} today={read.state === 'there' ? read.value : null} />
          )}
        </header>
        <DayPart {...day} />
        <StatCards />
      </Stack>
    </CardBox>
  );
};
