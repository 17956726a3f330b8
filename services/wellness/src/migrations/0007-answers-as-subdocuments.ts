import { textToSubdocument } from '@stridewell/kit/migrations/text-to-subdocument';
import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 7,
  name: 'answers as subdocuments',
  async up(db) {
    await textToSubdocument(db, { collection: 'checkin_sessions', text: 'answersJson', field: 'answers' });
  },
};
