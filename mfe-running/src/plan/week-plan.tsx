import { useWeekPlan } from '@stridewell/app/core';
import { ErrorCard, Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { NoPlan } from './no-plan.tsx';
import { PagedWeek } from './paged-week.tsx';
import { planWords } from './plan-words.ts';
import { usePlanChange } from './use-plan-change.ts';
import type { DayMenu } from './week-content.tsx';

export interface WeekPlanProps {
  /** Moves to the profile form on the same page. If omitted, the empty state links to the profile tab. */
  onFill?: () => void;
  /** Controls at the end of each day's row. */
  dayMenu?: DayMenu;
}

/** The plan by week, with its loading, empty and error states. */
export const WeekPlan = ({ onFill, dayMenu }: WeekPlanProps) => {
  const words = planWords();
  const plan = useWeekPlan();
  const call = usePlanChange();
  switch (plan.state) {
    case 'loading':
      return (
        <SkeletonCard label={words.loading(words.titles.this)}>
          <Skeleton $width={160} $height={20} />
          {[0, 1, 2, 3, 4, 5, 6].map((day) => (
            <Skeleton key={day} $height={56} />
          ))}
        </SkeletonCard>
      );
    case 'none':
      return <NoPlan call={call} {...(onFill && { onFill })} />;
    case 'failed':
      return (
        <ErrorCard title={words.titles.this} onRetry={plan.retry} busy={plan.retrying}>
          {words.planFailed}
        </ErrorCard>
      );
    case 'there':
      return <PagedWeek key={plan.value.weekStart} thisWeek={plan.value} call={call} dayMenu={dayMenu} />;
  }
};
