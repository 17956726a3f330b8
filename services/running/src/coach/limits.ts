import type { GuardLimits } from '@stridewell/chat/model/coach-model';
import { flattenSteps, partSeconds, type SessionPart } from '@stridewell/contracts/web';
import { type CoachDay, type CoachState, type CoachWeek, isWithholding } from '../domain/coach-state.ts';
import { RACE_PLAN_MINUTES } from '../messages/session-notes.ts';
import {
  answeredMinutes,
  checkinToday,
  minutesOfFourWeeks,
  pauseToday,
  RULE_MINUTES,
  rehabLevel,
  weekSoFar,
} from './figures.ts';
import { restReason } from './rest-reason.ts';
import { taperWeeks, usualBeforeTaper } from './taper.ts';

const inMinutes = (seconds: number): number => Math.round((seconds / 60) * 100) / 100;

/** Rounded as in titles, which show at most one decimal. */
const inTitle = (minutes: number): number[] => [Math.round(minutes), Math.round(minutes * 10) / 10];

/** Returns the lengths of all steps and groups of repeated steps, in minutes. */
const minutesOfParts = (parts: readonly SessionPart[]): number[] => [
  ...flattenSteps(parts).map(({ seconds }) => inMinutes(seconds)),
  // A single repetition is described with its recovery, which is not run.
  ...parts.flatMap((part) => (part.kind === 'repeat' ? part.steps.map((step) => inMinutes(partSeconds(step))) : [])),
  ...parts.map((part) => inMinutes(partSeconds(part))),
];

const minutesOfSession = ({ minutes, built }: Pick<CoachDay, 'minutes' | 'built'>): number[] => [
  minutes,
  ...(built
    ? [built.workMinutes ?? 0, ...minutesOfParts(built.steps).flatMap((each) => [each, ...inTitle(each)])]
    : []),
];

const minutesOfDay = (day: CoachDay): number[] => [...minutesOfSession(day), day.hardMinutes, day.strengthMinutes];

const minutesOfWeek = (plan: CoachWeek | null): number[] =>
  plan === null ? [] : [plan.totalMinutes, ...plan.days.flatMap(minutesOfDay)];

/** Minutes in the season's messages. */
const minutesOfMessages = ({ course }: CoachState): number[] =>
  (course?.messages ?? []).flatMap((message) => [
    ...('established' in message ? [message.established] : []),
    ...('longest' in message ? [message.longest] : []),
    ...('hours' in message ? [message.hours * 60] : []),
    ...(message.code === 'do_not_start' ? [message.raceMinutes] : []),
    ...(message.code === 'goal_time_too_fast'
      ? [message.goalSeconds, message.predictedSeconds].flatMap((seconds) => inTitle(seconds / 60))
      : []),
  ]);

/** Minutes in the plan for the race ahead. */
const minutesOfRacePlan = ({ racePlan }: CoachState): number[] => {
  if (!racePlan) return [];
  const { predictedSeconds } = racePlan.en;
  const times = predictedSeconds ? [predictedSeconds.low, predictedSeconds.high] : [];
  return [...RACE_PLAN_MINUTES, ...times.flatMap((seconds) => [inMinutes(seconds), ...inTitle(seconds / 60)])];
};

/** Minutes of the taper weeks, of the usual week before them, and the differences. */
const minutesOfTaper = (state: CoachState): number[] => {
  const usual = usualBeforeTaper(state) ?? 0;
  return [usual, ...taperWeeks(state).flatMap(({ minutes }) => [minutes, usual - minutes])];
};

/** Rounds of running and walking in the notation of the physio service, such as `8 x (1/2)`. */
const INTERVALS = /\d+(?:\.\d+)?/g;

/**
 * Returns every number of minutes in the stored plan, the log and the rules, and the sums that answers contain. Sorted,
 * without duplicates.
 */
export const knownMinutes = (state: CoachState): number[] => {
  const { gate } = state.physio ?? {};
  const all = [
    ...minutesOfWeek(state.plan),
    ...minutesOfWeek(state.nextPlan),
    ...state.planned.flatMap(minutesOfSession),
    ...state.logs.map((log) => log.minutes ?? 0),
    weekSoFar(state).minutes,
    minutesOfFourWeeks(state),
    ...answeredMinutes(state),
    ...minutesOfTaper(state),
    ...(state.cap ? [state.cap.minutes, state.cap.longest] : []),
    ...(state.summary ? [state.summary.metrics.minutesPlanned, state.summary.metrics.minutesDone] : []),
    ...(gate ? [gate.minutes ?? 0, ...(gate.intervals?.match(INTERVALS) ?? []).map(Number)] : []),
    ...(state.course?.weeks ?? []).flatMap(({ minutes, longMinutes }) => [minutes, longMinutes]),
    ...minutesOfMessages(state),
    ...minutesOfRacePlan(state),
    ...(state.profile?.longRunCapMin ? [state.profile.longRunCapMin] : []),
    ...(state.runner ? [state.runner.hours * 60] : []),
    ...RULE_MINUTES,
  ];
  return [...new Set(all.filter((minutes) => minutes > 0))].sort((a, b) => a - b);
};

const BLOCKED = {
  flag: 'a warning sign in your physio check-in today',
  pain: 'pain above 6 today',
  told: 'the runner has told of pain that is too much to run with',
  stop: 'Physio Coach has put running on hold',
  reset: 'today is a Reset day',
} as const;

const runningBlocked = (state: CoachState): string | null => {
  const reason = restReason(state);
  if (reason) return BLOCKED[reason];
  if (pauseToday(state)?.kind === 'illness') return 'you are marked as ill';
  return rehabLevel(state) === 'walk' ? 'your rehab has not reached running yet' : null;
};

const hardBlocked = (state: CoachState): string | null => {
  if (rehabLevel(state) === 'ladder') return 'you are on the walk-run ladder';
  return checkinToday(state)?.recommendation === 'Recover' ? 'today is a Recover day' : null;
};

/** Returns the limits against which the output guard checks replies. */
export const limitsOf = (state: CoachState): GuardLimits => {
  const running = runningBlocked(state);
  return {
    runningBlocked: running,
    hardBlocked: running ?? hardBlocked(state),
    capMinutes: state.cap?.minutes ?? null,
    ...(isWithholding(state) && { isCapWithheld: true }),
    planMinutes: knownMinutes(state),
  };
};
