import { shortDay, weekdayName } from '../data/format.ts';
import { axisDates } from './chart-days.ts';

const NO_LINES = { tickLine: false, axisLine: false } as const;

/** Props of a date axis. Labels all days of a week, otherwise five dates on a desktop and three on a phone. */
export const dateAxis = (dates: readonly string[], wide: boolean) => ({
  ...NO_LINES,
  dataKey: 'date',
  ticks: axisDates(dates, dates.length <= 7 ? 7 : wide ? 5 : 3),
  interval: 0 as const,
  // On a phone there is room for seven weekday names, but not for seven dates.
  tickFormatter: dates.length <= 7 && !wide ? weekdayName : shortDay,
  tickMargin: 8,
  padding: { left: 20, right: 20 },
});

/** Props of a value axis from 0 to 10. */
export const valueAxis: { domain: [number, number]; width: number; tickLine: false; axisLine: false } = {
  ...NO_LINES,
  domain: [0, 10],
  width: 28,
};

/** Props of a line. Days without a value are gaps. */
export const lineStyle = { strokeWidth: 2, connectNulls: false, isAnimationActive: false, activeDot: false } as const;
