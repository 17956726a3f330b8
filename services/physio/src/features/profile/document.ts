import type { InjuryStatus, PhysioProfile, TriageInput, TriageOutcome } from '@stridewell/contracts/web';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';

/** A triage that a runner answered: the ticked flags, the answers and the outcome. */
export interface AnsweredTriage {
  date: string;
  input: TriageInput;
  outcome: TriageOutcome;
  /** A later check-in of the day had no warning sign: a new triage of that day may now be less urgent. */
  overtaken?: true;
}

/** `physio_profiles`, one per runner: the current injury. */
export interface PhysioProfileDocument extends EmittingDocument, Omit<PhysioProfile, 'updatedAt'> {
  status: InjuryStatus;
  /** Number of the runner's injury, from 1: a check-in of the same day may be about the previous one. */
  injury: number;
  /** A triage answered on a day without a check-in. */
  triage: AnsweredTriage | null;
  /** Whether an exclusion applies, as last published: no programme may be given. */
  restricted: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The fields that a save decides; the rest is identity and bookkeeping, and `restricted` is derived from it. */
export type PhysioProfileState = Omit<
  PhysioProfileDocument,
  '_id' | 'userId' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt' | 'restricted'
>;
