import { coachProfileSchema } from '@stridewell/contracts/http/running';
import { GOALS } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

/** `coach_profiles`: the training profile of each runner. */
export const coachProfilesCollection = defineCollection({
  name: 'coach_profiles',
  schema: z.object({
    ...emittingFields,
    ...coachProfileSchema.omit({ updatedAt: true }).shape,
    /** Monday of the programme's first week. Phases, training blocks and down weeks are counted from this date. */
    programmeStart: z.iso.date(),
    /** Date of the last race before the goal or race date was changed. Null or absent if there is none. */
    lastRaceDate: z.string().nullable().exactOptional(),
    /** The goal at the time of the last race. */
    lastRaceGoal: z.enum(GOALS).nullable().exactOptional(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one profile per runner. It also serves reads of the profile, and the weekly jobs page through
    // runners in the order of this index.
    { key: { userId: 1 }, options: { unique: true, name: 'user' } },
    OUTBOX_INDEX,
  ],
});

export type CoachProfileDocument = z.infer<typeof coachProfilesCollection.schema>;

/** The fields set by a save. The other fields are for identity and bookkeeping. */
export type CoachProfileState = Omit<
  CoachProfileDocument,
  '_id' | 'userId' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt'
>;
