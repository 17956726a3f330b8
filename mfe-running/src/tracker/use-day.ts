import type { SkipReason } from '@stridewell/contracts/web';
import { shortDay, weekdayName } from '@stridewell/ui/core';
import { useRef } from 'react';
import { type DayStatus, statusOf, type TrackerDay } from './rows.ts';
import type { Asking } from './use-asking.ts';
import { useDayLog } from './use-day-log.ts';

export interface DayProps {
  day: TrackerDay;
  asking: Asking;
}

/** One day of the tracker with everything that can be done to it. */
export const useDay = ({ day, asking }: DayProps) => {
  const log = useDayLog(day);
  const asked = asking.asked === day.date;
  const select = useRef<HTMLSelectElement>(null);
  // What had the focus goes away with the question or the answer: it goes on where the day is marked.
  const focusBack = (): void => select.current?.focus();
  const setStatus = (next: DayStatus): void => {
    if (next === 'skipped') {
      asking.ask(day.date);
      return;
    }
    asking.tell(null);
    if (next === 'none') log.clear();
    else log.mark(next);
  };
  const pick = (reason: SkipReason): void => {
    log.skip(reason);
    asking.tell({ date: day.date, reason });
    focusBack();
  };
  return {
    name: `${weekdayName(day.date)} ${shortDay(day.date)}`,
    /** What the row shows: Skipped already while its reason is asked for. */
    status: asked ? ('skipped' as const) : statusOf(day.log),
    asked,
    /** Where the day's status is chosen. */
    select,
    told: asking.told?.date === day.date ? asking.told.reason : null,
    setStatus,
    setMinutes: (minutes: number | null): void => {
      if (day.log && day.log.status !== 'skipped') log.mark(day.log.status, minutes);
    },
    pick,
    leave: () => {
      asking.ask(null);
      focusBack();
    },
    askAgain: () => asking.ask(day.date),
    closeTold: () => {
      asking.tell(null);
      focusBack();
    },
  };
};
export type DayControl = ReturnType<typeof useDay>;
