import { figures, Hidden, Icon, type IconName, type Tone, text, token, tone } from '@stridewell/ui/core';
import styled from 'styled-components';

const Strip = styled.ul`
  ${figures}
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 4px;
`;

const Day = styled.li<{ $today: boolean }>`
  ${text('12')}
  display: grid;
  justify-items: center;
  gap: ${token('space-1')};
  min-width: 0;
  padding: ${token('space-2')} 0;
  border-radius: ${token('radius-md')};
  background: ${({ $today }) => ($today ? token('color-accent-bg') : 'none')};
  color: ${({ $today }) => token($today ? 'color-accent' : 'color-text-3')};
  b {
    ${text('14')}
    font-weight: ${token('weight-semibold')};
    color: ${({ $today }) => token($today ? 'color-accent' : 'color-text')};
  }
`;

const Mark = styled.span<{ $tone: Tone }>`
  ${({ $tone }) => tone($tone)}
  height: 24px;
  display: grid;
  place-items: center;
  color: var(--fg);
`;

export interface WeekDay {
  /** Date of the day, `YYYY-MM-DD`. */
  date: string;
  /** Short name of the weekday, such as "Mon". */
  name: string;
  today: boolean;
  /** Session or outcome of the day in one word. Null if there is none. */
  label: string | null;
  icon: IconName | null;
  tone: Tone;
}

/** Row with the seven days of a week from Monday, each with an icon and a word. */
export const WeekStrip = ({ days }: { days: readonly WeekDay[] }) => (
  <Strip>
    {days.map((day) => (
      <Day key={day.date} $today={day.today} aria-current={day.today ? 'date' : undefined}>
        <Hidden>{`${day.name} ${Number(day.date.slice(8))}: ${day.label ?? 'nothing yet'}`}</Hidden>
        <span aria-hidden="true">{day.name}</span>
        <b aria-hidden="true">{Number(day.date.slice(8))}</b>
        <Mark aria-hidden="true" $tone={day.tone}>
          {day.icon ? <Icon name={day.icon} size={20} /> : '–'}
        </Mark>
        <span aria-hidden="true">{day.label ?? '\u00a0'}</span>
      </Day>
    ))}
  </Strip>
);
