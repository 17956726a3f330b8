import { type Optional, useToday, useWeekLogs } from '@stridewell/app/core';
import {
  addDays,
  type CheckinToday,
  HIGH_PAIN,
  judgedPain,
  type LogStatus,
  type TrainingLog,
  type WeeklyPlan,
  type WeeklyPlanDay,
} from '@stridewell/contracts/web';
import {
  Badge,
  ButtonLink,
  Card,
  CardBox,
  ErrorCard,
  Eyebrow,
  media,
  Row,
  Skeleton,
  SkeletonCard,
  Stack,
  Text,
  type Tone,
  text,
} from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { Slot } from '../remotes/slot.tsx';
import type { Words } from '../words/en.ts';
import { useWords } from '../words/words.ts';
import { sessionLine } from './day-line.ts';

const TONES: Record<LogStatus, Tone> = { done: 'success', partial: 'warning', skipped: 'neutral' };

const Title = styled.p`
  ${text('28')}
  ${media.phone} {
    ${text('20')}
  }
`;

/** Reserves the space of the session's content until it has loaded, so that the cards below do not move. */
const Body = styled.div<{ $height: Height }>`
  display: grid;
  min-height: ${({ $height }) => $height.phone}px;
  ${media.wide} {
    min-height: ${({ $height }) => $height.wide}px;
  }
`;

interface Height {
  phone: number;
  wide: number;
}

/** Heights in pixels of the parts that the running coach renders. */
const BUTTON = 48;
const GAPS = 8 + 12;
const ROW = 27;
const HARD_BARS: Height = { phone: 56, wide: 96 };
const EASY_BARS: Height = { phone: 40, wide: 56 };

/** Number of rows in which the running coach summarises the steps: one per kind of step, at most three. */
const rowsOf = ({ session }: WeeklyPlanDay): number => {
  const kinds = session?.steps.flatMap((part) => ('steps' in part ? part.steps : [part])).map(({ kind }) => kind);
  return Math.min(3, new Set(kinds?.filter((kind) => kind !== 'rest')).size);
};

const bodyHeight = (day: WeeklyPlanDay, tomorrow: WeeklyPlanDay | undefined): Height => {
  const fixed = day.minutes === 0 ? (tomorrow?.session ? BUTTON : 0) : BUTTON;
  if (!day.session) return { phone: fixed, wide: fixed };
  const { phone, wide } = day.session.hardMinutes > 0 ? HARD_BARS : EASY_BARS;
  const others = BUTTON + GAPS + ROW * rowsOf(day);
  return { phone: others + phone, wide: others + wide };
};

const minutesOf = ({ minutes, strengthMinutes = 0 }: WeeklyPlanDay, words: Words): string =>
  [minutes > 0 && words.minutes(minutes), strengthMinutes > 0 && words.strength(strengthMinutes)]
    .filter(Boolean)
    .join(' ');

const loggedLine = (log: TrainingLog, { minutes }: WeeklyPlanDay, words: Words): string | null =>
  log.status === 'skipped' || log.minutes === null ? null : words.logged(log.minutes, minutes);

interface SessionProps {
  plan: WeeklyPlan;
  /** Today's check-in, or null if there is none. With a check-in, marking the session is the primary action. */
  checkin: CheckinToday | null;
}

/**
 * Card with today's session: its name and one reason. The running coach's slot renders its bars, steps and actions,
 * because their code is too large for the first load. If the slot is empty, a link to the plan is shown.
 */
const Session = ({ plan, checkin }: SessionProps) => {
  const id = useId();
  const words = useWords();
  const today = useToday();
  const logs = useWeekLogs();
  const day = plan.days.find(({ date }) => date === today);
  if (!day) return null;
  const tomorrow = plan.days.find(({ date }) => date === addDays(today, 1));
  const log = day.minutes > 0 ? logs.find(({ date }) => date === today) : undefined;
  const minutes = minutesOf(day, words);
  const line = log ? loggedLine(log, day, words) : sessionLine(day, plan, checkin, words);
  return (
    <CardBox aria-labelledby={id}>
      <Stack $gap={2}>
        <div>
          <Row $between>
            <Eyebrow id={id}>{words.session}</Eyebrow>
            <Row $gap={2}>
              {minutes && (
                <Text as="span" $size="14" $quiet={3} $figures>
                  {minutes}
                </Text>
              )}
              {log && <Badge tone={TONES[log.status]}>{words.statuses[log.status]}</Badge>}
            </Row>
          </Row>
          <Title>{day.minutes > 0 ? (day.session?.title ?? day.title) : words.restDay}</Title>
          {line && (
            <Text $size="14" $quiet={2}>
              {line}
            </Text>
          )}
        </div>
        <Body $height={bodyHeight(day, tomorrow)}>
          <Slot
            name="home.session"
            props={{
              isNext: checkin !== null && !log,
              isOffered: checkin === null || judgedPain(checkin) < HIGH_PAIN,
            }}
            loading={<Skeleton $height="100%" />}
            empty={
              <ButtonLink href="/running" variant="secondary" wide>
                {words.openPlan}
              </ButtonLink>
            }
          />
        </Body>
      </Stack>
    </CardBox>
  );
};

const SKELETON_HEIGHT = 296;

/** Card with today's session from the current plan, or a notice that there is no plan yet. */
export const SessionCard = ({ week, checkin }: { week: Optional<WeeklyPlan> } & Omit<SessionProps, 'plan'>) => {
  const words = useWords();
  switch (week.state) {
    case 'loading':
      return (
        <SkeletonCard label={words.loadingSession}>
          <Skeleton $height={SKELETON_HEIGHT} />
        </SkeletonCard>
      );
    case 'none':
      return (
        <Card title={words.session}>
          <Stack $gap={3}>
            <Text $quiet={2}>{words.noPlan}</Text>
            <ButtonLink href="/running/start" variant="secondary" wide>
              {words.makePlan}
            </ButtonLink>
          </Stack>
        </Card>
      );
    case 'there':
      return <Session plan={week.value} checkin={checkin} />;
    case 'failed':
      return (
        <ErrorCard title={words.session} onRetry={week.retry} busy={week.retrying}>
          {words.planFailed}
        </ErrorCard>
      );
  }
};
