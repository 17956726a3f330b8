import { keyOf, useOptional, useToday } from '@stridewell/app/core';
import { scoreText } from '@stridewell/app/screens';
import { addDays, type WeeklySummary, weekStartOf } from '@stridewell/contracts/web';
import { Card, ErrorCard, figures, Skeleton, SkeletonCard, Stack, Text, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { languageQuery } from '../language/page-language.ts';
import { planWords } from '../plan/plan-words.ts';
import { weekLabel } from '../plan/week-label.ts';
import { Fold } from './fold.tsx';
import { overviewWords } from './overview-words.ts';

const SummaryText = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Figures = styled.dl`
  ${text('14')}
  display: grid;
  gap: ${token('space-2')} ${token('space-4')};
  grid-template-columns: minmax(0, 1fr) auto;
  margin: 0;
  padding-top: ${token('space-3')};
  border-top: 1px solid ${token('color-border')};
  dt {
    color: ${token('color-text-3')};
  }
  dd {
    ${figures}
    font-weight: ${token('weight-semibold')};
    text-align: right;
  }
`;

/** Formats the completed amount, such as "3 of 4". Without a planned amount, only the completed one is shown. */
const doneOf = (done: number, planned: number): string =>
  planned === 0 ? String(done) : overviewWords().lastWeek.of(done, planned);

const useLastWeek = () => {
  const monday = addDays(weekStartOf(useToday()), -7);
  const summary = useOptional<WeeklySummary>(keyOf('readWeeklySummary', { weekStart: monday, ...languageQuery() }));
  return { monday, summary };
};

/** True if more was completed than planned, for which "4 of 3" would be misleading. */
const isOver = (done: number, planned: number): boolean => planned > 0 && done > planned;

/** Formats the completed number of sessions, such as "3 of 4", or "4 (3 planned)". */
const sessionsOf = (done: number, planned: number): string =>
  isOver(done, planned) ? `${done} ${overviewWords().lastWeek.planned(planned)}` : doneOf(done, planned);

/**
 * Compares completed training with the plan, such as "3 of 4 sessions · 90 of 118 min · −24 %". Without a plan, shows
 * only what was completed.
 */
export const comparison = ({ metrics }: Pick<WeeklySummary, 'metrics'>): string => {
  const { sessionsDone, sessionsPlanned, minutesDone, minutesPlanned } = metrics;
  const percent = minutesPlanned === 0 ? 0 : Math.round(100 * (minutesDone / minutesPlanned - 1));
  const difference = percent === 0 ? null : `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
  const word = overviewWords().lastWeek.sessionsAfter(sessionsDone, sessionsPlanned);
  const sessions = isOver(sessionsDone, sessionsPlanned)
    ? `${sessionsDone} ${overviewWords().lastWeek.sessions.toLowerCase()} ${overviewWords().lastWeek.planned(sessionsPlanned)}`
    : `${doneOf(sessionsDone, sessionsPlanned)} ${word}`;
  return [sessions, `${doneOf(minutesDone, minutesPlanned)} min`, difference].filter(Boolean).join(' · ');
};

/** Last week in one row, which unfolds the card, for phones. */
export const LastWeekRow = () => {
  const { summary } = useLastWeek();
  const note = summary.state === 'there' ? comparison(summary.value) : undefined;
  return (
    <Fold title={overviewWords().lastWeek.title} note={note}>
      <LastWeek />
    </Fold>
  );
};

/** Last week's summary: text and numbers. */
export const LastWeek = () => {
  const words = overviewWords().lastWeek;
  const { monday, summary } = useLastWeek();
  if (summary.state === 'failed') {
    return (
      <ErrorCard title={words.title} onRetry={summary.retry} busy={summary.retrying}>
        {words.failed}
      </ErrorCard>
    );
  }
  if (summary.state === 'loading') {
    return (
      <SkeletonCard label={planWords().loading(words.title)}>
        <Skeleton $width={96} $height={20} />
        <Skeleton />
      </SkeletonCard>
    );
  }
  if (summary.state === 'none') {
    return (
      <Card title={words.title}>
        <Text $size="14" $quiet={2}>
          {words.none}
        </Text>
      </Card>
    );
  }
  const { text: summaryText, metrics } = summary.value;
  const { otherSports } = metrics;
  return (
    <Card title={words.title} aside={weekLabel(monday)}>
      <Stack $gap={3}>
        <SummaryText $quiet={2}>{summaryText}</SummaryText>
        <Figures>
          <dt>{words.sessions}</dt>
          <dd>{sessionsOf(metrics.sessionsDone, metrics.sessionsPlanned)}</dd>
          <dt>{words.minutes}</dt>
          <dd>{doneOf(metrics.minutesDone, metrics.minutesPlanned)}</dd>
          {otherSports && (
            <>
              <dt>{words.others}</dt>
              <dd>{otherSports.minutes} min</dd>
            </>
          )}
          {otherSports && otherSports.strain !== null && (
            <>
              <dt>{words.strain}</dt>
              <dd>{otherSports.strain}</dd>
            </>
          )}
          <dt>{words.checkins}</dt>
          <dd>{metrics.checkins}</dd>
          <dt>{words.readiness}</dt>
          <dd>{metrics.readinessMean === null ? '–' : scoreText(metrics.readinessMean)}</dd>
        </Figures>
      </Stack>
    </Card>
  );
};
