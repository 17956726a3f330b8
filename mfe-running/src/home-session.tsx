import { useToday, useWeekLogs, useWeekPlan } from '@stridewell/app/core';
import type { HomeSessionProps } from '@stridewell/app/remote';
import { addDays, type PlannedSession, type TrainingLog, type WeeklyPlanDay } from '@stridewell/contracts/web';
import { EffortBars, EffortSwatch } from '@stridewell/ui/charts';
import { Button, ButtonLink, figures, Hidden, Text, text, token, useWide, WideOnly } from '@stridewell/ui/core';
import { lazy, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { homeWords } from './home/home-words.ts';
import { stepRows } from './home/step-rows.ts';
import { HomeMoment } from './moments/home-moment.tsx';
import { useHighPain } from './plan/use-high-pain.ts';
import { barsOf, partsOf } from './session/effort.ts';
import { sessionPath } from './session/session-path.ts';
import { usePaceUnit } from './session/use-pace-unit.ts';
import { useDayLog } from './tracker/use-day-log.ts';

const ChangeSheet = lazy(() => import('./home/change-sheet.tsx'));
const MarkDetails = lazy(() => import('./tracker/mark-details.tsx'));

const Box = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${token('space-3')};
  min-width: 0;
`;

const Picture = styled.div`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
`;

const Rows = styled.ol`
  ${text('14')}
  > li {
    display: grid;
    grid-template-columns: 10px minmax(52px, auto) minmax(0, 1fr) auto;
    gap: ${token('space-2')};
    align-items: center;
    min-height: 26px;
  }
  > li + li {
    border-top: 1px solid ${token('color-border')};
  }
  b,
  small {
    ${figures}
    white-space: nowrap;
  }
  b {
    font-weight: ${token('weight-semibold')};
  }
  small {
    ${text('12')}
    color: ${token('color-text-3')};
    text-align: right;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-2')};
  /* "Hvordan gikk det?" stays on one line. */
  > button {
    padding-inline: ${token('space-2')};
  }
`;

const Tomorrow = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

const SessionPicture = ({ session }: { session: PlannedSession }) => {
  const words = homeWords();
  const unit = usePaceUnit();
  const wide = useWide();
  const [small, large] = session.hardMinutes > 0 ? (['low', 'card'] as const) : (['list', 'low'] as const);
  return (
    <Picture>
      <EffortBars bars={barsOf(partsOf(session))} size={wide ? large : small} />
      <Rows aria-label={words.steps(session.title)}>
        {stepRows(session, unit, words).map(({ level, size, name, target, rest }) => (
          <li key={`${name} ${size}`}>
            <EffortSwatch $level={level} />
            <b>{size}</b>
            <span>{name}</span>
            <small>
              {target}
              {rest && <WideOnly as="span">{`, ${words.between(rest)}`}</WideOnly>}
            </small>
          </li>
        ))}
      </Rows>
    </Picture>
  );
};

interface SessionActionsProps {
  day: WeeklyPlanDay;
  log: TrainingLog | null;
  isNext: boolean;
}

/** Marks the session as done with one tap, and opens the details of a marked session or the changes to a planned one. */
const SessionActions = ({ day, log, isNext }: SessionActionsProps) => {
  const words = homeWords();
  const { date, planType } = day;
  const tracked = { date, today: true, isLoggable: true, outcome: planType, log, plan: day };
  const { mark } = useDayLog(tracked);
  const markButton = useRef<HTMLButtonElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'details' | 'change' | null>(null);
  const [isMarked, setIsMarked] = useState(false);
  const close = (): void => setOpen(null);
  const handleMark = (): void => {
    if (log) setOpen('details');
    else {
      mark('done');
      setIsMarked(true);
    }
  };
  return (
    <Actions>
      <Button
        ref={markButton}
        variant={isNext ? 'primary' : 'secondary'}
        {...(!log && { icon: 'check-circle' as const })}
        {...(log && { 'aria-haspopup': 'dialog' as const, 'aria-expanded': open === 'details' })}
        onClick={handleMark}
      >
        {log ? words.details : words.markDone}
      </Button>
      <Button
        ref={changeButton}
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={open === 'change'}
        onClick={() => setOpen('change')}
      >
        {words.change}
      </Button>
      <Hidden role="status">{isMarked && log?.status === 'done' ? words.marked(day.title) : ''}</Hidden>
      <Suspense>
        {open === 'change' && <ChangeSheet day={day} anchor={changeButton} onClose={close} />}
        {open === 'details' && <MarkDetails day={tracked} anchor={markButton} onClose={close} />}
      </Suspense>
    </Actions>
  );
};

/**
 * Tomorrow's session with small bars, shown on a rest day. On a day of high pain, it says that the session depends on
 * the pain. Renders nothing if tomorrow is unknown or also a rest day.
 */
const TomorrowPreview = ({ day }: { day: WeeklyPlanDay | undefined }) => {
  const words = homeWords();
  const pain = useHighPain();
  if (!day?.session) return null;
  return (
    <Tomorrow>
      <Text $size="14">
        <b>{words.tomorrow}:</b> {words.session(day.session.title, day.minutes)}
      </Text>
      {pain !== null && <Text $size="14">{words.ifPainAllows}</Text>}
      <EffortBars bars={barsOf(partsOf(day.session))} size="mini" />
    </Tomorrow>
  );
};

/** The session as bars and steps with its actions, or tomorrow's session on a rest day. */
const SessionBody = ({ isNext, isOffered }: HomeSessionProps) => {
  const words = homeWords();
  const today = useToday();
  const week = useWeekPlan();
  const logs = useWeekLogs();
  if (week.state !== 'there') return null;
  const dayAt = (wanted: string) => week.value.days.find(({ date }) => date === wanted);
  const day = dayAt(today);
  if (!day) return null;
  if (day.minutes === 0) return <TomorrowPreview day={dayAt(addDays(today, 1))} />;
  const { session } = day;
  const log = logs.find(({ date }) => date === today) ?? null;
  return (
    <Box>
      {session && <SessionPicture session={session} />}
      {session?.kind === 'race' && !log && (
        <ButtonLink href={sessionPath(today)} variant={isNext ? 'primary' : 'secondary'} wide>
          {words.racePlan}
        </ButtonLink>
      )}
      {isOffered && <SessionActions day={day} log={log} isNext={isNext && session?.kind !== 'race'} />}
    </Box>
  );
};

/** Body of the session card on the home screen, and a milestone of the runner, which opens over the home screen. */
export default function HomeSession(props: HomeSessionProps) {
  return (
    <>
      <SessionBody {...props} />
      <HomeMoment />
    </>
  );
}
