import { useCheckinToday, useToday, useWeekLogs, useWeekPlan } from '@stridewell/app/core';
import { Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { planWords } from '../plan/plan-words.ts';
import { usePaceUnit } from '../session/use-pace-unit.ts';
import { useTrainingGate } from '../session/use-training-gate.ts';
import { overviewWords } from './overview-words.ts';
import { PlannedSessionCard } from './planned-session.tsx';
import { RaceDayCard } from './race-day.tsx';
import { RestDayCard } from './rest-day.tsx';

const Loading = () => (
  <SkeletonCard label={planWords().loading(overviewWords().session.title)}>
    <Skeleton $width={112} $height={20} />
    <Skeleton $width={200} $height={36} />
    <Skeleton $height={96} />
    <Skeleton $height={48} />
  </SkeletonCard>
);

/**
 * Today's session, rest day or race. Renders nothing while training may not be shown, or if there is no plan, because
 * the card of the week then shows the reason. With `onlyRace`, renders only a race.
 */
export const TodaySession = ({ onlyRace = false }: { onlyRace?: boolean }) => {
  const today = useToday();
  const week = useWeekPlan();
  const gate = useTrainingGate(today);
  const checkin = useCheckinToday();
  const logs = useWeekLogs();
  const unit = usePaceUnit();
  if (gate.closed) return null;
  if (gate.loading || week.state === 'loading') return onlyRace ? null : <Loading />;
  if (week.state !== 'there') return null;
  const day = week.value.days.find(({ date }) => date === today);
  if (!day || day.beforePlan) return null;
  const isRace = day.session?.kind === 'race';
  if (onlyRace && !isRace) return null;
  if (day.minutes === 0) return <RestDayCard day={day} plan={week.value} />;
  const log = logs.find(({ date }) => date === today);
  const props = { day, log, isCheckedIn: checkin.state === 'there', unit };
  return isRace ? <RaceDayCard {...props} /> : <PlannedSessionCard {...props} />;
};
