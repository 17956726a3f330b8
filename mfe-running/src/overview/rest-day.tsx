import type { WeeklyPlan, WeeklyPlanDay } from '@stridewell/contracts/web';
import { addDays } from '@stridewell/contracts/web';
import { EffortBars } from '@stridewell/ui/charts';
import { ButtonLink, Icon, Text, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { weekdayLabel } from '../plan/day-names.ts';
import { ChangeNote } from '../session/change-note.tsx';
import { barsOf, partsOf } from '../session/effort.ts';
import { sessionPath } from '../session/session-path.ts';
import { StrengthMark } from '../tracker/strength-mark.tsx';
import { overviewWords } from './overview-words.ts';
import { SessionFrame, SessionLinks } from './session-frame.tsx';

const Between = styled.ul`
  ${text('12')}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-2')};
  align-items: end;
  text-align: center;
  color: ${token('color-text-3')};
  b {
    display: block;
    margin-top: ${token('space-2')};
    color: ${token('color-text')};
    font-weight: ${token('weight-medium')};
  }
`;

const RestTile = styled.li`
  display: grid;
  justify-items: center;
  align-content: end;
  padding: ${token('space-4')} ${token('space-2')} ${token('space-2')};
  border-radius: ${token('radius-md')};
  background: ${token('color-accent-bg')};
  color: ${token('color-accent')};
  b {
    color: inherit;
  }
`;

/** A day next to the rest day: its bars, weekday and session. */
const Neighbour = ({ day }: { day: WeeklyPlanDay | undefined }) => {
  const words = overviewWords().rest;
  return day ? (
    <li>
      {day.session && <EffortBars bars={barsOf(partsOf(day.session))} size="list" />}
      <b>{weekdayLabel(day.date)}</b>
      {day.minutes > 0 ? words.session(day.title, day.minutes) : words.rest}
    </li>
  ) : (
    <li />
  );
};

const dayAt = ({ days }: WeeklyPlan, date: string): WeeklyPlanDay | undefined => days.find((day) => day.date === date);

export interface RestDayCardProps {
  day: WeeklyPlanDay;
  plan: WeeklyPlan;
}

/** Card of a rest day, drawn between the days around it, so that the rest looks like part of the plan. */
export const RestDayCard = ({ day, plan }: RestDayCardProps) => {
  const words = overviewWords().rest;
  const before = dayAt(plan, addDays(day.date, -1));
  const after = dayAt(plan, addDays(day.date, 1));
  return (
    <SessionFrame label={words.today} title={words.title}>
      {!day.changed && <Text $quiet={2}>{day.why}</Text>}
      <Between aria-label={words.around}>
        <Neighbour day={before} />
        <RestTile aria-current="date">
          <Icon name="sleep" />
          <b>{words.today}</b>
          {words.rest}
        </RestTile>
        <Neighbour day={after} />
      </Between>
      <ChangeNote day={day} />
      <StrengthMark day={day} />
      {day.strength && (
        <SessionLinks>
          <ButtonLink href={sessionPath(day.date)} variant="secondary" icon="strength">
            {words.exercises}
          </ButtonLink>
        </SessionLinks>
      )}
      {after?.session && (
        <SessionLinks>
          <ButtonLink href={sessionPath(after.date)} variant="secondary" icon="eye">
            {words.tomorrow}
          </ButtonLink>
        </SessionLinks>
      )}
    </SessionFrame>
  );
};
