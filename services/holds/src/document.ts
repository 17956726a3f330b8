import { COACH_TYPES, HOLD_ENDS, HOLD_TIERS, SAFETY_CATEGORIES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { CARD_KINDS } from '@stridewell/safety';
import { z } from 'zod';

const category = z.enum(SAFETY_CATEGORIES);

const hold = z.object({
  id: z.string(),
  category: category.nullable(),
  tier: z.enum(HOLD_TIERS),
  since: z.date(),
  ended: z.enum(HOLD_ENDS).nullable(),
});

/** Purpose of a card: `ask` before an answer, `stop` and `dismiss` after a STOP, `recheck` for an open hold. */
const purpose = z.enum(['ask', 'stop', 'dismiss', 'recheck']);

const storedCard = z.object({
  id: z.string(),
  purpose,
  spec: z.object({ kind: z.enum(CARD_KINDS), category: category.nullable(), options: z.array(z.string()) }),
  /** The hold that the answer ends or keeps; for `ask` it is the card's own hold of tier `card`. */
  holdId: z.string().nullable(),
  language: z.enum(['en', 'nb']),
  /** Thread position of the pending question; null when there is none. */
  question: z.object({ coach: z.enum(COACH_TYPES), threadId: z.string(), seq: z.number().int() }).nullable(),
  /** Unsafe score in tenths at the time the card was asked. */
  bucket: z.number(),
  askedAt: z.date(),
  /** Number of times the card was shown. */
  shown: z.number().int(),
  answers: z.array(z.string()).nullable(),
  answeredAt: z.date().nullable(),
  /** Id of the card that the answer opened, so that a repeated answer opens no second card. */
  next: z.string().nullable(),
});

const flag = z.object({ category, at: z.date() });

const safetyState = z.object({ holds: z.array(hold), cards: z.array(storedCard), flags: z.array(flag) });

export type CardPurpose = z.infer<typeof purpose>;

/** A stored card: codes only, no text. */
export type StoredCard = z.infer<typeof storedCard>;

/** A sensitive disclosure: category and time, no text. */
export type Flag = z.infer<typeof flag>;

/** The safety state of a runner in one service; changed as a whole. */
export type SafetyState = z.infer<typeof safetyState>;

/** `safety_holds`: one document per runner with holds, cards and flags, and the outbox of events for other services. */
export const safetyHoldsCollection = defineCollection({
  name: 'safety_holds',
  schema: z.object({ ...emittingFields, ...safetyState.shape }),
  indexes: [
    // Serves every read and change of a runner's safety state. Enforces one document per runner.
    { key: { userId: 1 }, options: { unique: true, name: 'user' } },
    OUTBOX_INDEX,
  ],
});

export type SafetyDocument = z.infer<typeof safetyHoldsCollection.schema>;
