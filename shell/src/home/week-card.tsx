import { useApi, useToday, WeekStrip } from '@stridewell/app/core';
import { Card, Skeleton } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';
import { QueryCard } from '../frame/query-card.tsx';
import { useWords } from '../words/words.ts';
import { StatsLinks } from './stats-links.tsx';
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
  /** True if a safety hold is active. Then today and later days show no outcome. */
  closed: boolean;
}

/** Card with the outcome of each day of the week, for a runner without a plan and under a safety hold. */
export const WeekCard = ({ checkedIn, closed }: WeekCardProps) => {
  const words = useWords();
  const { today, ...query } = useWeeklyOutcomes(checkedIn);
  return (
    <QueryCard
      query={query}
      title={words.week}
      loading={words.loadingWeek}
      failure={words.weekFailed}
      skeleton={<Skeleton $height={136} />}
    >
      {(outcomes) => {
        const shown = closed ? outcomes.filter(({ date }) => date < today) : outcomes;
        const days = weekDays(today, shown, words);
        return (
          <Card title={words.week} aside={weekLabel(days, words)}>
            <WeekStrip days={days} />
            <StatsLinks />
          </Card>
        );
      }}
    </QueryCard>
  );
};
