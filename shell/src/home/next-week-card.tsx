import { keyOf, type Optional, useOptional, useToday } from '@stridewell/app/core';
import { addDays, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { Card, Stack, Text, TextLink } from '@stridewell/ui/core';
import { useShellLanguage } from '../words/words.ts';
import { usePlannedWords } from './planned-words.ts';

/** Returns the days of a week that the card lists: its long run and its hard sessions, in order. */
const keyDaysOf = ({ days }: WeeklyPlan) =>
  days.filter(({ session, planType }) => planType === 'long' || (session?.hardMinutes ?? 0) > 0);

/** Queries the preview of next week. */
export const useNextWeek = (): Optional<WeeklyPlan> => {
  const weekStart = addDays(weekStartOf(useToday()), 7);
  const language = useShellLanguage();
  return useOptional<WeeklyPlan>(keyOf('readWeeklyPlan', { weekStart, ...(language === 'nb' && { language }) }), {
    current: (plan) => plan.weekStart === weekStart,
  });
};

/** Minutes, runs and key sessions of next week, and the conditions on which they depend. */
export const NextWeek = ({ week }: { week: WeeklyPlan }) => {
  const words = usePlannedWords();
  const { totalMinutes, dependsOn, days } = week;
  const { minutes: minutesText, weekday } = words.shell;
  return (
    <Stack $gap={3}>
      <Text>
        {totalMinutes === 0
          ? words.rest
          : `${minutesText(totalMinutes)}, ${words.runs(days.filter(({ minutes }) => minutes > 0).length)}`}
      </Text>
      {keyDaysOf(week).map(({ date, title, minutes }) => (
        <Text key={date} $size="14" $quiet={2}>
          {`${weekday(date)}: ${title}, ${minutesText(minutes)}`}
        </Text>
      ))}
      <Text $size="14" $quiet={3}>
        <b>{words.provisional}</b> {dependsOn}
      </Text>
      <div>
        <TextLink href="/running" direction="forward">
          {words.openPlan}
        </TextLink>
      </div>
    </Stack>
  );
};

/**
 * Card with the preview of next week, on wide screens. Renders nothing until the preview has loaded, or if there is
 * none.
 */
export const NextWeekCard = () => {
  const words = usePlannedWords();
  const week = useNextWeek();
  return (
    week.state === 'there' && (
      <Card title={words.next}>
        <NextWeek week={week.value} />
      </Card>
    )
  );
};
