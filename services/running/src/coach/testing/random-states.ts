import {
  addDays,
  METRICS,
  type Metrics,
  RECOMMENDATIONS,
  type Recommendation,
  SCALES,
} from '@stridewell/contracts/web';
import type { CoachState } from '../../domain/coach-state.ts';
import type { LoggedDay } from '../../domain/plan/adapt/types.ts';
import { stateOf } from './case-state.ts';
import { RUNNERS } from './cases.ts';

/** Repeatable random numbers from 0 to 1 (mulberry32). */
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
        cap: random() < 0.3 ? { reason: `pain of ${values.pain}`, limit: 4.9 } : null,
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

/** A state as it may come from the stores: runners of the cases with their days, logs, check-ins and injuries shaken, and parts that are missing. */
export const randomState = (random: () => number): CoachState => {
  const state = stateOf(pick(RUNNERS, random));
  const gone = random();
  return {
    ...state,
    checkins: checkins(state.today, random),
    logs: logs(state.today, random),
    physio: physio(state, random),
    pauses:
      random() < 0.15 ? [{ kind: pick(['illness', 'travel'] as const, random), from: state.today, to: null }] : [],
    plan: gone < 0.1 ? null : state.plan,
    ...(gone < 0.05 ? { profile: null, runner: null, course: null, cap: null } : {}),
    baseline: random() < 0.5 ? { mean: 6.4, sd: 0.9, days: 12 } : null,
    nextPlan:
      random() < 0.2 && state.plan
        ? {
            ...state.plan,
            weekStart: addDays(state.plan.weekStart, 7),
            days: state.plan.days.map((day) => ({ ...day, date: addDays(day.date, 7) })),
          }
        : null,
    planned:
      random() < 0.4 && state.plan ? [{ date: state.today, planType: 'easy', minutes: 40, title: 'Easy run' }] : [],
  };
};
