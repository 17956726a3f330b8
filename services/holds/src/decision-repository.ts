import { SAFETY_CATEGORIES, SAFETY_TIERS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { RETENTION_DAYS } from '@stridewell/kit/user-data/retention';
import { z } from 'zod';

/** The stage of the reply pipeline whose fixed rule determined the reply. */
const decidedAt = z.enum(['gate', 'verdict', 'guard', 'card', 'hold', 'notes']);

const decision = {
  ruleId: z.string(),
  version: z.string(),
  where: decidedAt,
  state: z.enum(['stop', 'ask', 'hold']).exactOptional(),
  category: z.enum(SAFETY_CATEGORIES).exactOptional(),
  tier: z.enum(SAFETY_TIERS).exactOptional(),
  source: z.enum(['rule', 'model', 'grammar', 'unfamiliar', 'second', 'failure', 'none']).exactOptional(),
  /** Unsafe score of the text in tenths, 0 to 10. */
  bucket: z.number().exactOptional(),
};

/** Collection `safety_decisions`: one document per safety decision. */
export const decisionsCollection = defineCollection({
  name: 'safety_decisions',
  schema: z.object({ _id: z.string(), userId: z.string(), ...decision, at: z.date() }),
  indexes: [
    // Index for reading a user's safety decisions in order, for export and erasure.
    { key: { userId: 1, _id: 1 }, options: { name: 'user' } },
    // TTL index that deletes old decisions. No query uses it.
    { key: { at: 1 }, options: { name: 'expiry', expireAfterSeconds: RETENTION_DAYS.safetyDecisions * 86_400 } },
  ],
});
type DecisionDocument = z.infer<typeof decisionsCollection.schema>;

/**
 * A safety decision: the rule, the version of the rules and the stage. It never contains the text that was evaluated or
 * sent. Fields without a value are not stored.
 */
export type Decision = Pick<DecisionDocument, 'ruleId' | 'version' | 'where'> & {
  [K in 'state' | 'category' | 'tier' | 'source' | 'bucket']?: DecisionDocument[K] | null | undefined;
};

export type DecisionRepository = ReturnType<typeof createDecisionRepository>;

/** Repository of `safety_decisions`. Decisions are only added; they are deleted only when a runner's data is erased. */
export const createDecisionRepository = (connection: Connection) => {
  const decisions = decisionsCollection.in(connection);
  return {
    async add(userId: string, decision: Decision, at: Date): Promise<void> {
      const known = Object.entries(decision).filter(([, value]) => value !== undefined && value !== null);
      await decisions.insertOne({
        _id: createId(),
        userId,
        ...(Object.fromEntries(known) as Omit<DecisionDocument, '_id' | 'userId' | 'at'>),
        at,
      });
    },

    async removeSince(userId: string, at: Date): Promise<void> {
      await decisions.deleteMany({ userId, at: { $gte: at } });
    },

    list: (userId: string): Promise<DecisionDocument[]> => decisions.find({ userId }).sort({ _id: 1 }).toArray(),
  };
};
