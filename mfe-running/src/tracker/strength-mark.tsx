import { useToday } from '@stridewell/app/core';
import { shortDayIn, weekdayIn } from '@stridewell/app/screens';
import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { Icon, text, token, tone } from '@stridewell/ui/core';
import styled from 'styled-components';
import { isLoggable } from './tracker-days.ts';
import { trackerWords } from './tracker-words.ts';
import { useStrengthMark } from './use-strength-mark.ts';

const Mark = styled.button<{ $done: boolean }>`
  ${text('14')}
  ${tone('success')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('touch')};
  padding: ${token('space-1')} ${token('space-3')} ${token('space-1')} ${token('space-2')};
  border: 0;
  border-radius: ${token('radius-md')};
  background: ${({ $done }) => ($done ? 'var(--bg)' : 'none')};
  color: ${token('color-text')};
  font-weight: ${token('weight-medium')};
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  svg {
    flex: none;
    color: ${({ $done }) => ($done ? 'var(--fg)' : token('color-text-3'))};
  }
`;

const Line = styled.p`
  ${text('14')}
  color: ${token('color-text-2')};
`;

/** True if a day has a strength session that can be marked today: it is not in the future and can still be logged. */
export const isStrengthMarkable = ({ date, strength }: WeeklyPlanDay, today: string): boolean =>
  strength !== undefined && date <= today && isLoggable(date, today);

/** Placeholder for a mark that is loading, as high as the mark. */
const Loading = styled(Line)`
  display: flex;
  align-items: center;
  min-height: ${token('touch')};
`;

interface StrengthButtonProps {
  date: string;
  /** Name of the session, for the button's accessible name. */
  name: string;
  /** Visible text before and after the session is marked. */
  open: string;
  done: string;
}

const StrengthButton = ({ date, name, open, done }: StrengthButtonProps) => {
  const { isDone, setDone } = useStrengthMark(date);
  if (isDone === null) return <Loading>{open}</Loading>;
  return (
    <Mark
      type="button"
      $done={isDone}
      aria-pressed={isDone}
      aria-label={`${isDone ? done : open}. ${name}, ${weekdayIn(date)} ${shortDayIn(date)}`}
      onClick={() => setDone(!isDone)}
    >
      <Icon name={isDone ? 'check-circle' : 'circle'} size={20} />
      <span>{isDone ? done : open}</span>
    </Mark>
  );
};

export interface StrengthMarkProps {
  day: WeeklyPlanDay;
  /** True next to the session's own title, where only the mark needs a label. */
  isUnderTitle?: boolean;
}

/**
 * The strength or mobility session of a day with its own mark, because a day can also have a run. One tap marks it as
 * done, the next removes the mark. A future session is plain text. Renders nothing on a day without one.
 */
export const StrengthMark = ({ day, isUnderTitle = false }: StrengthMarkProps) => {
  const today = useToday();
  const { date, strength } = day;
  if (!strength) return null;
  const { title, minutes } = strength;
  const strengthWords = trackerWords().strength;
  if (!isStrengthMarkable(day, today)) return <Line>{`${title}, ${minutes} min`}</Line>;
  const words = isUnderTitle
    ? { open: strengthWords.mark, done: strengthWords.marked }
    : { open: `${title}, ${minutes} min`, done: strengthWords.done(title) };
  return <StrengthButton date={date} name={title} {...words} />;
};
