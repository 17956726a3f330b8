import type { CoachType } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';

interface DraftDocument {
  _id: string;
  userId: string;
  coachType: CoachType;
  content: string;
  updatedAt: Date;
}

export type DraftRepository = ReturnType<typeof createDraftRepository>;

/** `chat_drafts`: a runner's unsent message, one per coach. */
export const createDraftRepository = (connection: Connection, coachType: CoachType) => {
  const drafts = () => connection.collection<DraftDocument>('chat_drafts');
  return {
    /** The draft's text; empty when there is none. */
    async find(userId: string): Promise<string> {
      const draft = await drafts().findOne({ userId, coachType }, { projection: { content: 1 } });
      return draft?.content ?? '';
    },

    async save(userId: string, content: string, at: Date): Promise<void> {
      const write = () =>
        drafts().updateOne(
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
