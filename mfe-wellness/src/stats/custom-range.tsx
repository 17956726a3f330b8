import { CardBox, Columns, media, Stack, Text } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { isCompleteDate } from '../shared/date-range.ts';
import { statsWords } from './stats-words.ts';

/** Row with two date fields. They are stacked on the smallest phones. */
const Dates = styled(Columns)`
  max-width: 520px;
  /* An error below one field must not move the other field. */
  align-items: start;
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export interface CustomRangeProps {
  from: string;
  to: string;
  /** Validation error for the range, shown at the end date field. */
  problem: string | null;
  onChange: (dates: { from: string } | { to: string }) => void;
}

export const CustomRange = ({ from, to, problem, onChange }: CustomRangeProps) => (
  <CardBox as="div">
    <Stack $gap={3}>
      <Dates>
        <TextField
          label={statsWords().from}
          type="date"
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          label={statsWords().to}
          type="date"
          value={to}
          error={problem}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </Dates>
      <div role="status">
        {!(isCompleteDate(from) && isCompleteDate(to)) && (
          <Text $size="14" $quiet={2}>
            {statsWords().bothNeeded}
          </Text>
        )}
      </div>
    </Stack>
  </CardBox>
);
