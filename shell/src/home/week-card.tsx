import type { WeeklyPlan } from '@stridewell/contracts/web';
import { Card, CardFoot, ErrorCard, Row, Skeleton, SkeletonCard, TextLink, WeekStrip } from '@stridewell/ui/core';
import { useWeeklyOutcomes } from './use-weekly-outcomes.ts';
import { weekDays, weekLabel } from './week-days.ts';

export interface WeekCardProps {
  checkedIn: boolean;
  /** This week's plan; null if there is none. */
  plan: WeeklyPlan | null;
  /** True when a safety hold is active. No outcome is shown for today and later days then. */
  closed: boolean;
}

/** Card with the outcome of each day of the week, and links to statistics and history. */
export const WeekCard = ({ checkedIn, plan, closed }: WeekCardProps) => {
  const { data, isPending, isFetching, refetch, today } = useWeeklyOutcomes(checkedIn);
  if (data) {
    const days = weekDays(today, closed ? data.filter(({ date }) => date < today) : data, plan !== null);
    return (
      <Card title="This week" aside={weekLabel(days, plan)}>
        <WeekStrip days={days} />
        <CardFoot>
          <Row $gap={6}>
            <TextLink href="/stats" direction="forward">
              Statistics
            </TextLink>
            <TextLink href="/history" direction="forward">
              History
            </TextLink>
          </Row>
        </CardFoot>
      </Card>
    );
  }
  if (isPending) {
    return (
      <SkeletonCard label="Loading this week">
        <Skeleton $width={88} $height={28} />
        <Skeleton $height={104} />
      </SkeletonCard>
    );
  }
  return (
    <ErrorCard title="This week" onRetry={() => void refetch()} busy={isFetching}>
      We could not load your week.
    </ErrorCard>
  );
};
