import type { TrainingLog, WeeklyPlanDay } from '@stridewell/contracts/web';
import { ButtonLink, figures, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { DayStatus } from '../plan/day-status.tsx';
import { PlanTypeLabel } from '../plan/plan-type-label.tsx';
import { ChangeNote } from '../session/change-note.tsx';
import { Facts, sessionFacts } from '../session/facts.tsx';
import { NoteBox } from '../session/note-box.tsx';
import { SessionBars } from '../session/session-bars.tsx';
import { sessionPath } from '../session/session-path.ts';
import { lengthText } from '../session/step-words.ts';
import type { PaceUnit } from '../session/units.ts';
import { DayMark } from '../tracker/day-mark.tsx';
import { StrengthMark } from '../tracker/strength-mark.tsx';
import { overviewWords } from './overview-words.ts';
import { SessionFrame, SessionLinks } from './session-frame.tsx';

const Minutes = styled.span`
  ${figures}
`;

const Aside = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
`;

/** The strength session of the day, below the run. */
const Also = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token('space-2')};
`;

export interface PlannedSessionCardProps {
  day: WeeklyPlanDay;
  log: TrainingLog | undefined;
  /** False before today's check-in, after which the session may change. */
  isCheckedIn: boolean;
  unit: PaceUnit;
}

const lengthOf = ({ minutes, session }: WeeklyPlanDay, unit: PaceUnit): string =>
  session ? lengthText(session, unit) : `${minutes} min`;

/** Session of a day that an earlier release planned without steps. */
const WithoutSteps = ({ day: { planType, zone, why } }: { day: WeeklyPlanDay }) => (
  <div>
    <PlanTypeLabel planType={planType} zone={zone} />
    <Text $quiet={2}>{why}</Text>
  </div>
);

/** Card with today's session: its title and steps, what changed and why, its purpose and how it should feel. */
export const PlannedSessionCard = ({ day, log, isCheckedIn, unit }: PlannedSessionCardProps) => {
  const words = overviewWords().session;
  const { date, session, strength, ladderStage } = day;
  return (
    <SessionFrame
      label={words.title}
      title={session?.title ?? day.title}
      aside={
        <Aside>
          <Minutes>{lengthOf(day, unit)}</Minutes>
          <DayMark day={day} />
        </Aside>
      }
    >
      {session ? <SessionBars session={session} size="card" unit={unit} /> : <WithoutSteps day={day} />}
      {log && <DayStatus status={log.status} />}
      <SessionLinks>
        <ButtonLink href={sessionPath(date)} variant={isCheckedIn && !log ? 'primary' : 'secondary'} icon="run">
          {words.see}
        </ButtonLink>
        <ButtonLink href="/running?tab=tracker" variant="secondary" icon="check">
          {log ? words.openTracker : words.markInTracker}
        </ButtonLink>
      </SessionLinks>
      {isCheckedIn ? (
        <ChangeNote day={day} />
      ) : (
        <>
          {day.changed && <ChangeNote day={{ changed: day.changed }} />}
          <NoteBox icon="info">
            <b>{words.asPlanned}</b> {words.lowScore}
          </NoteBox>
        </>
      )}
      {session && <Facts facts={sessionFacts(session)} columns={2} />}
      {ladderStage !== undefined && (
        <Text $size="14" $quiet={2}>
          {words.ladder(ladderStage)}
        </Text>
      )}
      {strength && (
        <Also>
          <Text as="span" $size="14" $quiet={3}>
            {words.also}
          </Text>
          <StrengthMark day={day} />
        </Also>
      )}
    </SessionFrame>
  );
};
