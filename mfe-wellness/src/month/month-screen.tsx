import { Page, useApi, useToday } from '@stridewell/app/core';
import { StatTile } from '@stridewell/app/screens';
import { isMonth, type MonthSummary, monthOf } from '@stridewell/contracts/web';
import { ButtonLink, Card, CardBox, Columns, EmptyState, ErrorCard, Split, Stack, Text } from '@stridewell/ui/core';
import styled, { createGlobalStyle } from 'styled-components';
import { useSearch } from 'wouter';
import { statsWords } from '../stats/stats-words.ts';
import { MonthPager, monthTitle } from './month-pager.tsx';
import { MonthSkeleton } from './month-skeleton.tsx';
import { monthWords, weekSpan } from './month-words.ts';
import { SteadyRing } from './steady-ring.tsx';
import { WeekBars } from './week-bars.tsx';

/** Print style: only the page, black on white, with its title, which narrow screens show in the top bar. */
const PrintStyle = createGlobalStyle`
  @media print {
    :root { color-scheme: light; }
    @page { margin: 16mm; }
    body { visibility: hidden; background: #fff; }
    #main { visibility: visible; position: absolute; inset: 0 auto auto 0; width: 100%; max-width: none; padding: 0; print-color-adjust: exact; }
    #main a, #main button, [data-no-print] { display: none !important; }
    #main > :first-child {
      position: static !important;
      width: auto !important;
      height: auto !important;
      margin: 0 !important;
      clip-path: none !important;
      overflow: visible !important;
    }
    section { break-inside: avoid; }
  }
`;

const Empty = ({ state }: Pick<MonthSummary, 'state'>) => {
  const words = monthWords();
  const { title, action, ...texts } = state === 'future' ? words.future : words.empty;
  const text = 'text' in texts ? texts.text : texts[state === 'past' ? 'past' : 'current'];
  return (
    <CardBox as="div">
      <EmptyState
        icon="calendar"
        title={title}
        action={
          state !== 'past' && (
            <ButtonLink href={state === 'future' ? '/running' : '/check-in'} variant="secondary" small>
              {action}
            </ButtonLink>
          )
        }
      >
        {text}
      </EmptyState>
    </CardBox>
  );
};

/** The tile of the best week spans the width of the two tiles above it. */
const Tiles = styled(Columns)`
  > :last-child {
    grid-column: 1 / -1;
  }
`;

const Figures = ({ runs, minutes, best }: Pick<MonthSummary, 'runs' | 'minutes' | 'best'>) => {
  const words = monthWords();
  return (
    <Tiles as="dl">
      <StatTile label={words.runs} value={runs} />
      <StatTile label={words.minutes} value={minutes} />
      <StatTile
        label={words.best}
        value={best ? weekSpan(best.weekStart) : words.noBest}
        note={best && words.bestNote(best)}
      />
    </Tiles>
  );
};

const MonthView = ({ state, runs, minutes, steady, best, weeks, facts }: MonthSummary) => {
  const words = monthWords();
  return (
    <Split $even>
      <Stack>
        <Card title={words.steady}>
          <Stack $gap={4}>
            <SteadyRing
              {...steady}
              label={words.ring(steady.days, steady.of)}
              note={words.of(steady.days, steady.of).replace(/^\d+ /, '')}
            />
            <Text $size="14" $quiet={2}>
              {words.ringNote}
            </Text>
          </Stack>
        </Card>
        <Card title={words.facts}>
          <Stack $gap={3} as="ul">
            {facts.map((fact) => (
              <Text as="li" key={fact.code}>
                {words.fact(fact, state === 'current')}
              </Text>
            ))}
          </Stack>
        </Card>
      </Stack>
      <Stack>
        <Figures runs={runs} minutes={minutes} best={best} />
        <WeekBars weeks={weeks} />
      </Stack>
    </Split>
  );
};

/**
 * Screen at /month: one month's numbers, three sentences and the weeks of the month. `?month=2026-10` selects the
 * month.
 */
const MonthScreen = () => {
  const words = monthWords();
  const today = useToday();
  const asked = new URLSearchParams(useSearch()).get('month');
  const month = asked !== null && isMonth(asked) ? asked : monthOf(today);
  const query = useApi('readMonth', { query: { month } });
  const { data } = query;
  return (
    <Page title={monthTitle(month, today)} back={{ href: '/stats', label: statsWords().title }}>
      <PrintStyle />
      <MonthPager month={month} first={data?.first ?? null} today={today} />
      {query.isPending && <MonthSkeleton />}
      {query.isLoadingError && (
        <ErrorCard title={words.loadFailed.title} busy={query.isFetching} onRetry={() => query.refetch()}>
          {words.loadFailed.text}
        </ErrorCard>
      )}
      {data && (data.hasData ? <MonthView {...data} /> : <Empty state={data.state} />)}
    </Page>
  );
};

export default MonthScreen;
