import type { CoachProfileBody, TrainingLogBody } from '@stridewell/contracts/http/running';
import { addDays, type PlannedType, type PlanType, weekStartOf } from '@stridewell/contracts/web';
import { demoDay, isWithin } from './days.ts';

/** A planned day's session: its type in the weekly plan and its minutes in a normal week. */
const SESSIONS: Partial<Record<PlannedType, { planType: PlanType; minutes: number }>> = {
  intervals: { planType: 'push', minutes: 50 },
  easy: { planType: 'easy', minutes: 40 },
  tempo: { planType: 'tempo', minutes: 45 },
  long: { planType: 'long', minutes: 85 },
};

/**
 * The exhausting end of a hard training block, and the lighter week after it, in days before today including both ends.
 */
const WORN_OUT = { from: 26, to: 20 };
const DOWN_WEEK = { from: 19, to: 13 };

/**
 * Returns the demo runner's training log for a past day; null on a day without a run. Deterministic, and consistent
 * with the check-in of that morning.
 */
export function demoLog(date: string, daysAgo: number): TrainingLogBody | null {
  const { planned_type: planned, fatigue } = demoDay(date, daysAgo);
  const session = planned ? SESSIONS[planned] : undefined;
  if (!session) return null;
  const { planType } = session;
  if (isWithin(daysAgo, WORN_OUT) && fatigue >= 5 && planType !== 'easy')
    return { date, planType, status: 'skipped', reason: 'fatigue' };
  const share = isWithin(daysAgo, DOWN_WEEK) ? 0.75 : 1;
  const minutes = 5 * Math.round((session.minutes * share) / 5);
  if (isWithin(daysAgo, WORN_OUT) && fatigue >= 4)
    return { date, planType, status: 'partial', minutes: 5 * Math.round(minutes / 10) };
  return { date, planType, status: 'done', minutes };
}

/** The demo runner's training profile: a half marathon in ten weeks, on the weekdays of the past training. */
export function demoProfile(today: string): CoachProfileBody {
  const v2 = {
    age: 38,
    experience_years: '5-10 years',
    level: 'Intermediate',
    goal_distance: 'Half',
    preferred_focus: ['Endurance'],
  };
  return {
    goal: 'half_marathon',
    raceDate: addDays(weekStartOf(today), 10 * 7 + 6),
    weeklyHours: 5,
    daysAvailable: 'Tue,Wed,Thu,Sat,Sun',
    thresholdPace: '4:45',
    longRunCapMin: 120,
    runningProfileV2: JSON.stringify(v2),
  };
}
