import type { CoachProfile } from '@stridewell/contracts/web';
import type { Emitting } from '@stridewell/kit/outbox/entries';

/** `coach_profiles`, one per runner. */
export interface CoachProfileDocument extends Emitting, Omit<CoachProfile, 'updatedAt'> {
  /** The Monday of the first week planned for this goal and race: phases, blocks and down weeks are counted from it. */
  programmeStart: string;
  createdAt: Date;
  updatedAt: Date;
}

/** What a save decides; the rest is identity and bookkeeping. */
export type CoachProfileState = Omit<
  CoachProfileDocument,
  '_id' | 'userId' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt'
>;
