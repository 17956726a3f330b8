import { addDays, daysBetween } from '@stridewell/contracts/web';
import { isMasters } from '../minutes.ts';
import type { Runner } from '../types.ts';
import type { LoggedDay, WeekInputs } from './types.ts';

/** Adaptation looks at nothing older than this, days. */
export const MEMORY_DAYS = 14;

/** The inputs of a week with what every step asks of them. Days count from the week's Monday = 0; earlier ones are negative. */
export interface Context {
  inputs: WeekInputs;
  runner: Runner;
  /** Least days between hard days. */
  gap: 2 | 3;
  /** The day of today; may lie before or after the week. */
  today: number;
  date(day: number): string;
  day(date: string): number;
  /** That day's log. */
  log(day: number): LoggedDay | undefined;
  /** Whether something was run that day. */
  ran(day: number): boolean;
  ranHard(day: number): boolean;
  skippedFor(reason: LoggedDay['reason']): number[];
}

const isRun = ({ status, minutes }: LoggedDay): boolean => status !== 'skipped' && minutes !== 0;

export const contextOf = (inputs: WeekInputs): Context => {
  const { runner, weekStart, records } = inputs;
  const dayOf = (date: string): number => daysBetween(weekStart, date);
  const logs = new Map(records.map((record) => [dayOf(record.date), record]));
  const ran = (day: number): boolean => {
    const found = logs.get(day);
    return found !== undefined && isRun(found);
  };
  return {
    inputs,
    runner,
    gap: isMasters(runner) ? 3 : 2,
    today: dayOf(inputs.today),
    date: (day) => addDays(weekStart, day),
    day: dayOf,
    log: (day) => logs.get(day),
    ran,
    ranHard: (day) => ran(day) && ['tempo', 'push', 'long'].includes(logs.get(day)?.planType ?? ''),
    skippedFor: (reason) =>
      records
        .filter((record) => record.status === 'skipped' && record.reason === reason)
        .map(({ date }) => dayOf(date))
        .sort((a, b) => a - b),
  };
};
