import {
  dayMessage,
  now,
  Page,
  useApi,
  useCheckinToday,
  useHold,
  useTimezone,
  useToday,
  useUser,
  useWeekPlan,
} from '@stridewell/app/core';
import { HIGH_PAIN, judgedPain, type WeeklyPlan } from '@stridewell/contracts/web';
import { ButtonLink, CardBox, media, Skeleton, SkeletonCard, Stack, token, useWide } from '@stridewell/ui/core';
import { Suspense } from 'react';
import styled from 'styled-components';
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts';
import { UnsentNotice } from '../offline/unsent-notice.tsx';
import { Slot } from '../remotes/slot.tsx';
import { useWords } from '../words/words.ts';
import { greeting } from './greeting.ts';
import { HoldNotice } from './hold-notice.tsx';
import { SessionCard } from './session-card.tsx';
import { TodayCard } from './today-card.tsx';
import { WeekCard } from './week-card.tsx';

/** Loaded only for a runner with a plan, to keep the first load small. */
const planned = () => import('./planned.ts');
const PlanWeekCard = lazyOrNothing(async () => (await planned()).PlanWeekCard);
const NextWeekCard = lazyOrNothing(async () => (await planned()).NextWeekCard);
/** Loaded only under a safety hold. */
const RestCard = lazyOrNothing(async () => (await import('./rest-card.tsx')).RestCard);
const RaceCountdown = lazyOrNothing(async () => (await planned()).RaceCountdown);

const dense = `
  ${media.phone} {
    gap: ${token('space-3')};
  }
`;

const Cards = styled(Stack)`
  ${dense}
  &:empty {
    display: none;
  }
`;

/** The second box fills the main column, the other two the side column. */
const twoColumns = `
  grid-template-columns: minmax(0, 1fr) 360px;
  grid-template-rows: auto 1fr;
  > :first-child {
    grid-area: 1 / 2;
  }
  > :nth-child(2) {
    grid-area: 1 / 1 / span 2 / 2;
  }
  > :last-child {
    grid-area: 2 / 2;
  }
`;

/** On desktops the main column has the session and the week, the side column the score and the other cards. */
const Columns = styled.div<{ $single: boolean }>`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${dense}
  ${media.desktop} {
    ${({ $single }) => !$single && twoColumns}
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
    ${({ $twoColumns }) => $twoColumns && 'grid-template-columns: minmax(0, 1fr) 360px;'}
  }
`;

/** State of the check-in and the session until the safety hold has loaded, so that their cards show skeletons. */
const LOADING = { state: 'loading' } as const;

/** Height in pixels of the physio coach's card. */
const INJURY_HEIGHT = 66;

const InjurySkeleton = styled(CardBox).attrs({ as: 'div' })`
  height: ${INJURY_HEIGHT}px;
`;

/** The week with the planned sessions. Its code is loaded together with the first plan. */
const PlannedWeek = ({ plan }: { plan: WeeklyPlan }) => {
  const words = useWords();
  return (
    <Suspense
      fallback={
        <SkeletonCard label={words.loadingWeek}>
          <Skeleton $height={104} />
        </SkeletonCard>
      }
    >
      <PlanWeekCard plan={plan} />
    </Suspense>
  );
};

/**
 * Home screen of normal mode with a greeting, today's recommendation and session, and the week. It fits one phone
 * screen. A card is shown only when the cards above it have their final height, so that no card moves while the screen
 * loads.
 */
export const Today = () => {
  const words = useWords();
  const { name } = useUser();
  const timezone = useTimezone();
  const today = useToday();
  const checkinState = useCheckinToday();
  const week = useWeekPlan();
  const isDesktop = useWide('desktop');
  const { loading, hold, closed } = useHold('running');
  // The space of the physio coach's card depends on whether there is a profile. It is reserved until the card has
  // loaded, so that the week does not move.
  const injury = useApi('readPhysioProfile');
  const isInjuryKnown = !injury.isPending;
  const checkin = checkinState.state === 'there' ? checkinState.value : null;
  // If the check-in has a safety text, no training is shown.
  const isOpen = !closed && !(checkin !== null && dayMessage(checkin).referral !== null);
  const plan = week.state === 'there' && !closed ? week.value : null;
  const isPainHigh = checkin !== null && judgedPain(checkin) >= HIGH_PAIN;
  const isReady = !loading && checkinState.state !== 'loading';
  const isSessionReady = isReady && week.state !== 'loading';
  const isComplete = isSessionReady && isInjuryKnown;
  const others = isComplete && (
    <Slot
      name="home.cards"
      props={{ closed, isPainHigh }}
      loading={injury.data || (isPainHigh && !closed) ? <InjurySkeleton /> : null}
    />
  );
  const nextWeek = isComplete && plan && isDesktop && (
    <Suspense>
      <NextWeekCard />
    </Suspense>
  );
  return (
    <Page
      home
      dense
      title={words.today}
      over={words.longDay(today)}
      heading={greeting(words, name, timezone, now())}
      aside={
        plan && (
          <Suspense>
            <RaceCountdown />
          </Suspense>
        )
      }
      action={
        checkin && (
          <ButtonLink href="/check-in" variant="secondary" small icon="edit">
            {words.updateCheckin}
          </ButtonLink>
        )
      }
    >
      <UnsentNotice />
      <HoldArea $twoColumns={closed}>
        <HoldNotice hold={hold} />
        {closed && (
          <Suspense>
            <RestCard hold={hold} checkedIn={checkin !== null} />
          </Suspense>
        )}
      </HoldArea>
      <Columns $single={!isOpen}>
        <Cards>{!closed && <TodayCard today={loading ? LOADING : checkinState} />}</Cards>
        <Cards>
          {isOpen && <SessionCard week={isReady ? week : LOADING} checkin={checkin} />}
          {!isDesktop && others}
          {isComplete &&
            (plan ? <PlannedWeek plan={plan} /> : <WeekCard checkedIn={checkin !== null} closed={closed} />)}
        </Cards>
        <Cards>
          {isDesktop && others}
          {nextWeek}
        </Cards>
      </Columns>
    </Page>
  );
};
