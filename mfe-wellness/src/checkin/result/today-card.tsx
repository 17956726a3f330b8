import { useHold, usePlanToday, useToday, useWeekPlan } from '@stridewell/app/core';
import type { CheckinAnswer, WeeklyPlanDay } from '@stridewell/contracts/web';
import { ButtonLink, Card, Stack, Text, TextLink } from '@stridewell/ui/core';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useScreenExists } from '../../shared/use-screen-exists.ts';
import { resultWords } from './result-words.ts';

const SessionChange = lazy(() => import('./session-change.tsx').catch(() => ({ default: () => <></> })));

/** Reserves the space of the bars while their code loads. */
const Space = styled.div`
  min-height: 40px;
`;

const Bars = ({ day, follows, isMoving }: { day: WeeklyPlanDay; follows: boolean; isMoving: boolean }) => {
  const { session, planned } = day;
  if (!session && !planned) return null;
  const original = planned === undefined ? session : planned;
  const before = follows ? planned : original;
  return (
    <Suspense fallback={<Space />}>
      <SessionChange before={before} now={follows ? (session ?? null) : undefined} isMoving={isMoving} />
    </Suspense>
  );
};

/**
 * Returns today's day of the plan, even before the plan has been updated for the check-in. Null if there is no plan or
 * while a hold blocks training.
 */
const useDay = (): WeeklyPlanDay | null => {
  const today = useToday();
  const plan = useWeekPlan();
  const { loading, closed } = useHold('running');
  const day = plan.state === 'there' ? plan.value.days.find(({ date }) => date === today) : undefined;
  return day && !loading && !closed ? day : null;
};

export interface TodayCardProps {
  answer: CheckinAnswer;
  /** True if a change of the session may be animated. */
  fresh: boolean;
  /** True if the physio coach has paused running. */
  isStopped: boolean;
}

/**
 * Effect of the check-in on today's session: before and after as bars, the plan's reason in one line, and a link to
 * Today. Until the plan has been updated for the check-in, only the planned session is shown.
 */
export const TodayCard = ({ answer, fresh, isStopped }: TodayCardProps) => {
  const words = resultWords();
  const day = useDay();
  const plan = usePlanToday(answer.score);
  const hasRunning = useScreenExists('/running');
  const follows = plan !== null;
  const shown = plan ?? day;
  const isMoving = fresh && (answer.recommendation === 'Push' || answer.recommendation === 'Adapt');
  return (
    <Card title={day ? words.today : undefined}>
      <Stack $gap={3}>
        {day && shown && (
          <>
            {follows && (
              <Text $medium>{shown.minutes > 0 ? words.session(shown.title, shown.minutes) : shown.title}</Text>
            )}
            <Bars day={shown} follows={follows} isMoving={isMoving} />
            <Text $quiet={2}>{plan ? plan.action.text : words.follows}</Text>
          </>
        )}
        <ButtonLink href="/" wide>
          {words.start}
        </ButtonLink>
        {hasRunning && !isStopped && (
          <div>
            <TextLink href="/running?tab=chat&action=today" direction="forward">
              {words.coach}
            </TextLink>
          </div>
        )}
      </Stack>
    </Card>
  );
};
