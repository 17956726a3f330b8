import type { CoachProfile, Goal } from '@stridewell/contracts/web';
import type { Emitting } from '@stridewell/kit/outbox/entries';

/** `coach_profiles`, one per runner. */
export interface CoachProfileDocument extends Emitting, Omit<CoachProfile, 'updatedAt'> {
  /** The Monday of the first week planned for this goal and race: phases, blocks and down weeks are counted from it. */
  programmeStart: string;
  /** A race that had been run when goal or date were changed, and its goal; null before the first. */
  lastRaceDate: string | null;
  lastRaceGoal: Goal | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What a save decides; the rest is identity and bookkeeping. */
export type CoachProfileState = Omit<
  CoachProfileDocument,
  '_id' | 'userId' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt'
>;
