import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { DecisionSource, SafetyCategory, SafetyTier } from '@stridewell/safety';

/** The stage that decided a reply by a fixed rule. */
export type DecidedAt = 'gate' | 'verdict' | 'guard' | 'card' | 'hold' | 'notes';

/** A safety decision: the rule, the version of the rules and the stage. Never the text that was read or sent. */
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

/** `safety_decisions`: append-only, except for the erasure of a runner. */
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
