import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { DecisionSource, SafetyCategory, SafetyTier } from '@stridewell/safety';

/** Where a reply was decided by a fixed rule: before any model, by the runner's own state, or after a model. */
export type DecidedAt = 'gate' | 'verdict' | 'guard' | 'card' | 'hold' | 'notes';

/** A safety decision: which rule, of which state of the rules, and where. Never what was read or said. */
export interface Decision {
  ruleId: string;
  version: string;
  where: DecidedAt;
  state?: 'stop' | 'ask' | 'hold' | undefined;
  category?: SafetyCategory | null | undefined;
  tier?: SafetyTier | null | undefined;
  source?: DecisionSource | undefined;
  /** Unsafe score in tenths. */
  bucket?: number | undefined;
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
    async add(userId: string, decision: Decision, at: Date): Promise<void> {
      const known = Object.entries(decision).filter(([, value]) => value !== undefined && value !== null);
      await decisions().insertOne({ _id: createId(), userId, ...(Object.fromEntries(known) as Decision & object), at });
    },

    async removeSince(userId: string, at: Date): Promise<void> {
      await decisions().deleteMany({ userId, at: { $gte: at } });
    },

    list: (userId: string): Promise<DecisionDocument[]> => decisions().find({ userId }).sort({ _id: 1 }).toArray(),
  };
};
