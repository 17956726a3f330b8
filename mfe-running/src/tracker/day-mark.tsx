import { useApi, useToday } from '@stridewell/app/core';
import { shortDayIn, weekdayIn } from '@stridewell/app/screens';
import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { Hidden, Icon, IconButton, Skeleton, token, tone } from '@stridewell/ui/core';
import { lazy, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { logsQuery } from './logs-key.ts';
import { STATUSES } from './statuses.ts';
import { type DayStatus, isLoggable, statusOf, type TrackerDay } from './tracker-days.ts';
import { trackerWords } from './tracker-words.ts';
import { useDayLog } from './use-day-log.ts';
import { useLongPress } from './use-long-press.ts';

const MarkDetails = lazy(() => import('./mark-details.tsx'));

const Mark = styled.button<{ $status: DayStatus }>`
  ${({ $status }) => tone(STATUSES[$status].tone)}
  display: grid;
  place-items: center;
  flex: none;
  width: ${token('touch')};
  height: ${token('touch')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius-full')};
  background: ${({ $status }) => ($status === 'none' ? 'none' : 'var(--bg)')};
  color: ${({ $status }) => ($status === 'none' ? token('color-text-3') : 'var(--fg)')};
  cursor: pointer;
  transition: background ${token('duration-base')} ${token('ease-out')};
  &:hover {
    background: ${token('color-surface-hover')};
  }
`;

const Placeholder = styled.span`
  display: grid;
  place-items: center;
  width: ${token('touch')};
  height: ${token('touch')};
`;

const labelOf = (status: DayStatus, session: string): string => {
  const { markAsDone, changeMark, statuses } = trackerWords();
  return status === 'none' ? markAsDone(session) : changeMark(session, statuses[status]);
};

export interface MarkButtonProps {
  day: TrackerDay;
  /** Name of the session and its day, for screen readers. */
  name: string;
  /** Name of the button that opens the details before the session is marked. If omitted, there is no such button. */
  menuLabel?: string;
}

/**
 * A circle that marks a session as done with one tap. A long press, or a tap on a marked session, opens its details.
 */
export const MarkButton = ({ day, name, menuLabel }: MarkButtonProps) => {
  const log = useDayLog(day);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isMarked, setIsMarked] = useState(false);
  const status = statusOf(day.log);
  const press = useLongPress(() => setOpen(true));
  const handleClick = (): void => {
    if (press.wasLong()) return;
    if (status === 'none') {
      log.mark('done');
      setIsMarked(true);
    } else setOpen(!open);
  };
  return (
    <>
      {menuLabel !== undefined && (
        <IconButton
          icon="chevron-down"
          size={20}
          label={menuLabel}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      )}
      <Mark
        ref={button}
        type="button"
        $status={status}
        data-status={status}
        aria-label={labelOf(status, name)}
        {...(status !== 'none' && { 'aria-haspopup': 'dialog' as const, 'aria-expanded': open })}
        {...press.handlers}
        onClick={handleClick}
      >
        <Icon name={STATUSES[status].icon} />
      </Mark>
      <Hidden role="status">{isMarked && status === 'done' ? trackerWords().isDone(name) : ''}</Hidden>
      {open && (
        <Suspense fallback={null}>
          <MarkDetails day={day} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

export interface DayMarkProps {
  /** A day of the plan, of any week. */
  day: WeeklyPlanDay;
}

/**
 * The mark of a planned session. The first tap marks it as done; the next opens its details. Loads the logs of the
 * day's week itself. Renders nothing on a rest day without a log, on a future day, for a day that can no longer be
 * logged, or if the logs cannot be loaded.
 */
export const DayMark = ({ day }: DayMarkProps) => {
  const { date } = day;
  const today = useToday();
  const query = logsQuery(date, today);
  const logs = useApi('readTrainingLogs', query && { query });
  const log = logs.data?.find((row) => row.date === date) ?? null;
  if (date > today || !isLoggable(date, today) || (day.minutes === 0 && !log)) return null;
  if (logs.isPending)
    return (
      <Placeholder>
        <Skeleton $width={24} $height={24} $round />
      </Placeholder>
    );
  if (!logs.data) return null;
  return (
    <MarkButton
      day={{ date, today: date === today, isLoggable: true, outcome: day.planType, log, plan: day }}
      name={`${day.title}, ${weekdayIn(date)} ${shortDayIn(date)}`}
    />
  );
};
