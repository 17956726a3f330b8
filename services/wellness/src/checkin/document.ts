import type {
  CheckinAnswer,
  Explanation,
  PlannedType,
  PreferredFocus,
  Recommendation,
} from '@stridewell/contracts/web';
import type { Emitting } from '@stridewell/kit/outbox/entries';

/** A request with an `Idempotency-Key`, and what it was answered. */
export interface AnsweredRequest {
  key: string;
  /** SHA-256 of the body: the same key with another body is refused. */
  bodyHash: string;
  answer: CheckinAnswer;
}

/** Requests remembered per day. */
export const REQUESTS_KEPT = 10;

/** `checkin_sessions`: one user's day, the truth that `metrics_daily` and the events follow. */
export interface CheckinDocument extends Emitting {
  /** The runner's own day, `YYYY-MM-DD`. */
  date: string;
  /** JSON text of sleep, stress, fatigue, pain, readiness and notes. */
  answersJson: string;
  score: number;
  recommendation: Recommendation;
  message: string;
  explanation: Explanation;
  plannedToday: boolean;
  plannedType: PlannedType | null;
  preferredFocus: PreferredFocus | null;
  /** When the day was first saved. */
  createdAt: Date;
  updatedAt: Date;
  /** How many revisions came from the physio side and not from the runner; absent for none. */
  reassessed?: number;
  requests: AnsweredRequest[];
}

/** What of a document a save decides; the rest is identity and bookkeeping. */
export type CheckinState = Pick<
  CheckinDocument,
  | 'answersJson'
  | 'score'
  | 'recommendation'
  | 'message'
  | 'explanation'
  | 'plannedToday'
  | 'plannedType'
  | 'preferredFocus'
>;
