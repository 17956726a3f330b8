import { type ChartDay, causeOf, chartWords, DayStepper } from '@stridewell/app/charts';
import { toneOf } from '@stridewell/app/core';
import { dayIn, scoreText, shortDayIn, weekdayIn } from '@stridewell/app/screens';
import { addDays, type Metrics, RECOMMENDATIONS, type Trends, weekStartOf } from '@stridewell/contracts/web';
import { ChartFrame } from '@stridewell/ui/charts';
import { Icon, text, token, tone } from '@stridewell/ui/core';
import { type MouseEvent, useState } from 'react';
import styled from 'styled-components';
import { statsWords } from './stats-words.ts';

const WEEKS = 13;

/** A column with the weekday names, then one column per week. Seven rows, starting with Monday. */
const Grid = styled.div`
  ${text('12')}
  display: grid;
  grid-template-columns: minmax(28px, max-content) repeat(${WEEKS}, minmax(0, 1fr));
  grid-auto-flow: column;
  grid-template-rows: repeat(7, auto) 16px;
  gap: 3px;
  max-width: 480px;
  color: ${token('color-text-3')};
  > span {
    align-self: center;
    white-space: nowrap;
  }
  @media (max-width: 359px) {
    gap: 2px;
    grid-template-columns: 0 repeat(${WEEKS}, minmax(0, 1fr));
    > span:not([data-week]) {
      visibility: hidden;
    }
  }
`;

/** One day. The icon shows the recommendation in addition to the colour. */
const Cell = styled.i<{ $selected: boolean; $future: boolean; $tone: ReturnType<typeof toneOf> | null }>`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  min-width: 0;
  border-radius: 4px;
  background: ${token('color-surface-sunken')};
  ${({ $future }) => $future && 'visibility: hidden;'}
  ${({ $tone }) => $tone && `background: ${token(`color-${$tone}-solid`)}; color: ${token(`color-${$tone}-on-solid`)};`}
  cursor: ${({ $tone }) => ($tone ? 'pointer' : 'default')};
  outline: ${({ $selected }) => ($selected ? `2px solid ${token('color-text')}` : 'none')};
  outline-offset: 1px;
  svg {
    width: min(16px, 78%);
    height: auto;
    pointer-events: none;
  }
`;

const Key = styled.span<{ $tone: Parameters<typeof tone>[0] }>`
  ${({ $tone }) => tone($tone)}
  color: var(--fg);
`;

export interface CalendarCardProps {
  days: Trends['calendar'];
  /** Caps and answers of the range, for days without their own: answers of earlier releases do not contain them. */
  capped: Trends['capped'];
  answers: ReadonlyMap<string, Metrics>;
  /** Last day of the range. Its week is the last column. */
  to: string;
  today: string;
}

/** Calendar of 13 weeks: one column per week, one cell per day in the colour of its recommendation. */
export const CalendarCard = ({ days, capped, answers, to, today }: CalendarCardProps) => {
  const words = statsWords();
  const title = words.calendar(to === today ? null : to);
  const [selected, setSelected] = useState<string | null>(null);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const caps = new Map(capped.map((day) => [day.date, day]));
  const first = addDays(weekStartOf(to), -7 * (WEEKS - 1));
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(first, 7 * week));
  const shown = days.map(({ date, score, ...own }): ChartDay => {
    const cap = own.cap === undefined ? caps.get(date) : own.cap;
    return {
      ...{ date, score, answers: own.answers ?? answers.get(date) ?? null },
      held: cap ? chartWords().heldOn(cap.limit, causeOf(cap)) : null,
    };
  });
  const handleClick = (event: MouseEvent<HTMLElement>): void => {
    const date = (event.target as HTMLElement).dataset.date;
    if (date && byDate.has(date)) setSelected(date);
  };
  return (
    <ChartFrame
      title={title}
      words={chartWords().frame}
      summary={words.calendarSummary(days.length)}
      table={{
        columns: words.calendarColumns,
        rows: days.map(({ date, score, recommendation }) => [dayIn(date), scoreText(score), recommendation]),
      }}
      below={<DayStepper title={title} days={shown} selected={selected} onSelect={setSelected} across={7} />}
      legend={RECOMMENDATIONS.map((name) => (
        <Key key={name} $tone={toneOf(name)}>
          <Icon name={toneOf(name)} size={16} />
          {name}
        </Key>
      ))}
    >
      {/* The cells are only for pointers. Keyboard and screen-reader users have the selected day below, and the table. */}
      <Grid onClick={handleClick}>
        {Array.from({ length: 7 }, (_, day) => addDays(first, day)).map((date) => (
          <span key={date}>{weekdayIn(date).replace('.', '')}</span>
        ))}
        <span />
        {weeks.map((week, column) => [
          ...Array.from({ length: 7 }, (_, day) => addDays(week, day)).map((date) => {
            const found = byDate.get(date);
            return (
              <Cell
                key={date}
                data-date={date}
                $selected={date === selected}
                $future={date > to}
                $tone={found ? toneOf(found.recommendation) : null}
              >
                {found && <Icon name={toneOf(found.recommendation)} size={16} />}
              </Cell>
            );
          }),
          <span key={`week ${week}`} data-week>
            {column % 4 === 0 && column < WEEKS - 1 ? shortDayIn(week) : ''}
          </span>,
        ])}
      </Grid>
    </ChartFrame>
  );
};
