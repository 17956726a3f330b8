import { physioCheckinSchema, triageOutcomeSchema } from '@stridewell/contracts/http/physio';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';
import { answeredTriage } from '../profile/document.ts';

const checkinAnswers = physioCheckinSchema.omit({
  ...{ id: true, date: true, readiness: true, triage: true, createdAt: true, updatedAt: true },
});
export type CheckinAnswers = z.infer<typeof checkinAnswers>;

/** `physio_checkins`: the check-in of one runner and day, with every answer. */
export const physioCheckinsCollection = defineCollection({
  name: 'physio_checkins',
  schema: z.object({
    ...emittingFields,
    /** Date in the runner's time zone. */
    date: z.iso.date(),
    answers: checkinAnswers,
    /** Number of the injury that the check-in is about, as counted in the profile. */
    injury: z.number().int(),
    /** Physio readiness, 0 to 100. */
    readiness: z.number(),
    /** The triage that the runner answered on this day. */
    triage: answeredTriage.nullable(),
    /** The triage outcome of the check-in's answers when they are urgent without a triage; null otherwise. */
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

/** The fields that a save sets. The others are identity and bookkeeping. */
export type PhysioCheckinState = Pick<PhysioCheckinDocument, 'answers' | 'injury' | 'readiness' | 'triage' | 'route'>;
