import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';

/** Where a reply was decided by a fixed rule: before any model, by the runner's own state, or after a model. */
export type DecidedAt = 'gate' | 'verdict' | 'guard';

/** A safety decision: which rule, of which state of the rules, and where. Never what was read or said. */
export interface Decision {
  ruleId: string;
  version: string;
  where: DecidedAt;
}

interface DecisionDocument extends Decision {
  _id: string;
  userId: string;
  at: Date;
}

export type DecisionRepository = ReturnType<typeof createDecisionRepository>;

/** `safety_decisions`: append only, but for a runner who is erased. */
export const createDecisionRepository = (connection: Connection) => {
  const decisions = () => connection.collection<DecisionDocument>('safety_decisions');
  return {
    async add(userId: string, { ruleId, version, where }: Decision, at: Date): Promise<void> {
      await decisions().insertOne({ _id: createId(), userId, ruleId, version, where, at });
    },

    async removeSince(userId: string, at: Date): Promise<void> {
      await decisions().deleteMany({ userId, at: { $gte: at } });
    },

    list: (userId: string): Promise<DecisionDocument[]> => decisions().find({ userId }).sort({ _id: 1 }).toArray(),
  };
};
