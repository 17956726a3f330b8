import { COACH_TYPES, type CoachType } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { z } from 'zod';

/** Collection `chat_drafts`: a runner's unsent message, one per coach. */
export const draftsCollection = defineCollection({
  name: 'chat_drafts',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    coachType: z.enum(COACH_TYPES),
    content: z.string(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index that allows one draft per user and coach.
    { key: { userId: 1, coachType: 1 }, options: { unique: true, name: 'user_coach' } },
  ],
});

export type DraftRepository = ReturnType<typeof createDraftRepository>;

export const createDraftRepository = (connection: Connection, coachType: CoachType) => {
  const drafts = draftsCollection.in(connection);
  return {
    /** Returns the draft's text; an empty string when there is no draft. */
    async find(userId: string): Promise<string> {
      const draft = await drafts.findOne({ userId, coachType }, { projection: { content: 1 } });
      return draft?.content ?? '';
    },

    async save(userId: string, content: string, at: Date): Promise<void> {
      const write = () =>
        drafts.updateOne(
          { userId, coachType },
          { $set: { content, updatedAt: at }, $setOnInsert: { _id: createId() } },
          { upsert: true },
        );
      await write().catch((error) => {
        // A concurrent save inserted the draft first, so the retry updates it.
        if (!isDuplicateKeyError(error)) throw error;
        return write();
      });
    },
  };
};
