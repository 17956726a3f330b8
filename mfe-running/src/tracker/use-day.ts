import { shortDayIn, weekdayIn } from '@stridewell/app/screens';
import type { SkipReason } from '@stridewell/contracts/web';
import { useRef } from 'react';
import { type DayStatus, statusOf, type TrackerDay } from './tracker-days.ts';
import { type RunDetails, useDayLog } from './use-day-log.ts';
import type { SkipPromptState } from './use-skip-prompt.ts';

export interface DayProps {
  day: TrackerDay;
  skipPrompt: SkipPromptState;
}

/** State and actions of one day of the tracker. */
export const useDay = ({ day, skipPrompt }: DayProps) => {
  const log = useDayLog(day);
  const isAsking = skipPrompt.askedDate === day.date;
  const select = useRef<HTMLSelectElement>(null);
  // Closing the question or the message removes the focused element, so the status select gets the focus.
  const focusSelect = (): void => select.current?.focus();
  const setStatus = (next: DayStatus): void => {
    if (next === 'skipped') {
      skipPrompt.ask(day.date);
      return;
    }
    skipPrompt.showMessage(null);
    if (next === 'none') log.clear();
    else log.mark(next);
  };
  const pick = (reason: SkipReason): void => {
    log.skip(reason);
    skipPrompt.showMessage({ date: day.date, reason });
    focusSelect();
  };
  return {
    name: `${weekdayIn(day.date)} ${shortDayIn(day.date)}`,
    /** The status to show. It is already "skipped" while the question about the reason is open. */
    status: isAsking ? ('skipped' as const) : statusOf(day.log),
    isAsking,
    select,
    skipReason: skipPrompt.message?.date === day.date ? skipPrompt.message.reason : null,
    setStatus,
    /** Saves minutes or effort of a session that is done or partial. */
    setDetails: (details: RunDetails): void => {
      if (day.log && day.log.status !== 'skipped') log.mark(day.log.status, details);
    },
    pick,
    leave: () => {
      skipPrompt.ask(null);
      focusSelect();
    },
    askAgain: () => skipPrompt.ask(day.date),
    closeMessage: () => {
      skipPrompt.showMessage(null);
      focusSelect();
    },
  };
};
export type DayControl = ReturnType<typeof useDay>;
