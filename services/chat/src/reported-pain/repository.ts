import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { createUserDocuments, defineUserDocuments } from '@stridewell/kit/projections/user-document-repository';
import { z } from 'zod';
import { type PainReport, painReportSchema, withReport } from './report.ts';

const reports = z.array(painReportSchema);

/** Collection `pain_reports`: the pain that a runner reported to this service's coach, one document per runner. */
export const painReportsCollection = defineCollection({
  name: 'pain_reports',
  schema: z.object({ ...emittingFields, reports, createdAt: z.date(), updatedAt: z.date() }),
  indexes: [
    // Unique index that allows one document per runner. Serves every read and change of it.
    { key: { userId: 1 }, options: { unique: true, name: 'user' } },
    OUTBOX_INDEX,
  ],
});
export type PainReportsDocument = z.infer<typeof painReportsCollection.schema>;

/** Collection `received_pain_reports`: a projection of the pain that a runner reported to the other coach. */
export const receivedPainReportsCollection = defineUserDocuments('received_pain_reports', reports);

export type PainReportRepository = ReturnType<typeof createPainReportRepository>;

/** Repository of both collections. */
export const createPainReportRepository = (database: Connection) => {
  const collection = painReportsCollection.in(database);
  const received = createUserDocuments(database, receivedPainReportsCollection);
  return {
    /** The collection of the service's own reports, for the outbox relay and the aggregate. */
    collection,

    findOwn: (userId: string): Promise<PainReportsDocument | null> => collection.findOne({ userId }),

    /** Stores a report from the other coach. Repeated and late events change nothing. */
    keep: async (userId: string, report: PainReport): Promise<void> => {
      await received.change(userId, (known) => withReport(known ?? [], report));
    },

    /** Returns what a runner reported to either coach. */
    all: async (userId: string): Promise<PainReport[]> => {
      const [own, others] = await Promise.all([collection.findOne({ userId }), received.find(userId)]);
      return [...(own?.reports ?? []), ...(others ?? [])];
    },

    /** Deletes the reports to this coach that were made at or after a time. */
    async removeSince(userId: string, since: Date): Promise<void> {
      await collection.deleteMany({ userId, createdAt: { $gte: since } });
    },
  };
};
