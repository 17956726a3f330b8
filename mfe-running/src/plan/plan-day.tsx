import type { TrainingLog, WeeklyPlanDay } from '@stridewell/contracts/web';
import { figures, Hidden, Icon, text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { dropStyle, useDayDrag } from '../plan-changes/plan-drag.tsx';
import { partsOf } from '../session/effort.ts';
import { sessionPath } from '../session/session-path.ts';
import { targetLine } from '../session/step-words.ts';
import type { PaceUnit } from '../session/units.ts';
import { StrengthMark } from '../tracker/strength-mark.tsx';
import { DayBars } from './day-bars.tsx';
import { weekdayLabel } from './day-names.ts';
import { DayStatus } from './day-status.tsx';
import { planTypeName } from './plan-type-display.ts';
import { PlanTypeLabel } from './plan-type-label.tsx';
import { planWords } from './plan-words.ts';

const Row = styled.li<{ $today: boolean; $rest: boolean }>`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: ${token('space-3')};
  align-items: center;
  min-height: ${({ $rest }) => ($rest ? '56px' : '72px')};
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
  ${({ $today }) => $today && `background: ${token('color-accent-bg')};`}
  ${dropStyle}
`;

const Day = styled.div<{ $today: boolean }>`
  ${text('12')}
  ${figures}
  display: grid;
  justify-items: center;
  color: ${({ $today }) => token($today ? 'color-accent' : 'color-text-3')};
  b {
    ${text('16')}
    color: ${({ $today }) => token($today ? 'color-accent' : 'color-text')};
    font-weight: ${token('weight-semibold')};
  }
`;

const Words = styled.div`
  ${text('14')}
  display: grid;
  gap: 2px;
  grid-template-columns: minmax(0, 1fr);
  color: ${token('color-text-2')};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  /* The minutes move below a long title, so that the title keeps its line: "Gå–løp, trinn 3". */
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
`;

const Title = styled.p<{ $rest: boolean }>`
  ${text('16')}
  color: ${({ $rest }) => token($rest ? 'color-text-3' : 'color-text')};
  font-weight: ${({ $rest }) => token($rest ? 'weight-regular' : 'weight-semibold')};
`;

/** Link of a title, 44 px high without making the row higher. */
const TitleLink = styled(Link)`
  position: relative;
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: -12px 0;
  }
`;

const Changed = styled.p`
  display: flex;
  gap: 6px;
  margin-top: ${token('space-1')};
  color: ${token('color-text')};
  font-weight: ${token('weight-medium')};
  svg {
    flex: none;
    margin-top: 2px;
    color: ${token('color-accent')};
  }
`;

/** The strength mark's icon is in line with the text of the row. */
const Strength = styled.div`
  margin-left: calc(-1 * ${token('space-2')});
  > p {
    margin-left: ${token('space-2')};
  }
`;

const Time = styled.div`
  ${text('16')}
  ${figures}
  color: ${token('color-text')};
  font-weight: ${token('weight-semibold')};
  white-space: nowrap;
  small {
    ${text('14')}
    color: ${token('color-text-3')};
    font-weight: ${token('weight-regular')};
  }
`;

const Minutes = ({ planned, log }: { planned: number; log: TrainingLog | undefined }) => {
  const done = log && log.status !== 'skipped' ? log.minutes : null;
  return (
    <Time>
      {done === null || done === planned ? (
        <>
          {planned} <small>min</small>
        </>
      ) : (
        <>
          {done} <small>{planWords().ofPlanned(planned)}</small>
        </>
      )}
    </Time>
  );
};

const DayTitle = ({ day, hasReasons }: { day: WeeklyPlanDay; hasReasons: boolean }) => {
  const { date, planType, minutes, title, session, strength } = day;
  // In an older week, a title that equals the label of the session type, such as "Rest", is shown with its icon.
  const isLabel = hasReasons && title === planTypeName(planType);
  const words = isLabel ? <PlanTypeLabel planType={planType} /> : title;
  return (
    <Title $rest={minutes === 0}>
      {session || strength ? <TitleLink href={sessionPath(date)}>{words}</TitleLink> : words}
    </Title>
  );
};

/** The type and zone of a session without steps, or the target of a session with steps. */
const Detail = ({ day, unit }: { day: WeeklyPlanDay; unit: PaceUnit }) => {
  const { planType, zone, title, session, beforePlan } = day;
  if (session) {
    const line = targetLine(partsOf(session), unit);
    return line && <p>{line}</p>;
  }
  return !beforePlan && title !== planTypeName(planType) ? <PlanTypeLabel planType={planType} zone={zone} /> : null;
};

/** The change of the day or, if there is none, the session's reason in a week that has reasons. */
const Reason = ({ day: { why, changed, beforePlan }, hasReasons }: { day: WeeklyPlanDay; hasReasons: boolean }) => {
  // All days before the plan was created have the same reason.
  if (!changed) return beforePlan || !hasReasons ? null : <p>{why}</p>;
  return (
    <Changed>
      <Icon name="swap" size={16} />
      <span>
        <Hidden>{planWords().changed}</Hidden>
        {changed}
      </span>
    </Changed>
  );
};

export interface PlanDayProps {
  day: WeeklyPlanDay;
  isToday: boolean;
  isProvisional: boolean;
  /**
   * True for a week that an earlier release planned, whose rows show a reason. In other weeks the reason is the
   * session's purpose, which is the same in many rows and shown on the session's page.
   */
  hasReasons: boolean;
  log?: TrainingLog | undefined;
  /** Duration in minutes of the week's longest day, to which the widths of the bars are relative. */
  longestMinutes: number;
  unit: PaceUnit;
  /** Controls of the day, such as a menu, at the end of the row. */
  menu?: ReactNode;
}

/** One day of the plan: session, minutes, status, target, reason or change, and bars. */
export const PlanDay = (props: PlanDayProps) => {
  const { day, isToday, isProvisional, hasReasons, log, longestMinutes, unit, menu } = props;
  const { date, minutes, strengthMinutes = 0, ladderStage, strength } = day;
  const words = planWords();
  const drag = useDayDrag(day);
  return (
    <Row $today={isToday} $rest={minutes === 0} aria-current={isToday ? 'date' : undefined} {...(menu ? drag.row : {})}>
      <Day $today={isToday}>
        <span>{weekdayLabel(date)}</span>
        <b>{Number(date.slice(8))}</b>
        {isToday && <span>{words.today}</span>}
      </Day>
      <Words>
        <Head>
          <DayTitle day={day} hasReasons={hasReasons} />
          {minutes > 0 && <Minutes planned={minutes} log={log} />}
        </Head>
        {drag.note !== null && <p role="status">{drag.note}</p>}
        {log && <DayStatus status={log.status} />}
        <Detail day={day} unit={unit} />
        <Reason day={day} hasReasons={hasReasons} />
        {ladderStage !== undefined && <p>{words.ladder(ladderStage)}</p>}
        {strength ? (
          <Strength>
            <StrengthMark day={day} />
          </Strength>
        ) : (
          strengthMinutes > 0 && <p>{words.strength(strengthMinutes)}</p>
        )}
        <DayBars day={day} log={log} longestMinutes={longestMinutes} isProvisional={isProvisional} unit={unit} />
      </Words>
      {menu}
    </Row>
  );
};
