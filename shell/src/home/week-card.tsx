import { useApi, useToday, WeekStrip } from '@stridewell/app/core';
import type { WeeklyPlan } from '@stridewell/contracts/web';
import { Card, CardFoot, Row, Skeleton, TextLink } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';
import { QueryCard } from '../frame/query-card.tsx';
import { weekDays, weekLabel } from './week-days.ts';

/**
 * Delays in milliseconds between refetches of the outcomes. An event handler creates the outcome shortly after the
 * check-in. There is no further refetch after the last delay.
 */
const REFETCH_DELAYS_MS = [500, 1_000, 2_000, 4_000];

/** Queries this week's outcomes. Refetches the outcomes a few times if there is none yet for today's check-in. */
const useWeeklyOutcomes = (checkedIn: boolean) => {
  const today = useToday();
  const [refetches, setRefetches] = useState(0);
  const query = useApi('readWeeklyOutcomes');
  const { data, refetch } = query;
  const missing = checkedIn && data !== undefined && !data.some(({ date }) => date === today);
  const wait = missing ? REFETCH_DELAYS_MS[refetches] : undefined;
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setRefetches((count) => count + 1);
      void refetch();
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, refetch]);
  return { ...query, today };
};

export interface WeekCardProps {
  checkedIn: boolean;
  /** This week's plan. Null if there is none. */
  plan: WeeklyPlan | null;
  /** True when a safety hold is active. Then today and later days show no outcome. */
  closed: boolean;
}

/** Card with the outcome of each day of the week, and links to statistics and history. */
export const WeekCard = ({ checkedIn, plan, closed }: WeekCardProps) => {
  const { today, ...query } = useWeeklyOutcomes(checkedIn);
  return (
    <QueryCard
      query={query}
      title="This week"
      loading="Loading this week"
      failure="We could not load your week."
      skeleton={
        <>
          <Skeleton $width={88} $height={28} />
          <Skeleton $height={104} />
        </>
      }
    >
      {(outcomes) => {
        const shown = closed ? outcomes.filter(({ date }) => date < today) : outcomes;
        const days = weekDays(today, shown, plan !== null);
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
      }}
    </QueryCard>
  );
};
