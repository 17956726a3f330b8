import type { CoachProfile, Phase, RacePlan, WeeklySummary } from '@stridewell/contracts/web';
import type { CheckinDay, LoggedDay, Pause, PhysioState } from './records.ts';
import type { PaceSource } from './runner-profile.ts';
import type { Action } from './training/day-action.ts';
import type { SeasonMessage } from './training/season-verdict.ts';
import type { TrainingRunner } from './training/types.ts';
import type { DayFacts } from './week/day-facts.ts';

/** A check-in with the factors and the cap that explain its score. */
export interface CoachCheckin extends CheckinDay {
  factors: readonly { metric: string; value: number; contribution: number; max: number }[];
  /** `code` is the cause of the cap; missing for check-ins recorded by an earlier release. */
  cap: { reason: string; limit: number; code?: string | undefined } | null;
}

/** A text in every language. */
export type Texts = Readonly<Record<'en' | 'nb', string>>;

/** A day of a plan with its numbers, and its texts in every language. */
export interface CoachDay extends DayFacts {
  title: Texts;
  why: Texts;
  /** Changes since the week was planned; null if there are none. */
  changed: Texts | null;
  /** How the day's check-in changed the day; null for a day after today and for a day planned by an earlier release. */
  action: { kind: Action; text: Texts } | null;
}

/** A week of the plan as the coach describes it. */
export interface CoachWeek {
  weekStart: string;
  phase: Phase;
  totalMinutes: number;
  days: readonly CoachDay[];
  notes: readonly Texts[];
  /** The question that offers a lighter week; null when none is offered. */
  offer: Texts | null;
}

/** A week of the season's outline, starting with the current week. */
export interface CourseWeek {
  weekStart: string;
  phase: Phase;
  /** Expected minutes if everything planned is done. */
  minutes: number;
  longMinutes: number;
  /** Fraction of the minutes before the taper; null outside the taper. */
  taperShare: number | null;
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
   * The profile in the form that the planner uses. Null if there is no profile, and for a runner under 18, who gets no
   * plan.
   */
  runner: TrainingRunner | null;
  /** Date of the upcoming race, or null if there is none. */
  raceDate: string | null;
  /** Threshold pace with which the plan calculates, in s/km; after a break it is slower than the profile's. */
  threshold: number | null;
  /** Source of the plan's threshold pace. Null if there is none or if the plan does not state it. */
  paceSource: PaceSource | null;
  /** This week's plan; null if none has been created. */
  plan: CoachWeek | null;
  /** The sessions of this week as originally planned, for the days that have changed since. */
  planned: readonly Pick<CoachDay, 'date' | 'planType' | 'minutes' | 'built' | 'title'>[];
  nextPlan: CoachWeek | null;
  /** Logs of the last 77 and the next 7 days. */
  logs: readonly LoggedDay[];
  /**
   * True if the runner has, or once had, an activity whose source forbids its use with third-party models, such as a
   * Strava archive. The established load depends on such activities, and so do the minutes of all weeks planned since.
   */
  isTrainingWithheld: boolean;
  /** Days within the window of the logs that have such an activity. */
  withheldDays: readonly string[];
  /** Check-ins of the last 28 days, newest first. */
  checkins: readonly CoachCheckin[];
  /** The runner's baseline readiness score over 28 days; null for fewer than 7 check-ins. */
  baseline: { mean: number; sd: number; days: number } | null;
  physio: PhysioState | null;
  pauses: readonly Pause[];
  summary: WeeklySummary | null;
  /** The outline of the season and the position of the current week; null if there is no profile. */
  course: {
    weeksToRace: number | null;
    daysToRace: number | null;
    phaseWeeks: Partial<Record<Phase, number>>;
    phase: Phase;
    /** Number of the current week in the season, from 1. */
    week: number;
    isDownWeek: boolean;
    /** First day of the taper, or null if there is no race. */
    taperStart: string | null;
    /** The season's weeks from this one to the race week, or the next 12 if there is no race. */
    weeks: readonly CourseWeek[];
    /** Messages about the season that the runner must read: too few weeks, a finish plan, and so on. */
    messages: readonly SeasonMessage[];
  } | null;
  /** The plan for the day of the upcoming race, in every language, or null if there is no race. */
  racePlan: Readonly<Record<'en' | 'nb', RacePlan>> | null;
  /**
   * Maximum length of a run today and the longest recent run from which it is computed, in whole minutes; null if there
   * is no profile.
   */
  cap: { minutes: number; longest: number } | null;
  /** Pain that the runner reported to either coach and that is still valid; null or missing if there is none. */
  reported?: { pain: number | null; isSevere: boolean; isWorse: boolean } | null;
  /**
   * Pain that the runner reported in the thread, or to either coach, and that blocks running today; missing if there is
   * none.
   */
  told?: { pain: number | null; isSevere: boolean; isWorse: boolean };
  /** The run that the runner reported, if the ladder allows no other run today; missing otherwise. */
  ran?: { ago: 0 | 1 | 2; next: string };
}

/** True if numbers about the runner's training come from activities that must not reach an outside model. */
export const isWithholding = ({ isTrainingWithheld }: Pick<CoachState, 'isTrainingWithheld'>): boolean =>
  isTrainingWithheld;
