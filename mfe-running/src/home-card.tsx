import { useToday } from '@stridewell/app/core';
import type { SlotProps } from '@stridewell/app/remote';
import { addDays, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { Card, Stack, Text, TextLink, weekdayName } from '@stridewell/ui/core';
import { usePlanWeek } from './plan/use-plan-week.ts';

/** The days of a week that the card names: its long run and its hard sessions, in order. */
const keyDaysOf = ({ days }: WeeklyPlan) =>
  days.filter(({ session, planType }) => planType === 'long' || (session?.hardMinutes ?? 0) > 0);

const runsOf = ({ days }: WeeklyPlan): string => {
  const runs = days.filter(({ minutes }) => minutes > 0).length;
  return runs === 1 ? '1 run' : `${runs} runs`;
};

const NextWeek = () => {
  const week = usePlanWeek(addDays(weekStartOf(useToday()), 7));
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

/**
 * Card on the home page: the preview of next week. Renders nothing while it loads, without a plan, and while a safety
 * hold blocks training.
 */
export default function HomeCard({ closed }: SlotProps) {
  return closed ? null : <NextWeek />;
}
