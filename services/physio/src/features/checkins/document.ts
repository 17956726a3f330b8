import { physioCheckinSchema, triageOutcomeSchema } from '@stridewell/contracts/http/physio';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';
import { answeredTriage } from '../profile/document.ts';

const checkinAnswers = physioCheckinSchema.omit({
  ...{ id: true, date: true, readiness: true, triage: true, createdAt: true, updatedAt: true },
});
export type CheckinAnswers = z.infer<typeof checkinAnswers>;

/** `physio_checkins`: one runner's day, with every answer. */
export const physioCheckinsCollection = defineCollection({
  name: 'physio_checkins',
  schema: z.object({
    ...emittingFields,
    /** The runner's own day. */
    date: z.iso.date(),
    answers: checkinAnswers,
    /** Number of the injury the check-in is about, as counted by the profile. */
    injury: z.number().int(),
    /** Physio readiness, 0 to 100. */
    readiness: z.number(),
    /** The triage the runner answered on this day. */
    triage: answeredTriage.nullable(),
    /** The triage outcome that the check-in's answers alone lead to, when they are urgent without a triage. */
    route: triageOutcomeSchema.nullable(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // One check-in per runner and day. Also serves every read of a runner's days: one day, a range, the newest.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
    OUTBOX_INDEX,
  ],
});

export type PhysioCheckinDocument = z.infer<typeof physioCheckinsCollection.schema>;

/** The fields that a save decides; the rest is identity and bookkeeping. */
export type PhysioCheckinState = Pick<PhysioCheckinDocument, 'answers' | 'injury' | 'readiness' | 'triage' | 'route'>;
