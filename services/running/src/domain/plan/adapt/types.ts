import type { Metrics, Recommendation } from '@stridewell/contracts/web';
import type { PlanDay, PlanRequest, TrainingRecord, WeekPlan } from '../types.ts';

/** One day's check-in as the planner knows it. */
export interface CheckinDay {
  date: string;
  score: number;
  recommendation: Recommendation;
  metrics: Metrics;
}

/** A training record with what a skipped day gave as its reason, and the ladder stage it was done on. */
export interface LoggedDay extends TrainingRecord {
  reason?: 'time' | 'fatigue' | 'pain' | 'other' | null | undefined;
  ladderStage?: number | null | undefined;
}

/** What the physio service last told: the profile, the gate and the newest check-ins. */
export interface PhysioState {
  area: string | null;
  status: 'active' | 'resolved';
  restricted: boolean;
  gate: {
    level: 'stop' | 'walk' | 'ladder' | 'clear';
    stage: number | null;
    /** `8 x (1/2)` */
    intervals: string | null;
    /** Whole minutes of a session of the stage, walks before and after counted. */
    minutes: number | null;
    handedOver: boolean;
    ladderFinished: boolean;
    /** The runner's date on which the ladder was seen finished; null before. */
    finishedOn: string | null;
    reason: string;
    /** Of the rehabilitation programme, 1 to 3. */
    phase: number | null;
  } | null;
  /** Newest first, at most 30. */
  checkins: readonly {
    date: string;
    pain: number;
    flags: readonly string[];
    /** A warning sign stands, ticked or told by another answer. */
    redFlag?: boolean | undefined;
    worsening: boolean;
  }[];
}

/** Illness or travel, both ends included; `to` is null while it lasts. */
export interface Pause {
  kind: 'illness' | 'travel';
  from: string;
  to: string | null;
}

/** Everything a week's plan follows from, adaptation included. */
export interface WeekInputs extends Omit<PlanRequest, 'records' | 'kept'> {
  records: readonly LoggedDay[];
  /** Rows of logged days and of days before today, as they stood; nothing changes them. */
  kept?: readonly AdaptedDay[] | undefined;
  /** 77 days back where there is that much; order does not matter. */
  checkins: readonly CheckinDay[];
  pauses: readonly Pause[];
  physio: PhysioState | null;
  /** The runner's answer to the offer of a lighter week, for this week; null while unanswered. */
  lighter: 'lighter' | 'keep' | null;
  /** The week as first planned, before any adaptation; null when it is planned now. */
  base: WeekPlan | null;
}

/** A day after adaptation. `changed` says what changed and why; absent where nothing did. */
export interface AdaptedDay extends PlanDay {
  changed?: string | undefined;
  ladderStage?: number | undefined;
}

/** A week after adaptation. */
export interface AdaptedWeek extends Omit<WeekPlan, 'days'> {
  days: AdaptedDay[];
  /** What holds for the whole week: a short lead time, a plan that is stopped, a break. One sentence each. */
  notes: string[];
  offer: { kind: 'lighter'; text: string } | null;
}

/** What is stored of a week: how it was planned, and how it stands. */
export interface PlannedWeek {
  base: WeekPlan;
  current: AdaptedWeek;
}
