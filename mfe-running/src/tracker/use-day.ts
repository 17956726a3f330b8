import type { SkipReason } from '@stridewell/contracts/web';
import { shortDay, weekdayName } from '@stridewell/ui/core';
import { useRef } from 'react';
import { type DayStatus, statusOf, type TrackerDay } from './tracker-days.ts';
import { useDayLog } from './use-day-log.ts';
import type { SkipPromptState } from './use-skip-prompt.ts';

export interface DayProps {
  day: TrackerDay;
  asking: SkipPromptState;
}

/** The state and the actions of one day of the tracker. */
export const useDay = ({ day, asking }: DayProps) => {
  const log = useDayLog(day);
  const asked = asking.asked === day.date;
  const select = useRef<HTMLSelectElement>(null);
  // Closing the question or the message removes the focused element: move the focus to the status select.
  const focusSelect = (): void => select.current?.focus();
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
    focusSelect();
  };
  return {
    name: `${weekdayName(day.date)} ${shortDay(day.date)}`,
    /** The status to show; "skipped" also while the reason is being asked for. */
    status: asked ? ('skipped' as const) : statusOf(day.log),
    asked,
    /** The status select. */
    select,
    told: asking.told?.date === day.date ? asking.told.reason : null,
    setStatus,
    setMinutes: (minutes: number | null): void => {
      if (day.log && day.log.status !== 'skipped') log.mark(day.log.status, minutes);
    },
    pick,
    leave: () => {
      asking.ask(null);
      focusSelect();
    },
    askAgain: () => asking.ask(day.date),
    closeTold: () => {
      asking.tell(null);
      focusSelect();
    },
  };
};
export type DayControl = ReturnType<typeof useDay>;
