import type { OptionalAnswers, RequiredAnswers, TriageOutcome } from '@stridewell/contracts/web';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';
import type { AnsweredTriage } from '../profile/document.ts';

export type CheckinAnswers = RequiredAnswers & OptionalAnswers;

/** `physio_checkins`: one runner's day, with every answer. */
export interface PhysioCheckinDocument extends EmittingDocument {
  /** The runner's own day, `YYYY-MM-DD`. */
  date: string;
  answers: CheckinAnswers;
  /** Number of the injury the check-in is about, as counted by the profile. */
  injury: number;
  /** Physio readiness, 0 to 100. */
  readiness: number;
  /** The triage the runner answered on this day. */
  triage: AnsweredTriage | null;
  /** The triage outcome that the check-in's answers alone lead to, when they are urgent without a triage. */
  route: TriageOutcome | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The fields that a save decides; the rest is identity and bookkeeping. */
export type PhysioCheckinState = Pick<PhysioCheckinDocument, 'answers' | 'injury' | 'readiness' | 'triage' | 'route'>;
