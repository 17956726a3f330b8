import { textToSubdocument } from '@stridewell/kit/migrations/text-to-subdocument';
import type { Migration } from '@stridewell/kit/mongo/migrations';

/** The metadata of messages as subdocuments. The service assigns the number. */
export const messageDetailsMigration = (id: number): Migration => ({
  id,
  name: 'metadata of messages as subdocuments',
  async up(db) {
    await textToSubdocument(db, { collection: 'chat_messages', text: 'metadata', field: 'details' });
  },
});
