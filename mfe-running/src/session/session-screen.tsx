import { NotFound, Page, Referral, useToday } from '@stridewell/app/core';
import { HoldNotice } from '@stridewell/app/safety';
import { isDate, type WeeklyPlan, type WeeklyPlanDay, weekStartOf } from '@stridewell/contracts/web';
import { ButtonLink, Card, EmptyState, ErrorCard, media, TabSkeleton, Text } from '@stridewell/ui/core';
import { ActionBar } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { DASHBOARD } from '../dashboard/running-screen.tsx';
import { usePlanWeek } from '../plan/use-plan-week.ts';
import { longDayIn } from './days.ts';
import { NoteBox } from './note-box.tsx';
import { RaceAhead } from './race-ahead.tsx';
import { SessionContent } from './session-content.tsx';
import { sessionWords } from './session-words.ts';
import { usePaceUnit } from './use-pace-unit.ts';
import { useTrainingGate } from './use-training-gate.ts';

const MarkLink = styled(ButtonLink)`
  ${media.phone} {
    width: 100%;
  }
`;

const titleOf = ({ session, title }: WeeklyPlanDay): string => session?.title ?? title;

const Closed = ({ referral }: { referral: string | null }) => {
  const { closed } = sessionWords();
  return (
    <>
      <HoldNotice coach="running" />
      {referral && <Referral text={referral} />}
      <Card title={closed.title}>
        <Text $quiet={2}>{closed.text}</Text>
      </Card>
    </>
  );
};

interface PlannedDayProps {
  date: string;
  plan: WeeklyPlan;
  day: WeeklyPlanDay;
}

const PlannedDay = ({ date, plan, day }: PlannedDayProps) => {
  const words = sessionWords();
  const today = useToday();
  const unit = usePaceUnit();
  const { loading, closed, referral } = useTrainingGate(date);
  const isProvisional = plan.provisional === true;
  const isMarkable = date <= today && weekStartOf(date) === weekStartOf(today) && day.minutes > 0;
  if (loading) return <Loading date={date} />;
  return (
    <Page title={closed ? words.session : titleOf(day)} over={longDayIn(date)} back={DASHBOARD}>
      {closed ? (
        <Closed referral={referral} />
      ) : (
        <>
          {isProvisional && (
            <NoteBox icon="info">
              <p>
                <b>{words.provisional}</b> {plan.dependsOn}
              </p>
            </NoteBox>
          )}
          <SessionContent day={day} isProvisional={isProvisional} unit={unit} paceNote={plan.paceSource?.text} />
          {isMarkable && (
            <ActionBar>
              <MarkLink href="/running?tab=tracker" icon="check">
                {words.markIt}
              </MarkLink>
            </ActionBar>
          )}
        </>
      )}
    </Page>
  );
};

const Loading = ({ date }: { date: string }) => {
  const { session } = sessionWords();
  return (
    <Page title={session} over={longDayIn(date)} back={DASHBOARD}>
      <TabSkeleton label={session} />
    </Page>
  );
};

const ExistingDate = ({ date }: { date: string }) => {
  const words = sessionWords();
  const week = usePlanWeek(weekStartOf(date));
  if (week.state === 'loading') return <Loading date={date} />;
  const day = week.state === 'there' && week.value.days.find((row) => row.date === date);
  if (week.state === 'there' && day) return <PlannedDay date={date} plan={week.value} day={day} />;
  return (
    <Page title={words.session} over={longDayIn(date)} back={DASHBOARD}>
      {week.state === 'failed' ? (
        <ErrorCard title={words.session} onRetry={week.retry} busy={week.retrying}>
          {words.failed}
        </ErrorCard>
      ) : (
        <RaceAhead date={date}>
          <Card>
            <EmptyState icon="calendar" title={words.none.title}>
              {words.none.text}
            </EmptyState>
          </Card>
        </RaceAhead>
      )}
    </Page>
  );
};

/** /running/session/:date: the planned session of a day. */
const SessionScreen = ({ date }: { date: string }) => (isDate(date) ? <ExistingDate date={date} /> : <NotFound />);

export default SessionScreen;
