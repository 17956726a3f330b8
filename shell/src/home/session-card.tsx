import { LogBadge, type Optional, useToday, useWeekLogs } from '@stridewell/app/core';
import type { CheckinToday, TrainingLog, WeeklyPlan, WeeklyPlanDay } from '@stridewell/contracts/web';
import {
  ButtonLink,
  Card,
  ErrorCard,
  Hidden,
  Icon,
  Skeleton,
  SkeletonCard,
  Stack,
  Text,
  token,
} from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sessionDetail, sessionName, zoneName } from './session-names.ts';

const TITLE = 'Today’s session';

/** Card that is as high as the card next to it, with the link at the bottom. */
const Tall = styled(Card)`
  display: flex;
  flex-direction: column;
  > :last-child {
    flex: 1;
    align-content: space-between;
  }
`;

const Marked = styled.div`
  display: flex;
  gap: ${token('space-2')};
  svg {
    flex: none;
    margin-top: 2px;
    color: ${token('color-accent')};
  }
`;

const Line = ({ icon, children }: { icon: 'swap' | 'info'; children: ReactNode }) => (
  <Marked>
    <Icon name={icon} size={16} />
    <Text $size="14">{children}</Text>
  </Marked>
);

/** Pain (0–10) above which there is no link to the training, because the runner should rest. */
const HIGH_PAIN = 6;

interface SessionProps {
  plan: WeeklyPlan;
  /** Today's check-in, or null if there is none. If there is a check-in, the session's button is the primary action. */
  checkin: CheckinToday | null;
}

/** Card for a session that was already logged. Shows the training log instead of the planned session. */
const Logged = ({ day, log }: { day: WeeklyPlanDay; log: TrainingLog }) => (
  <Tall title={TITLE} aside={<LogBadge status={log.status} />}>
    <Stack $gap={4}>
      <Stack $gap={2}>
        <Text $size="20" $quiet={2} $figures>{`Planned: ${sessionName(day)}`}</Text>
        {log.minutes !== null && <Text $figures>{`Logged: ${log.minutes} min`}</Text>}
      </Stack>
      <ButtonLink href="/running?tab=tracker" variant="secondary" wide>
        Open the tracker
      </ButtonLink>
    </Stack>
  </Tall>
);

const Session = ({ plan, checkin }: SessionProps) => {
  const today = useToday();
  const logs = useWeekLogs();
  const day = plan.days.find(({ date }) => date === today);
  if (!day) return null;
  const log = logs.find(({ date }) => date === today);
  if (log && day.minutes > 0) return <Logged day={day} log={log} />;
  const detail = sessionDetail(day);
  const { why, changed, strengthMinutes = 0 } = day;
  return (
    <Tall title={TITLE} aside={zoneName(day.zone) ?? undefined}>
      <Stack $gap={4}>
        <Stack $gap={2}>
          <Text $size="28" $figures>
            {sessionName(day)}
          </Text>
          {detail && <Text $medium>{detail}</Text>}
          {changed && (
            <Line icon="swap">
              <Hidden>Changed: </Hidden>
              {changed}
            </Line>
          )}
          <Text $size="14" $quiet={2}>
            {why}
          </Text>
          {strengthMinutes > 0 && <Text $size="14" $quiet={2} $figures>{`Strength, ${strengthMinutes} min`}</Text>}
          {plan.notes?.map((note) => (
            <Line key={note} icon="info">
              {note}
            </Line>
          ))}
        </Stack>
        {(checkin?.pain ?? 0) <= HIGH_PAIN && (
          <ButtonLink
            href="/running?tab=chat&action=today"
            variant={checkin && day.minutes > 0 ? 'primary' : 'secondary'}
            wide
          >
            See today’s training
          </ButtonLink>
        )}
      </Stack>
    </Tall>
  );
};

/** Card with today's session from the current plan, or a notice that there is no plan yet. */
export const SessionCard = ({ week, checkin }: { week: Optional<WeeklyPlan> } & Omit<SessionProps, 'plan'>) => {
  switch (week.state) {
    case 'loading':
      return (
        <SkeletonCard label="Loading today’s session">
          <Skeleton $width={136} $height={28} />
          <Skeleton $width={200} $height={36} />
          <Skeleton />
          <Skeleton $height={48} />
        </SkeletonCard>
      );
    case 'none':
      return (
        <Tall title={TITLE}>
          <Stack $gap={4}>
            <Text $quiet={2}>
              There is no plan for this week yet. Tell us your goal and when you can run, and we will build one.
            </Text>
            <ButtonLink href="/running/start" variant="secondary" wide>
              Make your plan
            </ButtonLink>
          </Stack>
        </Tall>
      );
    case 'there':
      return <Session plan={week.value} checkin={checkin} />;
    case 'failed':
      return (
        <ErrorCard title={TITLE} onRetry={week.retry} busy={week.retrying}>
          We could not load your plan.
        </ErrorCard>
      );
  }
};
