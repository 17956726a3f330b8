import { daysBetween, type Trends } from '@stridewell/contracts/web';

type CappedDay = Trends['capped'][number];

/** A period of at least two consecutive check-ins whose score was capped for the same cause. */
export interface CappedPeriod {
  from: string;
  to: string;
  code: string;
  /** The lowest and the highest value that caused the cap. Null if the cause has no value. */
  value: number | null;
  most: number | null;
  limit: number;
}

/**
 * Causes that persist between check-ins. All other causes are single answers, which do not apply to the days after
 * them.
 */
const LASTING: ReadonlySet<string> = new Set(['injury']);
/** Maximum number of days from one check-in to the next across which single answers form one period. */
const LARGEST_STEP = 3;

const isSamePeriod = (open: CappedPeriod, day: CappedDay): boolean =>
  open.code === day.code &&
  open.limit === day.limit &&
  (LASTING.has(day.code) || daysBetween(open.to, day.date) <= LARGEST_STEP);

/**
 * Returns the periods in which consecutive check-ins were capped for the same cause, at the same limit. A gap of more than
 * two days ends a period, except one of an injury. `dates` are the dates of all check-ins. Both lists must be in ascending
 * order. A single capped day is not a period.
 */
export const cappedPeriods = (dates: readonly string[], capped: readonly CappedDay[]): CappedPeriod[] => {
  const byDate = new Map(capped.map((day) => [day.date, day]));
  const periods: CappedPeriod[] = [];
  let open: CappedPeriod | null = null;
  for (const date of dates) {
    const day = byDate.get(date);
    if (day && open && isSamePeriod(open, day)) {
      open.to = date;
      if (open.value !== null && open.most !== null && day.value !== null) {
        open.value = Math.min(open.value, day.value);
        open.most = Math.max(open.most, day.value);
      }
    } else if (day) {
      const { code, value, limit } = day;
      open = { from: date, to: date, code, value, most: value, limit };
      periods.push(open);
    } else {
      open = null;
    }
  }
  return periods.filter(({ from, to }) => from !== to);
};
