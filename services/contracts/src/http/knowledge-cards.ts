import { z } from 'zod';
import { CARD_GROUPS, SOURCE_TAGS } from '../web/knowledge-cards.ts';

const languageSchema = z.enum(['en', 'nb']);

/** Query of GET /api/coach/cards and /api/coach/cards/{id}: the language of the texts, English by default. */
export const cardQuery = z.strictObject({ language: languageSchema.default('en') });

/** Parameters of GET /api/coach/cards/{id}. */
export const cardParams = z.strictObject({ id: z.string().regex(/^[a-z0-9-]{2,40}$/, 'Invalid input') });

const cardHeadSchema = z.object({
  id: z.string(),
  group: z.enum(CARD_GROUPS),
  title: z.string(),
  /** True for a card about training or exercises, which is not shown while training is blocked. */
  isAboutTraining: z.boolean(),
});

/** Response to GET /api/coach/cards: all knowledge cards without their facts, in the order of their ids. */
export const cardListSchema = z.object({
  language: languageSchema,
  cards: z.array(
    cardHeadSchema.extend({
      /** Questions that the card answers, worded as runners type them. They are used for searching. */
      asks: z.array(z.string()),
    }),
  ),
});

/** Response to GET /api/coach/cards/{id}: a knowledge card in one language. */
export const knowledgeCardSchema = cardHeadSchema.extend({
  language: languageSchema,
  /** Two to four facts of one sentence each. */
  facts: z.array(z.string()),
  /** Limit of the card: what it does not cover, or who to see instead. Null if there is none. */
  limit: z.string().nullable(),
  sources: z.array(
    z.object({
      author: z.string(),
      year: z.number().int(),
      /** Address of the source (https); null if it has none. */
      url: z.string().nullable(),
      tag: z.enum(SOURCE_TAGS),
    }),
  ),
  /** Reviewer and date of the review; null until a clinician has reviewed the card. */
  reviewed: z.object({ by: z.string(), date: z.string() }).nullable(),
});
