import { useToday, useWeekLogs } from '@stridewell/app/core';
import { loggedMinutes, type TrainingLog, type WeeklyPlan, type WeeklyPlanDay } from '@stridewell/contracts/web';
import { EffortSwatch } from '@stridewell/ui/charts';
import { Card, figures, Hidden, Icon, IconButton, media, Row, Text, text, token, useWide } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { NextWeek, useNextWeek } from './next-week-card.tsx';
import { type PlannedWords, usePlannedWords } from './planned-words.ts';
import { StatsLinks } from './stats-links.tsx';

const Strip = styled.ul`
  ${figures}
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
`;

const Cell = styled.li<{ $today: boolean }>`
  ${text('12')}
  display: grid;
  grid-template-rows: auto 28px auto;
  gap: ${token('space-1')};
  justify-items: center;
  align-items: end;
  min-width: 0;
  padding: 2px 0;
  border-radius: ${token('radius-md')};
  background: ${({ $today }) => ($today ? token('color-accent-bg') : 'none')};
  color: ${({ $today }) => token($today ? 'color-accent' : 'color-text-3')};
  b {
    ${text('14')}
    font-weight: ${token('weight-medium')};
  }
  b[data-status='done'] {
    color: ${token('color-success-fg')};
  }
`;

/** Bar of a day: filled when done, half filled when partly done, pale when planned, an outline when skipped. */
const Bar = styled(EffortSwatch)<{ $status: string }>`
  width: 14px;
  border-radius: 4px;
  ${({ $status }) => $status === 'planned' && 'opacity: 0.55;'}
  ${({ $status }) => $status === 'partial' && 'background: linear-gradient(to top, var(--zone) 50%, color-mix(in srgb, var(--zone) 35%, transparent) 50%);'}
  ${({ $status }) => $status === 'skipped' && 'background: none; border: 1.5px dashed var(--zone);'}
`;

const SHORTEST_PX = 4;
const LONGEST_PX = 28;

const statusOf = (log: TrainingLog | undefined): string => log?.status ?? 'planned';

interface DayProps {
  day: WeeklyPlanDay;
  log: TrainingLog | undefined;
  today: boolean;
  /** Duration in minutes of the week's longest day, whose bar has the full height. */
  longest: number;
  words: PlannedWords & { shell: { minutes: (minutes: number) => string; weekday: (date: string) => string } };
}

/** Returns the day as text: its session, minutes and status. */
const wordsOf = ({ day, log, words }: DayProps, minutes: number): string => {
  if (day.beforePlan && minutes === 0) return words.before;
  if (minutes === 0 && !log) return words.rest;
  const status = log ? words.statuses[log.status] : words.planned;
  return `${day.session?.title ?? day.title}, ${words.shell.minutes(minutes)}, ${status}`;
};

const Day = (props: DayProps) => {
  const { day, log, today, longest, words } = props;
  const minutes = log && log.status !== 'skipped' ? loggedMinutes(log, day.minutes) : day.minutes;
  const name = words.shell.weekday(day.date);
  const height = Math.min(LONGEST_PX, Math.max(SHORTEST_PX, (minutes / longest) * LONGEST_PX));
  const rest = day.beforePlan ? '–' : words.rest;
  return (
    <Cell $today={today} aria-current={today ? 'date' : undefined}>
      <Hidden>{`${name} ${Number(day.date.slice(8))}: ${wordsOf(props, minutes)}`}</Hidden>
      <span aria-hidden="true">{name}</span>
      {minutes > 0 ? <Bar $level={log ? 4 : 3} $status={statusOf(log)} style={{ height }} /> : <span />}
      <b aria-hidden="true" data-status={statusOf(log)}>
        {minutes > 0 ? `${log?.status === 'done' ? '✓ ' : ''}${minutes}` : rest}
      </b>
    </Cell>
  );
};

const ThisWeek = ({ plan, logs }: { plan: WeeklyPlan; logs: readonly TrainingLog[] }) => {
  const words = usePlannedWords();
  const today = useToday();
  const longest = Math.max(1, ...plan.days.map(({ minutes }) => minutes));
  return (
    <Strip>
      {plan.days.map((day) => (
        <Day
          key={day.date}
          day={day}
          log={logs.find(({ date }) => date === day.date)}
          today={day.date === today}
          longest={longest}
          words={words}
        />
      ))}
    </Strip>
  );
};

const Low = styled(Card)`
  ${media.phone} {
    > :first-child {
      margin-bottom: ${token('space-2')};
    }
  }
  ${Row} > button {
    margin: -10px -12px -10px 0;
  }
`;

/** Link to the month as an icon, 44 px wide and high, because the head of the card has no room for more words. */
const MonthLink = styled(Link)`
  display: grid;
  place-items: center;
  width: ${token('touch')};
  height: ${token('touch')};
  margin: -10px -12px -10px 0;
  border-radius: ${token('radius-md')};
  color: ${token('color-text-2')};
  &:hover {
    background: ${token('color-surface-hover')};
  }
`;

/**
 * Card of the week with its sessions and marks. On phones it also links to next week, which has a separate card on wide
 * screens.
 */
export const PlanWeekCard = ({ plan }: { plan: WeeklyPlan }) => {
  const words = usePlannedWords();
  const wide = useWide();
  const logs = useWeekLogs();
  const next = useNextWeek();
  const [ahead, setAhead] = useState(false);
  const done = logs.reduce(
    (sum, log) => sum + loggedMinutes(log, plan.days.find(({ date }) => date === log.date)?.minutes ?? 0),
    0,
  );
  const shown = ahead && !wide && next.state === 'there' ? next.value : null;
  return (
    <Low
      title={shown ? words.next : words.shell.week}
      aside={
        <Row $gap={1}>
          {!shown && done + plan.totalMinutes > 0 && (
            <Text as="span" $size="14" $quiet={3} $figures>
              {words.sum(done, plan.totalMinutes)}
            </Text>
          )}
          {!shown && (
            <MonthLink href="/month" aria-label={words.month}>
              <Icon name="calendar" size={20} />
            </MonthLink>
          )}
          {!wide && next.state === 'there' && (
            <IconButton
              icon={shown ? 'arrow-left' : 'chevron-right'}
              size={20}
              label={shown ? words.thisWeek : words.next}
              onClick={() => setAhead(!ahead)}
            />
          )}
        </Row>
      }
    >
      {shown ? <NextWeek week={shown} /> : <ThisWeek plan={plan} logs={logs} />}
      <StatsLinks />
    </Low>
  );
};
