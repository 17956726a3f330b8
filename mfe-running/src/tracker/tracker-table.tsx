import { shortDayIn, weekdayIn } from '@stridewell/app/screens';
import { text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { DayDetails, hasDetails, Outcome, Reason, Status } from './day-cells.tsx';
import { rowTint } from './row-tint.ts';
import type { DayStatus, TrackerDay } from './tracker-days.ts';
import { trackerWords } from './tracker-words.ts';
import { type DayProps, useDay } from './use-day.ts';
import type { SkipPromptState } from './use-skip-prompt.ts';

const Table = styled.table`
  ${text('14')}
  width: 100%;
  /* Column widths do not depend on the content. */
  table-layout: fixed;
  border-collapse: collapse;
  text-align: left;
  th,
  td {
    padding: ${token('space-2')} ${token('space-3')};
  }
  th:first-child,
  td[colspan] {
    padding-left: ${token('card-pad')};
  }
  td:last-child,
  th:last-child {
    padding-right: ${token('card-pad')};
  }
  th:first-child {
    width: 88px;
  }
  th:nth-child(3) {
    width: 270px;
  }
  th:nth-child(4) {
    width: 104px;
  }
  thead th {
    color: ${token('color-text-3')};
    font-weight: ${token('weight-medium')};
  }
`;

/** Scroll container of the table, which is wider than a phone. It also contains the table's visually hidden labels. */
const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  > table {
    min-width: 600px;
  }
`;

const DayRow = styled.tr<{ $status: DayStatus }>`
  ${({ $status }) => rowTint($status)}
  th,
  td {
    border-top: 1px solid ${token('color-border')};
  }
  th {
    font-weight: ${token('weight-semibold')};
    white-space: nowrap;
  }
  small {
    ${text('12')}
    display: block;
    color: ${token('color-text-3')};
    font-weight: ${token('weight-regular')};
  }
`;

const BelowRow = styled.tr<{ $status: DayStatus }>`
  ${({ $status }) => rowTint($status)}
  td {
    padding-bottom: ${token('space-4')};
  }
`;

const Day = ({ day, skipPrompt }: DayProps) => {
  const control = useDay({ day, skipPrompt });
  return (
    <>
      <DayRow $status={control.status} data-status={control.status} aria-current={day.today ? 'date' : undefined}>
        <th scope="row">
          {weekdayIn(day.date)}
          <small>{day.today ? trackerWords().today : shortDayIn(day.date)}</small>
        </th>
        <td>
          <Outcome day={day} />
        </td>
        <td>
          <Status day={day} control={control} />
        </td>
        <td>
          <Reason day={day} control={control} />
        </td>
      </DayRow>
      {hasDetails(control) && (
        <BelowRow $status={control.status}>
          <td colSpan={4}>
            <DayDetails day={day} control={control} />
          </td>
        </BelowRow>
      )}
    </>
  );
};

export interface WeekProps {
  days: readonly TrackerDay[];
  skipPrompt: SkipPromptState;
}

/** The week as a table with all details of each day. */
export const TrackerTable = ({ days, skipPrompt }: WeekProps) => {
  const { title, tableOf, columns } = trackerWords();
  return (
    <Scroll tabIndex={0} role="region" aria-label={tableOf} data-scroll>
      <Table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{columns.day}</th>
            <th scope="col">{columns.outcome}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.reason}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Day key={day.date} day={day} skipPrompt={skipPrompt} />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
};
