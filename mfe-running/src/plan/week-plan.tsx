import { useWeekPlan } from '@stridewell/app/core';
import { ErrorCard, Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { NoPlan } from './no-plan.tsx';
import { PlanCard } from './plan-card.tsx';
import { usePlanChange } from './use-plan-change.ts';

/** This week's plan, with its loading, empty and error states. `onFill` moves to a profile form on the same page. */
export const WeekPlan = ({ onFill }: { onFill?: () => void }) => {
  const plan = useWeekPlan();
  const call = usePlanChange();
  switch (plan.state) {
    case 'loading':
      return (
        <SkeletonCard label="Loading: This week's plan">
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
        <ErrorCard title="This week's plan" onRetry={plan.retry} busy={plan.retrying}>
          We could not load your plan. Nothing is lost.
        </ErrorCard>
      );
    case 'there':
      return <PlanCard plan={plan.value} call={call} />;
  }
};
