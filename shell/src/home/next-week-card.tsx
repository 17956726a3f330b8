import { keyOf, useOptional, useToday } from '@stridewell/app/core';
import { addDays, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { Card, Stack, Text, TextLink, weekdayName } from '@stridewell/ui/core';

/** The days of a week that the card names: its long run and its hard sessions, in order. */
const keyDaysOf = ({ days }: WeeklyPlan) =>
  days.filter(({ session, planType }) => planType === 'long' || (session?.hardMinutes ?? 0) > 0);

const runsOf = ({ days }: WeeklyPlan): string => {
  const runs = days.filter(({ minutes }) => minutes > 0).length;
  return runs === 1 ? '1 run' : `${runs} runs`;
};

/**
 * Card with the preview of next week. Renders nothing until the preview has loaded, and without one. It belongs to the
 * shell, because the code of the running coach would not fit into the first load.
 */
const NextWeekCard = () => {
  const weekStart = addDays(weekStartOf(useToday()), 7);
  const week = useOptional<WeeklyPlan>(keyOf('readWeeklyPlan', { weekStart }), {
    current: (plan) => plan.weekStart === weekStart,
  });
  if (week.state !== 'there') return null;
  const { totalMinutes, dependsOn } = week.value;
  return (
    <Card title="Next week">
      <Stack $gap={3}>
        <Text>{`${totalMinutes} min, ${runsOf(week.value)}`}</Text>
        {keyDaysOf(week.value).map(({ date, title, minutes }) => (
          <Text key={date} $size="14" $quiet={2}>
            {`${weekdayName(date)}: ${title}, ${minutes} min`}
          </Text>
        ))}
        <Text $size="14" $quiet={3}>
          <b>Provisional.</b> {dependsOn}
        </Text>
        <div>
          <TextLink href="/running" direction="forward">
            Open the plan
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
};

export default NextWeekCard;
