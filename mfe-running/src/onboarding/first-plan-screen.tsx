import { keyOf, Page, useApi, useHold, useOptional, useUser, useWeekPlan } from '@stridewell/app/core';
import { addDays, type Season, type WeeklyPlan } from '@stridewell/contracts/web';
import {
  Alert,
  ButtonLink,
  Card,
  EmptyState,
  ErrorCard,
  figures,
  Stack,
  TabSkeleton,
  Text,
  token,
} from '@stridewell/ui/core';
import { ActionBar } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { DASHBOARD } from '../dashboard/running-screen.tsx';
import { languageQuery, pageLanguage } from '../language/page-language.ts';
import { usePlanWeek } from '../plan/use-plan-week.ts';
import { startsLate } from '../plan/week-names.ts';
import { toFormValues } from '../profile/form-values.ts';
import { isYoungerThan } from './answers.ts';
import { startWords } from './start-words.ts';

const Days = styled.ol`
  ${figures}
  list-style: none;
  margin: 0;
  padding: 0;
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: ${token('space-3')};
    padding: ${token('space-3')} 0;
    border-top: 1px solid ${token('color-border')};
  }
  li:first-child {
    border-top: 0;
    padding-top: 0;
  }
  span {
    color: ${token('color-text-3')};
  }
`;

const weekdayOf = (date: string): string =>
  new Intl.DateTimeFormat(pageLanguage() === 'nb' ? 'nb-NO' : 'en-GB', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const WeekOne = ({ week }: { week: WeeklyPlan }) => {
  const words = startWords().plan;
  return (
    <Card title={words.week} aside={words.minutes(week.totalMinutes)}>
      <Days>
        {week.days
          .filter(({ minutes }) => minutes > 0)
          .map(({ date, title, minutes }) => (
            <li key={date}>
              <span>{weekdayOf(date)}</span>
              {title}
              <b>{words.minutes(minutes)}</b>
            </li>
          ))}
      </Days>
    </Card>
  );
};

/** Explains why the plan has this size: its inputs on the server, the resulting cap, and the effect of the check-in. */
const Why = ({ isLate, startsFrom }: { isLate: boolean } & Pick<WeeklyPlan, 'startsFrom'>) => {
  const words = startWords().plan;
  const background = useApi('readBackground').data;
  const profile = useApi('readCoachProfile').data ?? null;
  const hours = profile?.weeklyHours ?? null;
  if (!background) return null;
  const lines = [
    words.startsFrom(startsFrom),
    ...(hours !== null && !background.hoursFlex ? [words.atMost(hours)] : []),
    ...(profile !== null && toFormValues(profile).age === '' ? [words.noAge] : []),
    ...(isLate ? [words.late] : []),
    words.checkin,
  ];
  return (
    <Card title={words.why}>
      <Stack $gap={2}>
        {lines.map((line) => (
          <Text key={line} $quiet={2}>
            {line}
          </Text>
        ))}
      </Stack>
    </Card>
  );
};

const Actions = () => {
  const words = startWords().plan;
  return (
    <ActionBar>
      <ButtonLink href="/check-in" wide>
        {words.start}
      </ButtonLink>
    </ActionBar>
  );
};

const Plan = ({ thisWeek }: { thisWeek: WeeklyPlan }) => {
  const words = startWords().plan;
  const isLate = startsLate(thisWeek);
  const full = usePlanWeek(isLate ? addDays(thisWeek.weekStart, 7) : thisWeek.weekStart);
  const season = useOptional<Season>(keyOf('readSeason', languageQuery()));
  const known = season.state === 'there' ? season.value : null;
  return (
    <>
      {known && <Text $quiet={2}>{words.weeks(known.weeks.length, known.runsPerWeek)}</Text>}
      <WeekOne week={full.state === 'there' ? full.value : thisWeek} />
      <Why isLate={isLate} startsFrom={thisWeek.startsFrom} />
      {known && known.messages.length > 0 && (
        <Alert tone="neutral" title={words.plainly}>
          {known.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Alert>
      )}
      <ButtonLink href="/running/season" variant="secondary" wide>
        {words.season}
      </ButtonLink>
      <Actions />
    </>
  );
};

const Content = () => {
  const words = startWords().plan;
  const plan = useWeekPlan();
  const hold = useHold('running');
  const age = toFormValues(useApi('readCoachProfile').data ?? null).age;
  if (hold.loading || plan.state === 'loading') return <TabSkeleton label={words.loading} />;
  if (hold.closed)
    return (
      <EmptyState icon="info" title={words.title}>
        {words.closed}
      </EmptyState>
    );
  switch (plan.state) {
    case 'none':
      return (
        <EmptyState icon="calendar" title={words.title}>
          {isYoungerThan('plan', age) ? words.underAge : words.none}
        </EmptyState>
      );
    case 'failed':
      return (
        <ErrorCard title={words.title} onRetry={plan.retry} busy={plan.retrying}>
          {words.failed}
        </ErrorCard>
      );
    case 'there':
      return <Plan thisWeek={plan.value} />;
  }
};

/** /running/start/plan: the first week, and why it has this size. */
const FirstPlanScreen = () => {
  const { name } = useUser();
  const words = startWords().plan;
  return (
    <Page title={words.title} heading={words.heading(name?.split(' ')[0] ?? null)} back={DASHBOARD} narrow>
      <Content />
    </Page>
  );
};

export default FirstPlanScreen;
