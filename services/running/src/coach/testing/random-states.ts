import {
  addDays,
  METRICS,
  type Metrics,
  RECOMMENDATIONS,
  type Recommendation,
  SCALES,
  weekStartOf,
} from '@stridewell/contracts/web';
import type { CoachState } from '../../domain/coach-state.ts';
import type { LoggedDay } from '../../domain/records.ts';
import { makeWeek } from '../../domain/week/make-week.ts';
import type { WeekInputs } from '../../domain/week/types.ts';
import { coachWeekOf } from '../wiring/coach-week.ts';
import { plannedState, stateOf } from './case-state.ts';
import { caseInputs } from './case-week.ts';
import { RUNNERS } from './cases.ts';

/** Creates a generator of repeatable random numbers from 0 to 1 (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const pick = <T>(items: readonly T[], random: () => number): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

const FLAGS = ['night_pain', 'swelling', 'numbness', 'strength_loss'];
const SCORES: Record<Recommendation, number> = { Push: 8.1, Adapt: 6.3, Recover: 4.2, Reset: 2.4 };

const metrics = (random: () => number): Metrics =>
  Object.fromEntries(
    METRICS.map((metric) => {
      const { min, max } = SCALES[metric];
      return [metric, min + Math.floor(random() * (max - min + 1))];
    }),
  ) as Metrics;

const checkins = (today: string, random: () => number): CoachState['checkins'] =>
  Array.from({ length: 14 }, (_, back) => back)
    .filter(() => random() < 0.7)
    .map((back) => {
      const recommendation = pick(RECOMMENDATIONS, random);
      const values = metrics(random);
      return {
        date: addDays(today, -back),
        score: SCORES[recommendation],
        recommendation,
        metrics: values,
        factors:
          random() < 0.2
            ? []
            : METRICS.map((metric) => ({ metric, value: values[metric], contribution: random() * 2, max: 2.5 })),
        cap: random() < 0.3 ? { reason: `pain of ${values.pain}`, limit: 4.9, code: 'pain' } : null,
      };
    });

const logs = (today: string, random: () => number): LoggedDay[] =>
  Array.from({ length: 20 }, (_, back) => back)
    .filter(() => random() < 0.6)
    .map((back) => ({
      date: addDays(today, -back),
      planType: pick(['easy', 'long', 'tempo', 'rest', 'adapt'] as const, random),
      status: pick(['done', 'partial', 'skipped'] as const, random),
      minutes: random() < 0.7 ? 10 + Math.floor(random() * 80) : null,
      reason: pick(['time', 'fatigue', 'pain', 'other', null] as const, random),
    }));

const physio = (state: CoachState, random: () => number): CoachState['physio'] =>
  state.physio && {
    ...state.physio,
    restricted: random() < 0.1,
    status: random() < 0.1 ? 'resolved' : 'active',
    checkins: [
      {
        date: addDays(state.today, -Math.floor(random() * 2)),
        pain: Math.floor(random() * 11),
        flags: random() < 0.2 ? [pick(FLAGS, random)] : [],
        worsening: random() < 0.3,
      },
    ],
  };

const GOALS = ['5k', '10k', 'half_marathon', 'marathon', 'ultra', 'fitness', 'weight_loss'] as const;
const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const LEAST_DAYS = 2;

/** Returns random inputs of a week for a runner of the cases on the given date. */
export const randomInputs = (random: () => number, state: CoachState, today = state.today): WeekInputs => {
  const inputs = caseInputs(pick(RUNNERS, random), state.physio);
  const days = DAYS.filter(() => random() < 0.6);
  const goal = pick(GOALS, random);
  const startedWeeksAgo = Math.floor(random() * 12);
  const weekStart = weekStartOf(today);
  return {
    ...inputs,
    ...{ today, weekStart },
    programmeStart: addDays(weekStart, -7 * startedWeeksAgo),
    profiled: {
      ...inputs.profiled,
      runner: {
        ...inputs.profiled.runner,
        goal,
        level: pick(LEVELS, random),
        hours: 2 + Math.floor(random() * 7),
        days: days.length < LEAST_DAYS ? [1, 3, 6] : days,
        age: pick([null, 25, 40, 52, 63], random),
      },
      raceDate: random() < 0.7 ? addDays(today, Math.floor(random() * 140)) : null,
      threshold: random() < 0.7 ? 240 + Math.floor(random() * 160) : null,
    },
    records: state.logs,
    checkins: state.checkins,
    pauses: state.pauses,
    lighter: random() < 0.1 ? 'lighter' : null,
  };
};

/** Returns a copy of the state with weeks that the planner has planned for a random runner. */
const withPlannedWeeks = (state: CoachState, random: () => number): CoachState => {
  const inputs = randomInputs(random, state);
  const week = makeWeek(inputs);
  const next = makeWeek({ ...inputs, weekStart: addDays(inputs.weekStart, 7) });
  return {
    ...state,
    ...plannedState(week, inputs),
    nextPlan: random() < 0.5 ? coachWeekOf(next) : null,
  };
};

/**
 * Returns a random state: a runner of the cases with random logs, check-ins and injuries. Half of the states have weeks
 * that the planner has planned for a random runner, the others the week of the case. Some states lack a plan or a
 * profile.
 */
export const randomState = (random: () => number): CoachState => {
  const original = stateOf(pick(RUNNERS, random));
  const { today } = original;
  const base: CoachState = {
    ...original,
    checkins: checkins(today, random),
    logs: logs(today, random),
    physio: physio(original, random),
    pauses: random() < 0.15 ? [{ kind: pick(['illness', 'travel'] as const, random), from: today, to: null }] : [],
    baseline: random() < 0.5 ? { mean: 6.4, sd: 0.9, days: 12 } : null,
  };
  const state = random() < 0.5 ? withPlannedWeeks(base, random) : base;
  const gone = random();
  return {
    ...state,
    plan: gone < 0.1 ? null : state.plan,
    ...(gone < 0.05
      ? { profile: null, runner: null, raceDate: null, threshold: null, course: null, cap: null, racePlan: null }
      : {}),
  };
};
