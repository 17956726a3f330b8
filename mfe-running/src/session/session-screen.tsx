import { type BackLink, NotFound, Page, Referral, useToday } from '@stridewell/app/core';
import { HoldNotice } from '@stridewell/app/safety';
import { isDate, type WeeklyPlan, type WeeklyPlanDay, weekStartOf } from '@stridewell/contracts/web';
import { ButtonLink, Card, EmptyState, ErrorCard, longDay, media, TabSkeleton, Text } from '@stridewell/ui/core';
import { ActionBar } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { usePlanWeek } from '../plan/use-plan-week.ts';
import { NoteBox } from './note-box.tsx';
import { SessionContent } from './session-content.tsx';
import { usePaceUnit } from './use-pace-unit.ts';
import { useTrainingGate } from './use-training-gate.ts';

const BACK: BackLink = { href: '/running', label: 'Back to Dashboard' };
const TITLE = 'Session';

const MarkLink = styled(ButtonLink)`
  ${media.phone} {
    width: 100%;
  }
`;

const titleOf = ({ session, title }: WeeklyPlanDay): string => session?.title ?? title;

const Closed = ({ referral }: { referral: string | null }) => (
  <>
    <HoldNotice coach="running" />
    {referral && <Referral text={referral} />}
    <Card title="No training for now">
      <Text $quiet={2}>
        Your session comes back when it is safe to train. Nothing is lost: your check-ins and your plan are kept.
      </Text>
    </Card>
  </>
);

interface PlannedDayProps {
  date: string;
  plan: WeeklyPlan;
  day: WeeklyPlanDay;
}

const PlannedDay = ({ date, plan, day }: PlannedDayProps) => {
  const today = useToday();
  const unit = usePaceUnit();
  const { loading, closed, referral } = useTrainingGate(date);
  const isProvisional = plan.provisional === true;
  const isMarkable = date <= today && weekStartOf(date) === weekStartOf(today) && day.minutes > 0;
  if (loading) return <Loading date={date} />;
  return (
    <Page title={closed ? TITLE : titleOf(day)} over={longDay(date)} back={BACK}>
      {closed ? (
        <Closed referral={referral} />
      ) : (
        <>
          {isProvisional && (
            <NoteBox icon="info">
              <p>
                <b>Provisional.</b> {plan.dependsOn}
              </p>
            </NoteBox>
          )}
          <SessionContent day={day} isProvisional={isProvisional} unit={unit} paceNote={plan.paceSource?.text} />
          {isMarkable && (
            <ActionBar>
              <MarkLink href="/running?tab=tracker" icon="check">
                Mark it in the tracker
              </MarkLink>
            </ActionBar>
          )}
        </>
      )}
    </Page>
  );
};

const Loading = ({ date }: { date: string }) => (
  <Page title={TITLE} over={longDay(date)} back={BACK}>
    <TabSkeleton label={TITLE} />
  </Page>
);

const ExistingDate = ({ date }: { date: string }) => {
  const week = usePlanWeek(weekStartOf(date));
  if (week.state === 'loading') return <Loading date={date} />;
  const day = week.state === 'there' && week.value.days.find((row) => row.date === date);
  if (week.state === 'there' && day) return <PlannedDay date={date} plan={week.value} day={day} />;
  return (
    <Page title={TITLE} over={longDay(date)} back={BACK}>
      {week.state === 'failed' ? (
        <ErrorCard title={TITLE} onRetry={week.retry} busy={week.retrying}>
          We could not load this session. Nothing is lost.
        </ErrorCard>
      ) : (
        <Card>
          <EmptyState icon="calendar" title="No plan for this day">
            Plans are kept for past weeks, this week and next week.
          </EmptyState>
        </Card>
      )}
    </Page>
  );
};

/** /running/session/:date: the planned session of a day. */
const SessionScreen = ({ date }: { date: string }) => (isDate(date) ? <ExistingDate date={date} /> : <NotFound />);

export default SessionScreen;
