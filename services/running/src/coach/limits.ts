import type { GuardLimits } from '@stridewell/chat/model/coach-model';
import type { WeeklyPlan } from '@stridewell/contracts/web';
import type { CoachState } from '../domain/coach-state.ts';
import { checkinToday, minutesOfFourWeeks, pauseToday, RULE_MINUTES, rehabLevel, weekSoFar } from './figures.ts';
import { taperWeeks } from './taper.ts';
import { restReason } from './verdict.ts';

const NUMBERS = /\d+(?:\.\d+)?/g;

const inText = (text: string): number[] => (text.match(NUMBERS) ?? []).map(Number);

const ofPlan = (plan: WeeklyPlan | null): number[] =>
  plan === null
    ? []
    : [
        plan.totalMinutes,
        ...plan.days.flatMap(({ minutes, strengthMinutes, title, why, changed }) => [
          minutes,
          strengthMinutes ?? 0,
          ...inText(`${title} ${why} ${changed ?? ''}`),
        ]),
        ...inText((plan.notes ?? []).join(' ')),
      ];

/** Every number of minutes that is stored of a runner or stands in the rules, and the sums that answers give. Sorted, no doubles. */
export const knownMinutes = (state: CoachState): number[] => {
  const { gate } = state.physio ?? {};
  const all = [
    ...ofPlan(state.plan),
    ...ofPlan(state.nextPlan),
    ...state.planned.flatMap(({ minutes, title }) => [minutes, ...inText(title)]),
    ...state.logs.map((log) => log.minutes ?? 0),
    weekSoFar(state).minutes,
    minutesOfFourWeeks(state),
    ...(state.cap ? [state.cap.minutes, state.cap.longest] : []),
    ...(state.summary ? [state.summary.metrics.minutesPlanned, state.summary.metrics.minutesDone] : []),
    ...(gate ? [gate.minutes ?? 0, ...inText(gate.intervals ?? '')] : []),
    ...taperWeeks(state).map(({ minutes }) => minutes),
    ...(state.profile?.longRunCapMin ? [state.profile.longRunCapMin] : []),
    ...(state.runner ? [state.runner.weeklyHours * 60] : []),
    ...RULE_MINUTES,
  ];
  return [...new Set(all.filter((minutes) => minutes > 0))].sort((a, b) => a - b);
};

const BLOCKED = {
  flag: 'a warning sign in your physio check-in today',
  pain: 'pain above 6 today',
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

/** What the output guard measures replies against, from the stored state. */
export const limitsOf = (state: CoachState): GuardLimits => {
  const running = runningBlocked(state);
  return {
    runningBlocked: running,
    hardBlocked: running ?? hardBlocked(state),
    capMinutes: state.cap?.minutes ?? null,
    planMinutes: knownMinutes(state),
  };
};
