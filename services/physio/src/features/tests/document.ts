import { TEST_IDS, WORK_SIDES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { z } from 'zod';

/** `physio_tests`: the result of one test on one side. */
export const physioTestsCollection = defineCollection({
  name: 'physio_tests',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    /** Id chosen by the client, unique for the runner. */
    clientId: z.string(),
    injuryId: z.string(),
    testId: z.enum(TEST_IDS),
    /** Date in the runner's time zone. */
    date: z.iso.date(),
    side: z.enum(WORK_SIDES),
    /** The number in the unit of the test. */
    value: z.number(),
    /** Highest pain during the test, 0 to 10. */
    painDuring: z.number().int(),
    /** Date in the runner's time zone on which this result was stored. Missing in results of earlier releases. */
    storedOn: z.iso.date().exactOptional(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one result per client id. The upsert is safe only because of this index.
    { key: { userId: 1, clientId: 1 }, options: { unique: true, name: 'user_client_id' } },
    // Index for reading a runner's newest results, and the results since a date.
    { key: { userId: 1, date: -1, _id: -1 }, options: { name: 'user_newest' } },
  ],
});

export type PhysioTestDocument = z.infer<typeof physioTestsCollection.schema>;

/** The fields set by a save. */
export type PhysioTestState = Pick<
  PhysioTestDocument,
  'injuryId' | 'testId' | 'date' | 'side' | 'value' | 'painDuring' | 'storedOn'
>;
