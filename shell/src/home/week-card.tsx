import { WeekStrip } from '@stridewell/app/core';
import type { WeeklyPlan } from '@stridewell/contracts/web';
import { Card, CardFoot, ErrorCard, Row, Skeleton, SkeletonCard, TextLink } from '@stridewell/ui/core';
import { useWeeklyOutcomes } from './use-weekly-outcomes.ts';
import { weekDays, weekLabel } from './week-days.ts';

export interface WeekCardProps {
  checkedIn: boolean;
  /** This week's plan; null if there is none. */
  plan: WeeklyPlan | null;
  /** Whether a safety hold is active: then no outcome is shown for today or later days. */
  closed: boolean;
}

/** The week at a glance: each day's outcome, from the plan or its check-in, with links to statistics and history. */
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
