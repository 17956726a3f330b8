import { LogBadge, sessionTitle } from '@stridewell/app/core';
import type { TrainingLog, WeeklyPlanDay } from '@stridewell/contracts/web';
import { figures, Hidden, Icon, text, token, weekdayName } from '@stridewell/ui/core';
import styled from 'styled-components';
import { PLAN_TYPE_DISPLAY } from './plan-type-display.ts';
import { PlanTypeLabel } from './plan-type-label.tsx';

const Row = styled.li<{ $today: boolean }>`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
  ${({ $today }) => $today && `background: ${token('color-accent-bg')};`}
`;

const Day = styled.div<{ $today: boolean }>`
  ${text('12')}
  ${figures}
  display: grid;
  align-content: start;
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
  color: ${token('color-text-2')};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-3')};
`;

const Title = styled.p<{ $rest: boolean }>`
  ${text('16')}
  color: ${({ $rest }) => token($rest ? 'color-text-3' : 'color-text')};
  font-weight: ${({ $rest }) => token($rest ? 'weight-regular' : 'weight-semibold')};
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

const Time = styled.div`
  ${text('16')}
  ${figures}
  color: ${token('color-text')};
  font-weight: ${token('weight-semibold')};
  white-space: nowrap;
  small {
    ${text('12')}
    color: ${token('color-text-3')};
    font-weight: ${token('weight-regular')};
  }
`;

/**
 * Title of days before the plan was created. The reason for such days is hidden, because it is the same for all of
 * them.
 */
const BEFORE_PLAN = 'No session';

export interface PlanDayProps {
  day: WeeklyPlanDay;
  today: boolean;
  log?: TrainingLog | undefined;
}

/** One day of the plan: session, minutes, reason, log status, and a change made after the plan was created. */
export const PlanDay = ({ day, today, log }: PlanDayProps) => {
  const { date, planType, minutes, zone, title, why, changed, strengthMinutes, ladderStage } = day;
  const isBefore = title === BEFORE_PLAN;
  // A title that equals the label of the session type, such as "Rest", is shown only once.
  const isTitleKind = title === PLAN_TYPE_DISPLAY[planType].label;
  return (
    <Row $today={today} aria-current={today ? 'date' : undefined}>
      <Day $today={today}>
        <span>{weekdayName(date)}</span>
        <b>{Number(date.slice(8))}</b>
        {today && <span>Today</span>}
      </Day>
      <Words>
        <Head>
          <Title $rest={minutes === 0}>
            {isTitleKind ? <PlanTypeLabel planType={planType} /> : sessionTitle(title)}
          </Title>
          {minutes > 0 && (
            <Time>
              {minutes} <small>min</small>
            </Time>
          )}
        </Head>
        {log && (
          <div>
            <LogBadge status={log.status} />
          </div>
        )}
        {!isTitleKind && !isBefore && <PlanTypeLabel planType={planType} zone={zone} />}
        {!isBefore && <p>{why}</p>}
        {changed && (
          <Changed>
            <Icon name="swap" size={16} />
            <span>
              <Hidden>Changed: </Hidden>
              {changed}
            </span>
          </Changed>
        )}
        {ladderStage !== undefined && <p>{`Walk–run ladder, stage ${ladderStage}`}</p>}
        {strengthMinutes !== undefined && strengthMinutes > 0 && <p>{`Strength, ${strengthMinutes} min`}</p>}
      </Words>
    </Row>
  );
};
