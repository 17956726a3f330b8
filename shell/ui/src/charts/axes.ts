import { shortDay, weekdayName } from '../data/format.ts';
import { axisDates } from './days.ts';

const plain = { tickLine: false, axisLine: false } as const;

/** A horizontal axis of days: all of a week, else five dates on a desktop and three on a phone. */
export const dateAxis = (dates: readonly string[], wide: boolean) => ({
  ...plain,
  dataKey: 'date',
  ticks: axisDates(dates, dates.length <= 7 ? 7 : wide ? 5 : 3),
  interval: 0 as const,
  // Seven dates do not fit beside each other on a phone, seven names of days do.
  tickFormatter: dates.length <= 7 && !wide ? weekdayName : shortDay,
  tickMargin: 8,
  padding: { left: 20, right: 20 },
});

/** A vertical axis from 0 to 10. */
export const valueAxis: { domain: [number, number]; width: number; tickLine: false; axisLine: false } = {
  ...plain,
  domain: [0, 10],
  width: 28,
};
