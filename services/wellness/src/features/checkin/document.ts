import type {
  CheckinAnswer,
  Explanation,
  PlannedType,
  PreferredFocus,
  Recommendation,
} from '@stridewell/contracts/web';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';
import type { MessageFact } from '../../domain/readiness/facts.ts';

/** What a judged day says, as facts. */
export interface DayFacts {
  /** The physio gate allows no run on this day. */
  runningStopped: boolean;
  message: MessageFact[];
}

/** A request with an `Idempotency-Key`, and the answer it got. */
export interface AnsweredRequest {
  key: string;
  /** SHA-256 of the body. The same key with another body is refused. */
  bodyHash: string;
  answer: CheckinAnswer;
}

/** Requests with an idempotency key that are remembered per day. */
export const MAX_REMEMBERED_REQUESTS = 10;

/** `checkin_sessions`: one user's day. The source of truth for `metrics_daily` and the events. */
export interface CheckinDocument extends EmittingDocument {
  /** The runner's own day, `YYYY-MM-DD`. */
  date: string;
  /** JSON text of sleep, stress, fatigue, pain, readiness and notes. */
  answersJson: string;
  score: number;
  recommendation: Recommendation;
  /** In English. */
  message: string;
  explanation: Explanation;
  /**
   * The facts behind `message`, and the revision that they were written with. A replica of an older release writes the
   * day without them, and keeps those of an earlier revision: read them with `factsOf`.
   */
  facts?: DayFacts & { rev: number };
  plannedToday: boolean;
  plannedType: PlannedType | null;
  preferredFocus: PreferredFocus | null;
  /** When the day was first saved. */
  createdAt: Date;
  updatedAt: Date;
  /** Number of revisions that a reassessment wrote and not the runner. Absent when there are none. */
  reassessed?: number;
  requests: AnsweredRequest[];
}

/** The fields that a save sets. The others are identity and bookkeeping. */
export type CheckinState = Pick<
  CheckinDocument,
  | 'answersJson'
  | 'score'
  | 'recommendation'
  | 'message'
  | 'explanation'
  | 'facts'
  | 'plannedToday'
  | 'plannedType'
  | 'preferredFocus'
>;
