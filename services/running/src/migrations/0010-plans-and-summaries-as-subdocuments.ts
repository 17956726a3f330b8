import { textToSubdocument } from '@stridewell/kit/migrations/text-to-subdocument';
import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 10,
  name: 'plans and summaries as subdocuments',
  async up(db) {
    await textToSubdocument(db, { collection: 'weekly_plans', text: 'planJson', field: 'plan' });
    await textToSubdocument(db, { collection: 'weekly_summaries', text: 'metrics', field: 'figures' });
  },
};
