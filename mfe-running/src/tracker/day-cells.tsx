import { Hidden, Row, Text, TextButton, TextLink, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { ACTIVITIES_PATH } from '../activities/activity-path.ts';
import { PlanTypeLabel } from '../plan/plan-type-label.tsx';
import { EffortSelect } from './effort-select.tsx';
import { MinutesField } from './minutes-field.tsx';
import { SkipMessage } from './skip-message.tsx';
import { SkipReasonPicker } from './skip-reason-picker.tsx';
import { StatusSelect } from './status-select.tsx';
import { StrengthMark } from './strength-mark.tsx';
import type { TrackerDay } from './tracker-days.ts';
import { trackerWords } from './tracker-words.ts';
import type { DayControl } from './use-day.ts';

export interface DayCellProps {
  day: TrackerDay;
  control: DayControl;
}

/** The strength session below the run's status, with its icon in line with the status. */
const Strength = styled.div`
  flex-basis: 100%;
  margin-top: ${token('space-1')};
`;

const EmptyValue = ({ children }: { children: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <Hidden>{children}</Hidden>
  </>
);

/** The day's outcome, with title and minutes of the planned session. */
export const Outcome = ({ day: { outcome, plan } }: { day: TrackerDay }) => (
  <>
    {outcome ? <PlanTypeLabel planType={outcome} /> : <EmptyValue>{trackerWords().noOutcome}</EmptyValue>}
    {plan && plan.minutes > 0 && <Text as="small" $size="12" $quiet={3}>{`${plan.title}, ${plan.minutes} min`}</Text>}
  </>
);

/** The run's status, with minutes and effort when it is done or partial. Plain text when it cannot change. */
const RunStatus = ({ day, control }: DayCellProps) => {
  const words = trackerWords();
  if (!day.isLoggable) return <Text $size="14">{words.statuses[control.status]}</Text>;
  return (
    <Row $gap={2} $wrap>
      <StatusSelect
        ref={control.select}
        label={words.statusFor(control.name)}
        value={control.status}
        onChange={control.setStatus}
      />
      {day.log && !control.isAsking && day.log.status !== 'skipped' && (
        <>
          <MinutesField
            key={day.date}
            label={words.minutesFor(control.name)}
            minutes={day.log.minutes}
            onChange={(minutes) => control.setDetails({ minutes })}
          />
          <EffortSelect
            label={words.effortFor(control.name)}
            effort={day.log.effort ?? null}
            onChange={(effort) => control.setDetails({ effort })}
          />
        </>
      )}
    </Row>
  );
};

/** The day's status, and the mark of its strength session. */
export const Status = (props: DayCellProps) => (
  <>
    <RunStatus {...props} />
    {props.day.log?.source === 'activities' && (
      <TextLink href={ACTIVITIES_PATH}>{trackerWords().fromActivity}</TextLink>
    )}
    {props.day.plan?.strength && (
      <Strength>
        <StrengthMark day={props.day.plan} />
      </Strength>
    )}
  </>
);

/** Button that shows the skip reason and reopens the question about it. */
export const Reason = ({ day, control }: DayCellProps) => {
  const words = trackerWords();
  const reason = day.log?.reason ? words.reasons[day.log.reason] : null;
  if (reason !== null && !day.isLoggable) return <Text $size="14">{reason}</Text>;
  if (reason === null || control.isAsking) return <EmptyValue>{words.noReason}</EmptyValue>;
  return (
    <TextButton aria-label={words.changeReason(reason, control.name)} onClick={control.askAgain}>
      {reason}
    </TextButton>
  );
};

/** True if a question or a message is shown below the day's row. */
export const hasDetails = ({ isAsking, skipReason }: DayControl): boolean => isAsking || skipReason !== null;

/**
 * Content below a day's row: the question about the skip reason, or the coach's message after the runner has answered
 * it.
 */
export const DayDetails = ({ day, control }: DayCellProps) =>
  control.isAsking ? (
    <SkipReasonPicker onPick={control.pick} onLeave={control.leave} />
  ) : (
    control.skipReason && <SkipMessage day={day} reason={control.skipReason} onClose={control.closeMessage} />
  );
