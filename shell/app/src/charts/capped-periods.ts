import type { Trends } from '@stridewell/contracts/web';

type CappedDay = Trends['capped'][number];

/** A period of at least two consecutive check-ins whose score was capped for the same cause. */
export interface CappedPeriod {
  from: string;
  to: string;
  code: string;
  value: number | null;
  limit: number;
}

/**
 * Returns the periods in which consecutive check-ins were capped for the same cause. `dates` are the dates of all
 * check-ins. Both lists must be in ascending order. A single capped day is not a period.
 */
export const cappedPeriods = (dates: readonly string[], capped: readonly CappedDay[]): CappedPeriod[] => {
  const byDate = new Map(capped.map((day) => [day.date, day]));
  const periods: CappedPeriod[] = [];
  let open: CappedPeriod | null = null;
  for (const date of dates) {
    const day = byDate.get(date);
    if (day && open && open.code === day.code && open.limit === day.limit) {
      open.to = date;
    } else {
      open = day ? { ...day, from: date, to: date } : null;
      if (open) periods.push(open);
    }
  }
  return periods.filter(({ from, to }) => from !== to);
};
