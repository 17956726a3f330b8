import { addDays, daysBetween, type PlanType, type SessionKind } from '@stridewell/contracts/web';
import { EMPTY_BACKGROUND } from '../../domain/background.ts';
import type { LoggedDay, PhysioState } from '../../domain/records.ts';
import { profiledRunner } from '../../domain/runner-profile.ts';
import type { DaySession } from '../../domain/training/choose-sessions.ts';
import type { DayChange } from '../../domain/training/day/draft.ts';
import { STRENGTH_SESSIONS, type StrengthSession } from '../../domain/training/strength.ts';
import type { Weekday } from '../../domain/training/types.ts';
import { makeWeek } from '../../domain/week/make-week.ts';
import type { WeekDay, WeekInputs, WeekNote, WeekState } from '../../domain/week/types.ts';
import type { CaseRunner } from './cases.ts';

type Row = CaseRunner['weeklyPlan']['days'][number];

const STAGE = /^Walk-run stage (\d+): (\d+) x \((\d+)\/(\d+)\)$/;
const REPS = /(\d+) x \d+ min/;

const KIND_OF_TYPE: Readonly<Record<Exclude<PlanType, 'rest'>, SessionKind>> = {
  easy: 'easy',
  adapt: 'easy',
  tempo: 'tempo',
  push: 'vo2_3',
  long: 'long',
};

/** Returns the ladder stage that a row of the case file states in its title; null for another row. */
export const stageOf = ({ title }: Pick<Row, 'title'>) => {
  const [, stage, rounds, run, walk] = STAGE.exec(title) ?? [];
  if (stage === undefined) return null;
  return { stage: Number(stage), rounds: Number(rounds), run: Number(run), walk: Number(walk) };
};

const kindOf = (row: Row, planType: Exclude<PlanType, 'rest'>): SessionKind => {
  if (stageOf(row)) return 'ladder';
  if (row.zone === 'walk') return 'walk';
  return row.zone === 'Z1' ? 'recovery' : KIND_OF_TYPE[planType];
};

/** Converts a row of the case file to a session; null on a rest day. */
const sessionOf = (row: Row, day: Weekday): DaySession | null => {
  const { planType, minutes } = row;
  if (planType === 'rest') return null;
  const ladder = stageOf(row);
  const kind = kindOf(row, planType);
  const isHard = kind === 'tempo' || kind === 'vo2_3';
  const reps = REPS.exec(row.title)?.[1];
  return {
    ...{ kind, minutes, day, isHard },
    role: kind === 'long' ? 'long' : isHard ? 'quality' : 'easy',
    ...(isHard && reps !== undefined ? { reps: Number(reps) } : {}),
    ...(ladder ? { reps: ladder.rounds, runWalk: { run: 60 * ladder.run, walk: 60 * ladder.walk } } : {}),
  };
};

/** Length of the easy run that a Recover day of the cases replaced, in minutes. */
const REPLACED_MINUTES = 40;

const changesOf = (row: Row): readonly DayChange[] => {
  const ladder = stageOf(row);
  if (ladder) return [{ code: 'ladder', stage: ladder.stage }];
  if (row.zone === 'walk') return [{ code: 'physio_walk' }];
  if (row.zone !== 'Z1') return [];
  return [{ code: 'action', action: 'light', reason: 'recover', isSoft: false, change: 'very_easy' }];
};

/** Returns the originally planned session of a row: an easy run when the row is a changed one. */
const plannedOf = (row: Row, day: Weekday): DaySession | null => {
  const session = sessionOf(row, day);
  if (!session || changesOf(row).length === 0) return session;
  const { minutes } = row;
  const longer = row.zone === 'Z1' ? REPLACED_MINUTES : minutes;
  return { kind: 'easy', minutes: longer, day, isHard: false, role: 'easy' };
};

const strengthOf = ({ strength }: CaseRunner, day: string): StrengthSession | null =>
  strength?.days.includes(day) ? { ...STRENGTH_SESSIONS.S2, minutes: strength.minutes } : null;

/** Training logs of a runner in the form that the planner uses. */
export const logsOf = ({ trainingLogs }: CaseRunner): LoggedDay[] =>
  trainingLogs.map((log) => ({ ...log, minutes: log.minutes ?? null, reason: log.reason ?? null }));

const recordOf = ({ coachProfile }: CaseRunner) => ({
  ...coachProfile,
  runningProfileV2: JSON.stringify(coachProfile.runningProfileV2),
});

/** Returns the Monday on which the runner's season began, so that the current week is in the phase of the case. */
export const seasonStartOf = ({ weeklyPlan, facts }: CaseRunner): string => {
  const all = Object.values(facts.phaseWeeks ?? {}).reduce((sum, weeks) => sum + weeks, 0);
  const total = all || (weeklyPlan.phase === 'Taper' ? 14 : 0);
  const weeksBefore = total === 0 ? 0 : total - (facts.weeksToRace ?? total);
  return addDays(weeklyPlan.weekStart, -7 * weeksBefore);
};

/** Returns the inputs from which the planner plans the runner's current week. */
export const caseInputs = (source: CaseRunner, physio: PhysioState | null): WeekInputs => {
  const { today, weeklyPlan, checkins } = source;
  return {
    profiled: profiledRunner(
      { ...recordOf(source), updatedAt: `${today}T06:00:00.000Z` },
      EMPTY_BACKGROUND,
      physio,
      today,
    ),
    background: EMPTY_BACKGROUND,
    lastRace: null,
    programmeStart: seasonStartOf(source),
    weekStart: weeklyPlan.weekStart,
    today,
    records: logsOf(source),
    checkins: checkins.map(({ date, score, recommendation, ...metrics }) => ({ date, score, recommendation, metrics })),
    pauses: [],
    physio,
    isClosedToday: false,
    lighter: null,
    earlier: [],
    base: null,
    replaced: null,
    kept: new Map(),
  };
};

/**
 * Returns the runner's current week: planned by the planner, with the sessions that the case file states in place of the
 * planned ones.
 */
export const caseWeek = (source: CaseRunner, inputs: WeekInputs): WeekState => {
  const { weeklyPlan, today } = source;
  const made = makeWeek(inputs);
  const seasonStart = seasonStartOf(source);
  const rows = weeklyPlan.days;
  const days = rows.map((row, index): WeekDay => {
    const day = index as Weekday;
    const { decision = null, score, normal } = made.days[index] ?? {};
    const ladder = stageOf(row);
    return {
      date: row.date,
      session: sessionOf(row, day),
      strength: strengthOf(source, row.day),
      changes: changesOf(row),
      decision: row.date <= today ? decision : null,
      ...(score === undefined ? {} : { score }),
      ...(normal === undefined ? {} : { normal }),
      ...(ladder ? { ladderStage: ladder.stage } : {}),
    };
  });
  const longs = rows.filter(({ planType }) => planType === 'long').map(({ minutes }) => minutes);
  const isTaper = weeklyPlan.phase === 'Taper';
  const taper: WeekNote[] = isTaper ? [{ code: 'week_kind', kind: 'taper' }] : [];
  return {
    ...made,
    base: {
      ...made.base,
      week: {
        ...made.base.week,
        phase: weeklyPlan.phase,
        kind: isTaper ? 'taper' : 'load',
        minutes: weeklyPlan.totalMinutes,
        longMinutes: Math.max(0, ...longs),
      },
      isFinishPlan: false,
      sessions: rows.map((row, index) => plannedOf(row, index as Weekday)),
      strength: rows.map(({ day }) => strengthOf(source, day)),
      seasonStart,
      weekNumber: daysBetween(seasonStart, weeklyPlan.weekStart) / 7 + 1,
    },
    phase: weeklyPlan.phase,
    days,
    // Notes about the kind of week belong to the week that the planner planned, not to that of the case.
    notes: [...taper, ...made.notes.filter(({ code }) => code !== 'week_kind' && code !== 'finish_plan')],
  };
};
