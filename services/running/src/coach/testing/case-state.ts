import { METRICS, type Metric, type Metrics, SCALES } from '@stridewell/contracts/web';
import type { CoachCheckin, CoachState } from '../../domain/coach-state.ts';
import type { PhysioState } from '../../domain/records.ts';
import { seasonOutline } from '../../domain/week/season-outline.ts';
import type { WeekInputs, WeekState } from '../../domain/week/types.ts';
import { changedSessions, coachWeekOf } from '../wiring/coach-week.ts';
import { courseOf, racePlansOf, sessionCapOf } from '../wiring/state-figures.ts';
import { caseInputs, caseWeek, stageOf } from './case-week.ts';
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

const gateOf = (runner: CaseRunner): PhysioState['gate'] => {
  if (!runner.physioProfile) return null;
  const last = runner.physioCheckins.at(-1);
  const stopped = last?.date === runner.today && (last.redFlags.length > 0 || last.pain > 6);
  const stage = runner.ladder?.stage ?? null;
  const row = runner.weeklyPlan.days.find((day) => stageOf(day) !== null);
  const ladder = row ? stageOf(row) : null;
  return {
    level: stopped ? 'stop' : stage === null ? 'walk' : 'ladder',
    stage,
    intervals: ladder && `${ladder.rounds} x (${ladder.run}/${ladder.walk})`,
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

/** Returns the runner's current week as the running service stores it. */
export const weekStateOfCase = (source: CaseRunner) => caseWeek(source, caseInputs(source, physioOf(source)));

const baselineOf = (scores: readonly number[]): CoachState['baseline'] => {
  if (scores.length < 7) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const sd = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1));
  return { mean, sd, days: scores.length };
};

/** Returns the parts of a state that follow from a planned week and its inputs. */
export const plannedState = (week: WeekState, inputs: WeekInputs, thresholdPace: string | null = null) => {
  const outline = seasonOutline({ ...inputs, base: week.base }, week.base);
  return {
    today: inputs.today,
    runner: inputs.profiled.runner,
    raceDate: outline.aim?.date ?? null,
    threshold: week.base.model.threshold,
    paceSource: week.base.paceSource ?? null,
    plan: coachWeekOf(week),
    planned: changedSessions(week),
    logs: inputs.records,
    course: courseOf(outline, inputs.today, week.base),
    cap: sessionCapOf(inputs, week.base),
    racePlan: racePlansOf(inputs, week.base, outline.messages, thresholdPace),
  } satisfies Partial<CoachState>;
};

/** Returns the state of a runner of the cases at 12:00 on their day. */
export const stateOf = (source: CaseRunner): CoachState => {
  const { today, timezone } = source;
  const physio = physioOf(source);
  const inputs = caseInputs(source, physio);
  const checkins = checkinsOf(source);
  return {
    ...plannedState(caseWeek(source, inputs), inputs, source.coachProfile.thresholdPace ?? null),
    hour: 12,
    timezone,
    profile: {
      ...source.coachProfile,
      runningProfileV2: JSON.stringify(source.coachProfile.runningProfileV2),
      updatedAt: `${today}T06:00:00.000Z`,
    },
    nextPlan: null,
    isTrainingWithheld: false,
    withheldDays: [],
    checkins,
    baseline: baselineOf(checkins.map(({ score }) => score)),
    physio,
    pauses: [],
    summary: null,
  };
};
