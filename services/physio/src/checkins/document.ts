import type { OptionalAnswers, RequiredAnswers, TriageOutcome } from '@stridewell/contracts/web';
import type { Emitting } from '@stridewell/kit/outbox/entries';
import type { AnsweredTriage } from '../profile/document.ts';

export type CheckinAnswers = RequiredAnswers & OptionalAnswers;

/** `physio_checkins`: one runner's day, with everything that was answered. */
export interface PhysioCheckinDocument extends Emitting {
  /** The runner's own day, `YYYY-MM-DD`. */
  date: string;
  answers: CheckinAnswers;
  /** Which of the runner's injuries was asked about, as the profile counts them. */
  injury: number;
  /** Physio readiness, 0 to 100. */
  readiness: number;
  /** The triage that the runner answered on this day. */
  triage: AnsweredTriage | null;
  /** The route that the answers themselves ask for, where they are urgent without a triage. */
  route: TriageOutcome | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What a save decides; the rest is identity and bookkeeping. */
export type PhysioCheckinState = Pick<PhysioCheckinDocument, 'answers' | 'injury' | 'readiness' | 'triage' | 'route'>;
