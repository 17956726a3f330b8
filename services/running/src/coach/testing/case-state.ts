import {
  addDays,
  daysBetween,
  METRICS,
  type Metric,
  type Metrics,
  parseThresholdPace,
  SCALES,
  weekStartOf,
} from '@stridewell/contracts/web';
import type { CoachCheckin, CoachState } from '../../domain/coach-state.ts';
import type { PhysioState } from '../../domain/plan/adapt/types.ts';
import { longestRun, sessionCap } from '../../domain/plan/history.ts';
import { leadTimeNote } from '../../domain/plan/lead-time.ts';
import { isDownWeek } from '../../domain/plan/minutes.ts';
import { phaseOfWeek, phaseWeeks, weeksToRace } from '../../domain/plan/phases.ts';
import type { DayName, Runner } from '../../domain/plan/types.ts';
import type { CaseRunner } from './cases.ts';

const WEIGHTS: Metrics = { sleep: 2.5, fatigue: 2.5, readiness: 2, stress: 1.5, pain: 1.5 };
const GOOD_IS_HIGH: readonly Metric[] = ['sleep', 'readiness'];

const factor = (metric: Metric, value: number) => {
  const { min, max } = SCALES[metric];
  const share = (value - min) / (max - min);
  const good = GOOD_IS_HIGH.includes(metric) ? share : 1 - share;
  return { metric, value, max: WEIGHTS[metric], contribution: Math.round(WEIGHTS[metric] * good * 100) / 100 };
};

const checkinsOf = (runner: CaseRunner): CoachCheckin[] =>
  [...runner.checkins].reverse().map(({ date, score, recommendation, ...metrics }) => ({
    date,
    score,
    recommendation,
    metrics,
    factors: METRICS.map((metric) => factor(metric, metrics[metric])),
    cap: null,
  }));

const plannerRunner = ({ coachProfile }: CaseRunner): Runner => ({
  goal: coachProfile.goal,
  raceDate: coachProfile.raceDate,
  weeklyHours: coachProfile.weeklyHours,
  availableDays: coachProfile.daysAvailable.split(',') as DayName[],
  level: coachProfile.runningProfileV2.level,
  age: coachProfile.runningProfileV2.age,
  injuryHistory: coachProfile.runningProfileV2.injury_history,
  obese: coachProfile.runningProfileV2.weight_category === 'Obese',
  longRunCapMin: coachProfile.longRunCapMin,
  thresholdPace: parseThresholdPace(coachProfile.thresholdPace)?.secondsPerKm ?? null,
});

const STAGE = /^Walk-run stage \d+: (.+)$/;

const gateOf = (runner: CaseRunner): PhysioState['gate'] => {
  if (!runner.physioProfile) return null;
  const last = runner.physioCheckins.at(-1);
  const stopped = last?.date === runner.today && (last.redFlags.length > 0 || last.pain > 6);
  const stage = runner.ladder?.stage ?? null;
  const row = runner.weeklyPlan.days.find(({ title }) => STAGE.test(title));
  return {
    level: stopped ? 'stop' : stage === null ? 'walk' : 'ladder',
    stage,
    intervals: row ? (STAGE.exec(row.title)?.[1] ?? null) : null,
    minutes: row?.minutes ?? null,
    handedOver: stage !== null,
    ladderFinished: false,
    finishedOn: null,
    reason: '',
    phase: runner.programme?.phase ?? null,
  };
};

const physioOf = (runner: CaseRunner): PhysioState | null =>
  runner.physioProfile && {
    area: runner.physioProfile.primaryArea,
    status: 'active',
    restricted: false,
    gate: gateOf(runner),
    checkins: [...runner.physioCheckins].reverse().map(({ date, pain, redFlags, noNextDayWorsening }) => ({
      date,
      pain,
      flags: redFlags,
      worsening: !noNextDayWorsening,
    })),
  };

/** Weeks already run: the programme's phases minus what is left of the race. */
const courseOf = (source: CaseRunner, runner: Runner): CoachState['course'] => {
  const { today, facts } = source;
  const monday = weekStartOf(today);
  const left = runner.raceDate ? weeksToRace(monday, runner.raceDate) : null;
  const all = Object.values(facts.phaseWeeks ?? {}).reduce((sum, weeks) => sum + weeks, 0);
  const longest = source.weeklyPlan.phase === 'Taper' ? 14 : (left ?? 1);
  const total = all || longest;
  const week = left === null ? 1 : total - left + 1;
  const start = addDays(monday, -7 * (week - 1));
  const at = phaseOfWeek(runner.goal, runner.raceDate, start, monday);
  return {
    weeksToRace: left,
    daysToRace: runner.raceDate ? daysBetween(today, runner.raceDate) : null,
    phaseWeeks: facts.phaseWeeks ?? (left === null ? {} : phaseWeeks(runner.goal, total)),
    phase: source.weeklyPlan.phase,
    week,
    isDownWeek: isDownWeek(runner, at),
    shortLead: left === null ? null : leadTimeNote(runner.goal, runner.level, total),
  };
};

const planOf = ({ weeklyPlan, strength }: CaseRunner): NonNullable<CoachState['plan']> => ({
  weekStart: weeklyPlan.weekStart,
  phase: weeklyPlan.phase,
  totalMinutes: weeklyPlan.totalMinutes,
  days: weeklyPlan.days.map(({ day, ...row }) => ({
    ...row,
    why: '',
    ...(strength?.days.includes(day) ? { strengthMinutes: strength.minutes } : {}),
  })),
});

/** A runner of the cases as the coach sees them at 12:00 on their day. */
export const stateOf = (source: CaseRunner): CoachState => {
  const runner = plannerRunner(source);
  const logs = source.trainingLogs.map((log) => ({ ...log, minutes: log.minutes ?? null, reason: log.reason ?? null }));
  const checkins = checkinsOf(source);
  const scores = checkins.map(({ score }) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const sd = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, scores.length - 1));
  const { runningProfileV2, ...profile } = source.coachProfile;
  return {
    today: source.today,
    hour: 12,
    timezone: source.timezone,
    profile: {
      ...profile,
      runningProfileV2: JSON.stringify(runningProfileV2),
      updatedAt: `${source.today}T06:00:00.000Z`,
    },
    runner,
    plan: planOf(source),
    planned: [],
    nextPlan: null,
    logs,
    checkins,
    baseline: scores.length >= 7 ? { mean, sd, days: scores.length } : null,
    physio: physioOf(source),
    pauses: [],
    summary: null,
    course: courseOf(source, runner),
    cap: {
      minutes: sessionCap(logs, runner.level, source.today),
      longest: Math.floor(longestRun(logs, runner.level, source.today)),
    },
  };
};
