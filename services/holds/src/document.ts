import {
  COACH_TYPES,
  HOLD_ENDS,
  HOLD_OPENERS,
  HOLD_TIERS,
  RECHECK_CODES,
  SAFETY_CATEGORIES,
} from '@stridewell/contracts/web';
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
  /** First date that the hold limits, for notes about an earlier day; see `Hold`. */
  date: z.iso.date().exactOptional(),
  /** Time at which this service stored the end; missing for open holds and for ends stored by earlier releases. */
  endedAt: z.date().exactOptional(),
  /** The service that opened the hold; missing for holds of releases that did not store it. */
  opener: z.enum(HOLD_OPENERS).exactOptional(),
  /** The newest answer with which this service asked the opener to end the hold; missing if it has not asked. */
  asked: z.object({ code: z.enum(RECHECK_CODES), at: z.date() }).exactOptional(),
});

/**
 * Purpose of a card. `ask`: asked before the question is answered. `stop`: shown with a STOP. `dismiss`: asked after
 * the runner dismissed a STOP. `recheck`: asks whether an open hold can end.
 */
const purpose = z.enum(['ask', 'stop', 'dismiss', 'recheck']);

const storedCard = z.object({
  id: z.string(),
  purpose,
  spec: z.object({ kind: z.enum(CARD_KINDS), category: category.nullable(), options: z.array(z.string()) }),
  /** Id of the hold that the answer ends or keeps. An `ask` card has its own hold, with tier `card`. */
  holdId: z.string().nullable(),
  language: z.enum(['en', 'nb']),
  /** Thread position of the question that is pending until the card is answered; null when there is none. */
  question: z.object({ coach: z.enum(COACH_TYPES), threadId: z.string(), seq: z.number().int() }).nullable(),
  /** Unsafe score of the question in tenths when the card was created. */
  bucket: z.number(),
  askedAt: z.date(),
  /** Number of times the card was shown. */
  shown: z.number().int(),
  answers: z.array(z.string()).nullable(),
  answeredAt: z.date().nullable(),
  /** Id of the card that the answer opened. It prevents a repeated answer from opening a second card. */
  next: z.string().nullable(),
});

const flag = z.object({ category, at: z.date() });

const safetyState = z.object({ holds: z.array(hold), cards: z.array(storedCard), flags: z.array(flag) });

export type CardPurpose = z.infer<typeof purpose>;

/** A stored card. It contains codes and no text. */
export type StoredCard = z.infer<typeof storedCard>;

/** Record that the runner disclosed something sensitive. It contains the category and time, but no text. */
export type Flag = z.infer<typeof flag>;

/** The safety state of a runner in one service. It is always updated as a whole. */
export type SafetyState = z.infer<typeof safetyState>;

/**
 * Collection `safety_holds`: one document per runner with holds, cards, flags and an outbox of events for other
 * services.
 */
export const safetyHoldsCollection = defineCollection({
  name: 'safety_holds',
  schema: z.object({ ...emittingFields, ...safetyState.shape }),
  indexes: [
    // Unique index that allows one document per runner. Used by every read and update of a runner's safety state.
    { key: { userId: 1 }, options: { unique: true, name: 'user' } },
    OUTBOX_INDEX,
  ],
});

export type SafetyDocument = z.infer<typeof safetyHoldsCollection.schema>;
