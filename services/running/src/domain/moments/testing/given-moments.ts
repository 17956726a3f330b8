import { addDays, type RECOMMENDATIONS, weekDates, weekStartOf } from '@stridewell/contracts/web';
import fc from 'fast-check';
import type { CheckinDay, LoggedDay, PhysioState } from '../../records.ts';
import type { PlannedWeek } from '../kept-weeks.ts';
import type { MomentInputs } from '../moments.ts';

/** A Friday. */
export const TODAY = '2026-11-20';

interface CheckinChange {
  pain?: number;
  recommendation?: (typeof RECOMMENDATIONS)[number];
  illness?: boolean;
}

export const checkinOn = (
  date: string,
  { pain = 1, recommendation = 'Adapt', illness = false }: CheckinChange = {},
): CheckinDay => ({
  date,
  score: 6.2,
  recommendation,
  metrics: { sleep: 3, stress: 2, fatigue: 3, pain, readiness: 7 },
  illness,
});

/** A run of 30 minutes, as planned. */
export const logOn = (date: string, change: Partial<LoggedDay> = {}): LoggedDay => ({
  date,
  planType: 'easy',
  status: 'done',
  minutes: 30,
  plannedMinutes: 30,
  reason: null,
  ladderStage: null,
  ...change,
});

/** A planned week: the minutes of its sessions by day from Monday (0), and rest on the other days. */
export const planned = (weekStart: string, minutes: Readonly<Record<number, number>>): PlannedWeek => ({
  weekStart,
  days: weekDates(weekStart).map((date, day) => ({ date, minutes: minutes[day] ?? 0, isPlanned: true })),
});

type PhysioCheckin = PhysioState['checkins'][number];

/** An injured runner on a stage of the walk–run ladder. */
export const INJURED = (
  stage: number,
  gate: Partial<NonNullable<PhysioState['gate']>> = {},
  checkins: readonly (Pick<PhysioCheckin, 'date'> & Partial<PhysioCheckin>)[] = [],
): PhysioState => ({
  area: 'knee',
  status: 'active',
  restricted: false,
  gate: {
    level: 'ladder',
    stage,
    intervals: null,
    minutes: null,
    handedOver: true,
    ladderFinished: false,
    finishedOn: null,
    reason: '',
    phase: 3,
    ...gate,
  },
  checkins: checkins.map((checkin) => ({ pain: 0, flags: [], worsening: false, ...checkin })),
});

/** A runner who has checked in today and reached nothing. */
export const givenMoments = (change: Partial<MomentInputs> = {}): MomentInputs => ({
  today: TODAY,
  logs: [],
  checkins: [checkinOn(TODAY)],
  pauses: [],
  physio: null,
  injurySince: null,
  weeks: [],
  firstPlan: null,
  isHeld: false,
  seen: [],
  ...change,
});

const anyDayBack = (most: number) => fc.integer({ min: 0, max: most }).map((days) => addDays(TODAY, -days));

const anyLog = fc
  .record({
    date: anyDayBack(45),
    status: fc.constantFrom('done' as const, 'done' as const, 'done' as const, 'partial' as const, 'skipped' as const),
    planned: fc.option(fc.integer({ min: 15, max: 100 }), { freq: 6, nil: null }),
    extra: fc.constantFrom(0, 0, 0, -10, 25),
    reason: fc.constantFrom('time' as const, 'pain' as const, 'fatigue' as const),
    ladderStage: fc.constantFrom(null, null, 1, 2, 3, 4),
  })
  .map(({ date, status, planned: plannedMinutes, extra, reason, ladderStage }): LoggedDay => {
    const isSkipped = status === 'skipped';
    return logOn(date, {
      status,
      plannedMinutes,
      minutes: isSkipped ? null : (plannedMinutes ?? 30) + extra,
      reason: isSkipped ? reason : null,
      ladderStage,
    });
  });

const anyCheckin = fc
  .record({
    date: anyDayBack(45),
    pain: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 3 }) }, fc.integer({ min: 4, max: 10 })),
    recommendation: fc.constantFrom('Push' as const, 'Adapt' as const, 'Recover' as const, 'Reset' as const),
    illness: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
  })
  .map(({ date, ...change }) => checkinOn(date, change));

const monday = weekStartOf(TODAY);

/** Plans of the last few weeks, and logs that follow most of them. */
const anyPlans = fc
  .array(fc.record({ isDone: fc.boolean(), minutes: fc.integer({ min: 20, max: 60 }) }), { maxLength: 6 })
  .map((weeks) => {
    const plans = weeks.map(({ isDone, minutes }, index) => ({
      isDone,
      week: planned(addDays(monday, -7 * index), { 1: minutes, 3: minutes, 5: minutes }),
    }));
    const logs = plans.flatMap(({ isDone, week }) =>
      isDone
        ? week.days
            .filter((day) => day.minutes > 0 && day.date <= TODAY)
            .map(({ date, minutes }) => logOn(date, { minutes, plannedMinutes: minutes }))
        : [],
    );
    const first = plans.at(-1)?.week.weekStart;
    return {
      weeks: plans.map(({ week }) => week),
      logs,
      firstPlan: first ? { madeOn: first, weekStart: first } : null,
    };
  });

const anyPhysio = fc.oneof(
  fc.constant(null),
  fc
    .record({
      stage: fc.integer({ min: 0, max: 6 }),
      level: fc.constantFrom('ladder' as const, 'ladder' as const, 'clear' as const, 'stop' as const),
      pain: fc.integer({ min: 0, max: 6 }),
      date: anyDayBack(6),
    })
    .map(({ stage, level, pain, date }) => INJURED(stage, { level }, [{ date, pain }])),
);

const byDate = <T extends { date: string }>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [row.date, row])).values(),
];

/** Inputs of a random runner over the last few weeks. */
export const randomInputs: fc.Arbitrary<MomentInputs> = fc
  .record({
    plans: anyPlans,
    others: fc.array(anyLog, { maxLength: 6 }),
    before: fc.option(anyDayBack(30), { nil: null }),
    checkins: fc.array(anyCheckin, { maxLength: 12 }),
    physio: anyPhysio,
    isHeld: fc.integer({ min: 0, max: 4 }).map((value) => value === 0),
    checkedIn: fc.boolean(),
  })
  .map(({ plans, others, before, checkins, physio, isHeld, checkedIn }) =>
    givenMoments({
      weeks: plans.weeks,
      firstPlan: plans.firstPlan,
      logs: byDate([...(before ? [logOn(addDays(before, -40))] : []), ...plans.logs, ...others]),
      checkins: byDate([...checkins, ...(checkedIn ? [checkinOn(TODAY)] : [])]),
      physio,
      isHeld,
    }),
  );
