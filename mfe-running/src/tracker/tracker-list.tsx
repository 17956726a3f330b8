import { Row, shortDay, Text, token, weekdayName } from '@stridewell/ui/core';
import styled from 'styled-components';
import { DayDetails, hasDetails, Outcome, Reason, Status } from './day-cells.tsx';
import { rowTint } from './row-tint.ts';
import type { DayStatus } from './tracker-days.ts';
import type { WeekProps } from './tracker-table.tsx';
import { type DayProps, useDay } from './use-day.ts';

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Item = styled.li<{ $status: DayStatus }>`
  ${({ $status }) => rowTint($status)}
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
`;

const OutcomeColumn = styled.div`
  display: grid;
  justify-items: end;
  min-width: 0;
  text-align: right;
`;

const Day = ({ day, skipPrompt }: DayProps) => {
  const control = useDay({ day, skipPrompt });
  return (
    <Item $status={control.status} data-status={control.status} aria-current={day.today ? 'date' : undefined}>
      <Row $between $align="start">
        <div>
          <Text $medium>{weekdayName(day.date)}</Text>
          <Text $size="12" $quiet={3}>
            {day.today ? 'Today' : shortDay(day.date)}
          </Text>
        </div>
        <OutcomeColumn>
          <Outcome day={day} />
        </OutcomeColumn>
      </Row>
      <Row $between $wrap>
        <Status day={day} control={control} />
        {day.log?.reason && <Reason day={day} control={control} />}
      </Row>
      {hasDetails(control) && <DayDetails day={day} control={control} />}
    </Item>
  );
};

/** The week as a list, for phones. */
export const TrackerList = ({ days, skipPrompt }: WeekProps) => (
  <List aria-label="Weekly Tracker">
    {days.map((day) => (
      <Day key={day.date} day={day} skipPrompt={skipPrompt} />
    ))}
  </List>
);
