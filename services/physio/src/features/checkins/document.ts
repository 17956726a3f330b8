import { checkinAnswersSchema, triageOutcomeSchema } from '@stridewell/contracts/http/physio';
import { RED_FLAGS, STIFFNESS_MINUTES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';
import { answeredTriage } from '../profile/document.ts';

/** Answers about one injury. Check-ins of earlier releases lack the answers about the morning. */
const injuryAnswers = {
  ...checkinAnswersSchema.shape,
  morningPain: z.number().nullable().exactOptional(),
  morningStiffnessMinutes: z
    .literal([...STIFFNESS_MINUTES])
    .nullable()
    .exactOptional(),
  newSwelling: z.boolean().nullable().exactOptional(),
  muscleSorenessOnly: z.boolean().nullable().exactOptional(),
  /** True if the runner could not say how the morning was; missing otherwise. */
  morningUnknown: z.boolean().exactOptional(),
};

const secondAnswers = z.object({ injuryId: z.string(), ...injuryAnswers });

const checkinAnswers = z.object({
  ...injuryAnswers,
  redFlags: z.array(z.enum(RED_FLAGS)),
  /** The answers about the second injury; null or missing if there is none. */
  second: secondAnswers.nullable().exactOptional(),
});
export type CheckinAnswers = z.infer<typeof checkinAnswers>;
export type SecondAnswers = z.infer<typeof secondAnswers>;

/** `physio_checkins`: all answers in a runner's check-in for one day. */
export const physioCheckinsCollection = defineCollection({
  name: 'physio_checkins',
  schema: z.object({
    ...emittingFields,
    /** Date in the runner's time zone. */
    date: z.iso.date(),
    answers: checkinAnswers,
    /** Number of the injury that the check-in is about. The profile keeps count of the injuries. */
    injury: z.number().int(),
    /** Physio readiness, 0 to 100. */
    readiness: z.number(),
    /** The triage answered on this day; null if there is none. */
    triage: answeredTriage.nullable(),
    /** The outcome if the check-in's answers are urgent without a triage; null otherwise. */
    route: triageOutcomeSchema.nullable(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one check-in per runner and day. It also serves reads of one day, a range of days and the newest
    // days.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
    OUTBOX_INDEX,
  ],
});

export type PhysioCheckinDocument = z.infer<typeof physioCheckinsCollection.schema>;

/** The fields set by a save. The other fields are for identity and bookkeeping. */
export type PhysioCheckinState = Pick<PhysioCheckinDocument, 'answers' | 'injury' | 'readiness' | 'triage' | 'route'>;
