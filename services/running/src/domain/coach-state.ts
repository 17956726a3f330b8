import type { CoachProfile, Phase, PlanType, WeeklyPlan, WeeklySummary } from '@stridewell/contracts/web';
import type { CheckinDay, LoggedDay, Pause, PhysioState } from './plan/adapt/types.ts';
import type { Runner } from './plan/types.ts';

/** How a check-in's score came about, as the readiness service told. */
export interface CoachCheckin extends CheckinDay {
  factors: readonly { metric: string; value: number; contribution: number; max: number }[];
  cap: { reason: string; limit: number } | null;
}

/** Everything the running coach answers from, read once per turn. Figures are the stored ones: answers never compute others. */
export interface CoachState {
  /** The runner's own date and local hour. */
  today: string;
  hour: number;
  timezone: string;
  /** As stored; null before it was filled. */
  profile: CoachProfile | null;
  /** The profile as the planner reads it; null without one, and under 18, where there is no plan either. */
  runner: Runner | null;
  /** This week's plan as it stands; null before one was made. */
  plan: WeeklyPlan | null;
  /** How this week stood before any adaptation, by date: what was planned where something changed. */
  planned: readonly { date: string; planType: PlanType; minutes: number; title: string }[];
  nextPlan: WeeklyPlan | null;
  /** The log of the last 77 days and the next 7. */
  logs: readonly LoggedDay[];
  /** Newest first, of the last 28 days. */
  checkins: readonly CoachCheckin[];
  /** The readiness score's own 28-day normal; null below 7 check-ins. */
  baseline: { mean: number; sd: number; days: number } | null;
  physio: PhysioState | null;
  pauses: readonly Pause[];
  summary: WeeklySummary | null;
  /** Weeks of each phase from the programme's start, and where this week stands. */
  course: {
    weeksToRace: number | null;
    daysToRace: number | null;
    phaseWeeks: Partial<Record<Phase, number>>;
    phase: Phase;
    /** 1-based week of the programme. */
    week: number;
    isDownWeek: boolean;
    /** A lead time that is short for goal and level, in one sentence; null where it is not. */
    shortLead: string | null;
  } | null;
  /** The session cap today and the longest run of 30 days, whole minutes; null without a profile. */
  cap: { minutes: number; longest: number } | null;
}
