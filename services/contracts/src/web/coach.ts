/**
 * Requests and responses of the running coach as plain types and constants for browsers; a test checks the zod schemas
 * in `http/`.
 */
import type { PlanType } from './scales.ts';

/** Days of the week from Monday, as spelt in `daysAvailable`. */
export const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type DayName = (typeof DAY_NAMES)[number];

export const GOALS = ['5k', '10k', 'half_marathon', 'marathon', 'ultra', 'fitness', 'weight_loss'] as const;
export type Goal = (typeof GOALS)[number];

export const EXPERIENCES = [
  '0 months',
  'less than 6 months',
  '6-12 months',
  '1-2 years',
  '2-5 years',
  '5-10 years',
  '10+ years',
] as const;
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const GOAL_DISTANCES = ['5K', '10K', 'Half', 'Marathon', 'Ultra', 'Fitness'] as const;
export const INJURY_AREAS = ['Achilles', 'Knee', 'Lower back', 'Hip', 'Other'] as const;
export const WEIGHT_CATEGORIES = ['Normal', 'Overweight', 'Obese'] as const;
export const FOCUS_AREAS = [
  'Speed',
  'Endurance',
  'Injury prevention',
  'General fitness',
  'Other',
  "I don't know",
] as const;

/** Limits of the coach profile's numbers, inclusive. */
export const PROFILE_LIMITS = {
  weeklyHours: { min: 1, max: 40 },
  longRunCapMin: { min: 30, max: 300 },
  age: { min: 1, max: 100 },
  experienceYears: { min: 0, max: 50 },
} as const;

/** The object inside `runningProfileV2`; every field is optional, unknown fields are not allowed. */
export interface RunningProfileV2 {
  age?: number | undefined;
  /** One of {@link EXPERIENCES} or whole years. */
  experience_years?: (typeof EXPERIENCES)[number] | number | undefined;
  level?: (typeof LEVELS)[number] | undefined;
  goal_distance?: (typeof GOAL_DISTANCES)[number] | undefined;
  injury_history?: (typeof INJURY_AREAS)[number][] | undefined;
  weight_category?: (typeof WEIGHT_CATEGORIES)[number] | undefined;
  preferred_focus?: (typeof FOCUS_AREAS)[number][] | undefined;
}

/** GET /api/coach/profile; null if none was saved. */
export interface CoachProfile {
  goal: Goal | null;
  /** `YYYY-MM-DD` */
  raceDate: string | null;
  weeklyHours: number | null;
  /** `Mon,Wed,Sat` */
  daysAvailable: string | null;
  injuries: string | null;
  thresholdPace: string | null;
  longRunCapMin: number | null;
  /** JSON text of {@link RunningProfileV2}. */
  runningProfileV2: string | null;
  updatedAt: string;
}

/** POST /api/coach/profile: the saved profile, and the names of fields that were ignored. */
export interface CoachProfileSaved extends CoachProfile {
  ignored: string[];
}

export const LOG_STATUSES = ['done', 'partial', 'skipped'] as const;
export type LogStatus = (typeof LOG_STATUSES)[number];
export const SKIP_REASONS = ['time', 'fatigue', 'pain', 'other'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
/** Maximum minutes of one day's log: 24 hours. */
export const LOG_MINUTES_MAX = 1_440;
/** Training-log window around today, in days, inclusive. */
export const LOG_WINDOW = { back: 28, ahead: 7 } as const;
/** Local hour from which the tracker asks for today's result. */
export const EVENING_HOUR = 20;

export interface TrainingLog {
  date: string;
  planType: PlanType;
  status: LogStatus;
  minutes: number | null;
  reason: SkipReason | null;
}

export const PHASES = ['Base', 'Build', 'Peak', 'Taper'] as const;
export type Phase = (typeof PHASES)[number];

export interface WeeklyPlanDay {
  date: string;
  planType: PlanType;
  /** Running or walking minutes; 0 on a rest day. */
  minutes: number;
  /** `Z2`, `Z1-Z2`, `walk`; null on a rest day. */
  zone: string | null;
  title: string;
  /** One line: why this session is planned. */
  why: string;
  /** What changed on this day after the week was planned, and why; missing if nothing did. */
  changed?: string | undefined;
  strengthMinutes?: number | undefined;
  /** Stage of the walk–run ladder, 0 to 9, on days with a ladder session. */
  ladderStage?: number | undefined;
}

/** The offer of a lighter week, not yet answered. */
export interface PlanOffer {
  kind: 'lighter';
  text: string;
}

/** GET and POST /api/coach/weekly-plan: seven rows, Monday to Sunday. */
export interface WeeklyPlan {
  weekStart: string;
  phase: Phase;
  totalMinutes: number;
  days: WeeklyPlanDay[];
  /** Notes on the whole week for the runner: a short lead time, a stopped plan. */
  notes?: string[] | undefined;
  offer?: PlanOffer | undefined;
}

/** Figures of a past week, computed from stored data. */
export interface SummaryMetrics {
  sessionsPlanned: number;
  sessionsDone: number;
  minutesPlanned: number;
  minutesDone: number;
  /** Mean readiness score, one decimal; null without a check-in. */
  readinessMean: number | null;
  checkins: number;
  outcomes: Partial<Record<PlanType, number>>;
}

/** GET /api/coach/weekly-summary */
export interface WeeklySummary {
  weekStart: string;
  text: string;
  metrics: SummaryMetrics;
  createdAt: string;
}

export const PAUSE_KINDS = ['illness', 'travel'] as const;
export type PauseKind = (typeof PAUSE_KINDS)[number];

/** POST /api/coach/pause; `to` is null for an open-ended pause. */
export interface PlanPause {
  kind: PauseKind;
  from: string;
  to: string | null;
}
