import {
  dayMessage,
  type Hold,
  now,
  Page,
  useCheckinToday,
  useHold,
  useTimezone,
  useToday,
  useUser,
  useWeekPlan,
} from '@stridewell/app/core';
import { ButtonLink, Card, longDay, media, Split, Stack, Text, TextLink, token } from '@stridewell/ui/core';
import { Suspense } from 'react';
import styled from 'styled-components';
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts';
import { UnsentNotice } from '../offline/unsent-notice.tsx';
import { Slot } from '../remotes/slot.tsx';
import { greeting } from './greeting.ts';
import { HoldNotice } from './hold-notice.tsx';
import { SessionCard } from './session-card.tsx';
import { TodayCard } from './today-card.tsx';
import { WeekCard } from './week-card.tsx';

/** Loaded only for a runner with a plan, so that it does not count in the first load of everybody. */
const NextWeekCard = lazyOrNothing(async () => (await import('./next-week-card.tsx')).default);

const wordsOf = (hold: Hold | null): string => {
  if (hold?.tier === 'card') return 'Your session comes back when you have answered the question above.';
  return hold?.closesDay ? 'Today is for rest.' : 'Nothing to do today.';
};

interface RestCardProps {
  hold: Hold | null;
  checkedIn: boolean;
}

/** Card shown instead of the recommendation and the session while a safety hold blocks training. */
const RestCard = ({ hold, checkedIn }: RestCardProps) => (
  <Card title="Today">
    <Stack $gap={3}>
      <Text>{wordsOf(hold)}</Text>
      <Text $size="14" $quiet={2}>
        Nothing is lost: your check-ins and your plan are kept.
      </Text>
      <div>
        <TextLink href="/check-in" direction="forward">
          {checkedIn ? 'Update check-in' : 'Check in'}
        </TextLink>
      </div>
    </Stack>
  </Card>
);

const Columns = styled(Split)`
  align-items: stretch;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 400px;
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Area for the message of a safety hold. With `$twoColumns`, the rest card is next to the message. */
const HoldArea = styled.div<{ $twoColumns: boolean }>`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  &:empty {
    display: none;
  }
  ${media.desktop} {
    ${({ $twoColumns }) => $twoColumns && 'grid-template-columns: minmax(0, 1fr) 400px;'}
  }
`;

/** State of the check-in and the session until the safety hold has loaded, so that their cards show skeletons. */
const LOADING = { state: 'loading' } as const;

/** Home screen of normal mode with a greeting, today's recommendation and session, and the week. */
export const Today = () => {
  const { name } = useUser();
  const timezone = useTimezone();
  const date = useToday();
  const today = useCheckinToday();
  const week = useWeekPlan();
  const { loading, hold, closed } = useHold('running');
  const checkin = today.state === 'there' ? today.value : null;
  // If the check-in has a safety text, no training is shown.
  const referred = checkin !== null && dayMessage(checkin).referral !== null;
  const plan = week.state === 'there' && !closed ? week.value : null;
  const days = <WeekCard checkedIn={checkin !== null} plan={plan} closed={closed} />;
  const readiness = <TodayCard today={loading ? LOADING : today} />;
  return (
    <Page
      home
      title="Today"
      over={longDay(date)}
      heading={greeting(name, timezone, now())}
      action={
        checkin && (
          <ButtonLink href="/check-in" variant="secondary" small icon="edit">
            Update check-in
          </ButtonLink>
        )
      }
    >
      <UnsentNotice />
      <HoldArea $twoColumns={closed}>
        <HoldNotice hold={hold} />
        {closed && <RestCard hold={hold} checkedIn={checkin !== null} />}
      </HoldArea>
      {!closed && referred && readiness}
      {!closed && !referred && (
        <Columns>
          {readiness}
          <SessionCard week={loading ? LOADING : week} checkin={checkin} />
        </Columns>
      )}
      <Columns>
        {days}
        {plan && (
          <Suspense>
            <NextWeekCard />
          </Suspense>
        )}
        {!loading && <Slot name="home.cards" props={{ closed }} />}
      </Columns>
    </Page>
  );
};
