import type { CoachProfile, Phase, PlanType, WeeklyPlan, WeeklySummary } from '@stridewell/contracts/web';
import type { CheckinDay, LoggedDay, Pause, PhysioState } from './plan/adapt/types.ts';
import type { Runner } from './plan/types.ts';

/** A check-in with the factors and the cap that explain its score. */
export interface CoachCheckin extends CheckinDay {
  factors: readonly { metric: string; value: number; contribution: number; max: number }[];
  cap: { reason: string; limit: number } | null;
}

/** All data that the running coach's replies are based on, read once per message. Replies contain no other numbers. */
export interface CoachState {
  /** Date and hour in the runner's time zone. */
  today: string;
  hour: number;
  timezone: string;
  /** The stored profile; null before the first save. */
  profile: CoachProfile | null;
  /**
   * The profile in the form that the planner uses; null without a profile and for a runner under 18, who gets no plan.
   */
  runner: Runner | null;
  /** This week's plan; null when none has been created. */
  plan: WeeklyPlan | null;
  /** The sessions of this week as originally planned, before any adaptation. */
  planned: readonly { date: string; planType: PlanType; minutes: number; title: string }[];
  nextPlan: WeeklyPlan | null;
  /** Logs of the last 77 and the next 7 days. */
  logs: readonly LoggedDay[];
  /** Check-ins of the last 28 days, newest first. */
  checkins: readonly CoachCheckin[];
  /** The runner's baseline readiness score over 28 days; null for fewer than 7 check-ins. */
  baseline: { mean: number; sd: number; days: number } | null;
  physio: PhysioState | null;
  pauses: readonly Pause[];
  summary: WeeklySummary | null;
  /** The number of weeks of each phase since the start of the programme, and the position of the current week. */
  course: {
    weeksToRace: number | null;
    daysToRace: number | null;
    phaseWeeks: Partial<Record<Phase, number>>;
    phase: Phase;
    /** Number of the current week in the programme, from 1. */
    week: number;
    isDownWeek: boolean;
    /** A sentence for the runner when the time until the race is short for the goal and level; null otherwise. */
    shortLead: string | null;
  } | null;
  /** Today's session cap and the longest run of the last 30 days, in whole minutes; null without a profile. */
  cap: { minutes: number; longest: number } | null;
}
