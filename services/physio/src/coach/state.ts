import type { Recommendation } from '@stridewell/contracts/web';
import type { Told } from '@stridewell/understanding/dialogue';
import type { ReportedPain } from '@stridewell/understanding/slots';
import type { PlanToday } from '../domain/today/today.ts';
import type { ReportedToRules } from '../domain/told-pain.ts';
import type { TriageSubject } from '../domain/triage/triage.ts';
import type { CheckinDay, Course, ExerciseLog, Injury, RunnerFacts } from '../domain/types.ts';

/** The active injury: its profile, its current course and its logs. */
export interface Followed {
  injury: Injury;
  course: Course;
  logs: readonly ExerciseLog[];
  /** Check-ins for this injury, newest first, at most 30. */
  checkins: readonly CheckinDay[];
  /** Computes course and plan as if the newest check-in had the pain that the runner reported. */
  retold(told: ReportedToRules): { course: Course; plan: PlanToday };
}

/**
 * All data that the physio coach's replies are based on, loaded once per turn. Replies quote stored figures and never
 * compute new ones.
 */
export interface CoachState {
  /** Current date in the runner's time zone. */
  today: string;
  /** The runner's time zone; missing where it is not known. */
  timezone?: string;
  /** Today's plan as on the exercises screen, with reasons and alerts as message codes. */
  plan: PlanToday;
  /** The injuries that the safety questions are about; missing without a profile. */
  triageSubject?: TriageSubject;
  /** Null until the profile is filled in, and after the injury is marked as healed. */
  followed: Followed | null;
  runner: RunnerFacts;
  /** Today's readiness score from the wellness service; null before the check-in. */
  readiness: { score: number; recommendation: Recommendation } | null;
  /** Today's session in the running plan; null when there is none. */
  session: { planType: string; minutes: number } | null;
  /** Names the newest check-in and its revision; empty without one, missing where it is not known. */
  checkinVersion?: string;
  /** Pain that the runner reported to either coach and that counts; null or missing without any. */
  reported?: ReportedPain | null;
  /**
   * Pain reported in the thread or to either coach that restricts more than the stored check-in; omitted if there is
   * none.
   */
  told?: Told;
  /** The run that the runner reported, when the ladder allows none today after it; missing otherwise. */
  ran?: { ago: number; next: string };
}
