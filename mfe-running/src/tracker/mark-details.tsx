import type { LogStatus } from '@stridewell/contracts/web';
import { Button, Stack, Text, token } from '@stridewell/ui/core';
import { Segmented } from '@stridewell/ui/forms';
import { Flyout } from '@stridewell/ui/overlays';
import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { longDayIn } from '../session/days.ts';
import { DayDetails, hasDetails, Reason } from './day-cells.tsx';
import { EffortPicker } from './effort-picker.tsx';
import { MinutesField } from './minutes-field.tsx';
import type { TrackerDay } from './tracker-days.ts';
import { trackerWords } from './tracker-words.ts';
import { type DayControl, useDay } from './use-day.ts';
import { useSkipPrompt } from './use-skip-prompt.ts';

const STATUS_OPTIONS = ['done', 'partial', 'skipped'] as const;

const Question = styled.div`
  border-radius: ${token('radius-md')};
`;

/** Minutes and effort of a session that is done or partial, or the reason for a skipped one. */
const Details = ({ day, control }: { day: TrackerDay; control: DayControl }) => {
  if (hasDetails(control)) return <DayDetails day={day} control={control} />;
  if (!day.log) return null;
  if (day.log.status === 'skipped') return <Reason day={day} control={control} />;
  return (
    <>
      <MinutesField
        label={trackerWords().minutes}
        minutes={day.log.minutes}
        onChange={(minutes) => control.setDetails({ minutes })}
        isLabelled
      />
      <EffortPicker effort={day.log.effort ?? null} onChange={(effort) => control.setDetails({ effort })} />
    </>
  );
};

export interface MarkDetailsProps {
  day: TrackerDay;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * Details of a marked session: status, minutes and effort, or why it was skipped. Every answer is saved immediately.
 */
const MarkDetails = ({ day, anchor, onClose }: MarkDetailsProps) => {
  const control = useDay({ day, skipPrompt: useSkipPrompt() });
  const question = useRef<HTMLDivElement>(null);
  const focused: DayControl = {
    ...control,
    // The buttons of the question disappear, so the focus moves to the status.
    pick: (reason) => {
      control.pick(reason);
      question.current?.focus();
    },
    leave: () => {
      control.leave();
      question.current?.focus();
    },
    closeMessage: () => {
      control.closeMessage();
      question.current?.focus();
    },
  };
  const { details, statuses } = trackerWords();
  const title = day.plan ? day.plan.title : details.yourRun;
  const date = longDayIn(day.date);
  return (
    <Flyout title={title} anchor={anchor} onClose={onClose}>
      <Stack $gap={4}>
        <Text $size="14" $quiet={3}>
          {day.plan ? details.planned(date, day.plan.minutes) : date}
        </Text>
        <Question ref={question} tabIndex={-1}>
          <Segmented<LogStatus>
            label={details.question}
            options={STATUS_OPTIONS.map((value) => ({ value, label: statuses[value] }))}
            value={control.status === 'none' ? null : control.status}
            onChange={control.setStatus}
          />
        </Question>
        <Details day={day} control={focused} />
        <Button
          variant="quiet"
          small
          onClick={() => {
            control.setStatus('none');
            onClose();
          }}
        >
          {details.remove}
        </Button>
      </Stack>
    </Flyout>
  );
};

export default MarkDetails;
