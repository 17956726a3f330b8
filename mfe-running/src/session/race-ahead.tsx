import { keyOf, useOptional, useToday } from '@stridewell/app/core';
import { daysBetween, type Season } from '@stridewell/contracts/web';
import { Card, Stack, Text, TextLink } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import { languageQuery } from '../language/page-language.ts';
import { weekIndexOf } from '../season/season-weeks.ts';
import { sessionWords } from './session-words.ts';

export interface RaceAheadProps {
  date: string;
  /** Shown if no race is planned on the day. */
  children: ReactNode;
}

/** A race day whose week is not planned yet: the number of days to go, and the season's forecast for the race week. */
export const RaceAhead = ({ date, children }: RaceAheadProps) => {
  const today = useToday();
  const season = useOptional<Season>(keyOf('readSeason', languageQuery()));
  if (season.state === 'loading') return null;
  const race = season.state === 'there' && season.value.keyDays.find((day) => day.kind === 'race' && day.date === date);
  if (!race || date <= today) return children;
  const { ahead } = sessionWords();
  const { weeks } = season.value;
  const week = weeks[weekIndexOf(weeks, date)];
  return (
    <Card title={race.title}>
      <Stack $gap={3}>
        <Text $size="20">{ahead.days(daysBetween(today, date))}</Text>
        {week && week.plannedMinutes !== null && <Text>{ahead.week(week.plannedMinutes, week.keySessions)}</Text>}
        <Text $quiet={2}>{ahead.later}</Text>
        <TextLink href="/running/season" direction="forward">
          {ahead.season}
        </TextLink>
      </Stack>
    </Card>
  );
};
