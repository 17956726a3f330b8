import { physioProfileSchema, triageOutcomeSchema } from '@stridewell/contracts/http/physio';
import { RED_FLAGS, TRIAGE_QUESTIONS, type TriageQuestionId } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

const QUESTION_IDS = TRIAGE_QUESTIONS.map(({ id }) => id) as [TriageQuestionId, ...TriageQuestionId[]];

/** A completed triage: the ticked flags, the answers and the outcome. */
export const answeredTriage = z.object({
  date: z.iso.date(),
  input: z.object({ flags: z.array(z.enum(RED_FLAGS)), answers: z.partialRecord(z.enum(QUESTION_IDS), z.boolean()) }),
  outcome: triageOutcomeSchema,
  /** True when a later check-in of the day had no warning sign, so that a new triage of that day may be less urgent. */
  overtaken: z.literal(true).exactOptional(),
});
export type AnsweredTriage = z.infer<typeof answeredTriage>;

/** `physio_profiles`: the current injury of each runner. */
export const physioProfilesCollection = defineCollection({
  name: 'physio_profiles',
  schema: z.object({
    ...emittingFields,
    ...physioProfileSchema.omit({ updatedAt: true }).shape,
    /**
     * Sequence number of the runner's injury, starting at 1. A check-in from the current day can be about the previous
     * injury.
     */
    injury: z.number().int(),
    /** A triage answered on a day without a check-in; null when there is none. */
    triage: answeredTriage.nullable(),
    /** The last published restriction: true when an exclusion applies and no programme is allowed. */
    restricted: z.boolean(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one profile per runner. It also serves reads of the profile.
    { key: { userId: 1 }, options: { unique: true, name: 'user' } },
    OUTBOX_INDEX,
  ],
});

export type PhysioProfileDocument = z.infer<typeof physioProfilesCollection.schema>;

/** The fields set by a save. The other fields are for identity and bookkeeping; `restricted` is derived. */
export type PhysioProfileState = Omit<
  PhysioProfileDocument,
  '_id' | 'userId' | 'rev' | 'outbox' | 'createdAt' | 'updatedAt' | 'restricted'
>;
