import type { CoachProfile, Goal } from '@stridewell/contracts/web';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';

/** `coach_profiles`, one per runner. */
export interface CoachProfileDocument extends EmittingDocument, Omit<CoachProfile, 'updatedAt'> {
  /** Monday of the first week of the programme for this goal and race. Phases, blocks and down weeks count from it. */
  programmeStart: string;
  /** The last race that was over when its goal or date was changed. Null when there is none. */
  lastRaceDate: string | null;
  /** The goal of that race. */
  lastRaceGoal: Goal | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The fields that a save sets. The others are identity and bookkeeping. */
export type CoachProfileState = Omit<
  CoachProfileDocument,
  '_id' | 'userId' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt'
>;
