import { useToday } from '@stridewell/app/core';
import { shortDayIn, weekdayIn } from '@stridewell/app/screens';
import { EffortBars } from '@stridewell/ui/charts';
import { figures, Hidden, Text, TextButton, TextLink, text, token } from '@stridewell/ui/core';
import { useRef } from 'react';
import styled from 'styled-components';
import { ACTIVITIES_PATH } from '../activities/activity-path.ts';
import { barsOf, partsOf } from '../session/effort.ts';
import { sessionPath } from '../session/session-path.ts';
import { DayDetails, hasDetails, Reason } from './day-cells.tsx';
import { MarkButton } from './day-mark.tsx';
import { MinutesField } from './minutes-field.tsx';
import { rowTint } from './row-tint.ts';
import { StrengthMark } from './strength-mark.tsx';
import type { DayStatus, TrackerDay } from './tracker-days.ts';
import type { WeekProps } from './tracker-table.tsx';
import { type TrackerWords, trackerWords } from './tracker-words.ts';
import { type DayControl, type DayProps, useDay } from './use-day.ts';

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Item = styled.li<{ $status: DayStatus }>`
  ${({ $status }) => rowTint($status)}
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: ${token('space-2')} ${token('space-3')};
  align-items: center;
  min-height: 56px;
  padding: ${token('space-1')} ${token('space-2')} ${token('space-1')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
`;

const Session = styled.div`
  ${text('14')}
  ${figures}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token('space-2')};
  align-items: center;
  overflow-wrap: anywhere;
  > :nth-child(2) {
    width: 56px;
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-3')};
  align-items: center;
  grid-column: 2 / -1;
`;

const Whole = styled.div`
  grid-column: 1 / -1;
  padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} 0;
`;

const Marks = styled.div`
  display: flex;
  align-items: center;
`;

/** Extends to the padding of the card, to align with the circles of the other rows. */
const MarkText = styled(TextButton)`
  margin-right: ${token('space-2')};
`;

/** Title and minutes of a day's session, with its bars. */
const DaySession = ({ day, words }: { day: TrackerDay; words: TrackerWords }) => {
  const { plan, log } = day;
  if (!plan || plan.minutes === 0)
    return (
      <Session>
        <Text as="span" $size="14" $quiet={3}>
          {plan ? (plan.beforePlan ? words.beforePlan : words.rest) : words.noSession}
        </Text>
      </Session>
    );
  return (
    <Session>
      <span>
        {plan.session ? <TextLink href={sessionPath(plan.date)}>{plan.title}</TextLink> : <b>{plan.title}</b>}
        <Text as="span" $size="12" $quiet={3}>
          {' '}
          {plan.minutes} min
        </Text>
      </span>
      {plan.session && !log && <EffortBars bars={barsOf(partsOf(plan.session))} size="list" />}
    </Session>
  );
};

/**
 * The logged values: minutes, which can be corrected, or the reason for a skipped session, and the source of the log.
 */
const Logged = ({ day, control, words }: { day: TrackerDay; control: DayControl; words: TrackerWords }) => {
  const { log } = day;
  if (!log) return null;
  return (
    <Below>
      {log.status === 'skipped' ? (
        <Reason day={day} control={control} />
      ) : day.isLoggable ? (
        <MinutesField
          label={words.minutesFor(control.name)}
          minutes={log.minutes}
          onChange={(minutes) => control.setDetails({ minutes })}
        />
      ) : (
        log.minutes !== null && <Text $size="14">{log.minutes} min</Text>
      )}
      {log.source === 'activities' && <TextLink href={ACTIVITIES_PATH}>{words.fromActivity}</TextLink>}
    </Below>
  );
};

/** The circle of a day up to today that has a session or a log; on other days, the option to log a run. */
const DayMarks = ({ day, control, words }: { day: TrackerDay; control: DayControl; words: TrackerWords }) => {
  const isAhead = day.date > useToday();
  const { plan, log } = day;
  if (!day.isLoggable || (isAhead && !log))
    return log || !isAhead ? <Text $size="14">{words.statuses[control.status]}</Text> : null;
  if (plan && plan.minutes === 0 && !log)
    return (
      <MarkText
        aria-label={plan.beforePlan ? words.logRunOn(control.name) : words.ranAnywayOn(control.name)}
        onClick={() => control.setStatus('done')}
      >
        {plan.beforePlan ? words.logRun : words.ranAnyway}
      </MarkText>
    );
  const name = `${plan && plan.minutes > 0 ? plan.title : words.noSession}, ${control.name}`;
  return <MarkButton day={day} name={name} menuLabel={words.moreFor(name)} />;
};

const Day = ({ day, skipPrompt }: DayProps) => {
  const words = trackerWords();
  const row = useRef<HTMLLIElement>(null);
  const own = useDay({ day, skipPrompt });
  /** The buttons of the question and the message disappear, so the focus moves to the row. */
  const thenFocus =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      act(...args);
      row.current?.focus();
    };
  const control = {
    ...own,
    ...{ pick: thenFocus(own.pick), leave: thenFocus(own.leave), closeMessage: thenFocus(own.closeMessage) },
  };
  return (
    <Item
      ref={row}
      tabIndex={-1}
      $status={control.status}
      data-status={control.status}
      aria-current={day.today ? 'date' : undefined}
    >
      <div>
        <Text $size="14" $medium>
          {weekdayIn(day.date)}
        </Text>
        <Text $size="12" $quiet={3} style={{ whiteSpace: 'nowrap' }}>
          {day.today ? words.today : shortDayIn(day.date)}
        </Text>
      </div>
      <div>
        <DaySession day={day} words={words} />
        <Hidden>{words.statuses[control.status]}</Hidden>
        {day.plan?.strength && <StrengthMark day={day.plan} />}
      </div>
      <Marks>
        <DayMarks day={day} control={control} words={words} />
      </Marks>
      <Logged day={day} control={control} words={words} />
      {hasDetails(control) && (
        <Whole>
          <DayDetails day={day} control={control} />
        </Whole>
      )}
    </Item>
  );
};

/** The week as a list with one tap to mark a day, for phones. */
export const TrackerList = ({ days, skipPrompt }: WeekProps) => (
  <List aria-label={trackerWords().title}>
    {days.map((day) => (
      <Day key={day.date} day={day} skipPrompt={skipPrompt} />
    ))}
  </List>
);
