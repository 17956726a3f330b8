import type { InjuryStatus, PhysioProfile, TriageInput, TriageOutcome } from '@stridewell/contracts/web';
import type { Emitting } from '@stridewell/kit/outbox/entries';

/** A triage that a runner answered: what was ticked and said, and the route that was taken. */
export interface AnsweredTriage {
  date: string;
  input: TriageInput;
  outcome: TriageOutcome;
  /** A check-in of the day without any warning sign has come after it: answered anew, it may now come to less. */
  overtaken?: true;
}

/** `physio_profiles`, one per runner: the injury that is followed now. */
export interface PhysioProfileDocument extends Emitting, Omit<PhysioProfile, 'updatedAt'> {
  status: InjuryStatus;
  /** Which of the runner's injuries it is, counted from 1: a day's check-in may have been about the one before. */
  injury: number;
  /** A triage of a day without a check-in. */
  triage: AnsweredTriage | null;
  /** An exclusion stands, as was last told: no programme may be given. */
  restricted: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** What a save decides; the rest is identity and bookkeeping, and `restricted` follows from it. */
export type PhysioProfileState = Omit<
  PhysioProfileDocument,
  '_id' | 'userId' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt' | 'restricted'
>;
