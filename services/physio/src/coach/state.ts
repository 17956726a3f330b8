import type { Recommendation } from '@stridewell/contracts/web';
import type { PlanToday } from '../domain/today/today.ts';
import type { CheckinDay, Course, ExerciseLog, Injury, RunnerFacts } from '../domain/types.ts';

/** An injury that is followed: what the profile says, where it stands and what was logged. */
export interface Followed {
  injury: Injury;
  course: Course;
  logs: readonly ExerciseLog[];
  /** Newest first, of this injury, at most 30. */
  checkins: readonly CheckinDay[];
}

/** Everything the physio coach answers from, read once per turn. Figures are the stored ones: answers never compute others. */
export interface CoachState {
  /** The runner's own date. */
  today: string;
  /** What the exercises screen shows today, with reasons and alerts as facts. */
  plan: PlanToday;
  /** Null before a profile was filled and after the injury is healed. */
  followed: Followed | null;
  runner: RunnerFacts;
  /** Today's readiness score, as the wellness service told it; null before the check-in. */
  readiness: { score: number; recommendation: Recommendation } | null;
  /** Today's row of the running plan; null without one. */
  session: { planType: string; minutes: number } | null;
}
