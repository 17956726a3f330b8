import { QUESTIONNAIRE_STATUSES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { z } from 'zod';

/** `physio_questionnaires`: the weekly answers about the runner's own activities with one injury. */
export const physioQuestionnairesCollection = defineCollection({
  name: 'physio_questionnaires',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    /** Id chosen by the client, unique for the runner. */
    clientId: z.string(),
    injuryId: z.string(),
    /** Date in the runner's time zone. */
    date: z.iso.date(),
    status: z.enum(QUESTIONNAIRE_STATUSES),
    /** Free text of the runner with a score from 0 to 10. */
    activities: z.array(z.object({ name: z.string(), score: z.number().int() })),
    globalChange: z.number().int().nullable(),
    confidence: z.number().int().nullable(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one entry per client id. The upsert is safe only because of this index.
    { key: { userId: 1, clientId: 1 }, options: { unique: true, name: 'user_client_id' } },
    // Index for reading a runner's answers since a date, and counting those of a day.
    { key: { userId: 1, date: 1 }, options: { name: 'user_date' } },
  ],
});

export type QuestionnaireDocument = z.infer<typeof physioQuestionnairesCollection.schema>;

/** The fields set by a save. */
export type QuestionnaireState = Pick<
  QuestionnaireDocument,
  'injuryId' | 'date' | 'status' | 'activities' | 'globalChange' | 'confidence'
>;
