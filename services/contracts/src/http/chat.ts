import { z } from 'zod';
import { CHAT } from '../web/chat.ts';
import { CARD_KINDS, HOLD_TIERS, SAFETY_CATEGORIES, SAFETY_TIERS } from '../web/safety.ts';
import { idSchema, missingOrInvalid, text } from './common.ts';

/**
 * POST {base}/chat: 1 to 4,000 characters after trimming; without `threadId` the user's only thread with that coach.
 */
export const chatBody = z.strictObject({
  threadId: idSchema.nullish(),
  message: z
    .string({ error: missingOrInvalid })
    .trim()
    .min(1, 'Please write a message')
    .max(CHAT.messageMax, `Please use at most ${CHAT.messageMax} characters`),
});

/** POST {base}/quick-action. `context` is free-form data of the app; it carries no authority and is not stored. */
export const quickActionBody = z.strictObject({
  action: z.string({ error: missingOrInvalid }).min(1, 'Please choose an action').max(100, 'Invalid input'),
  context: z.unknown().optional(),
});

const page = `Please ask for 1 to ${CHAT.pageMax} messages`;

/** GET {base}/chat/history */
export const chatHistoryQuery = z.object({
  limit: z.coerce
    .number({ error: missingOrInvalid })
    .int(page)
    .min(1, page)
    .max(CHAT.pageMax, page)
    .default(CHAT.pageSize),
  offset: z.coerce
    .number({ error: missingOrInvalid })
    .int('Please give a whole number')
    .min(0, 'Please give 0 or more')
    .max(1_000_000, 'Please give a smaller number')
    .default(0),
});

const choiceSchema = z.object({ code: z.string(), label: z.string() });
const languageSchema = z.enum(['en', 'nb']);

export const chatCardSchema = z.object({
  id: z.string(),
  kind: z.enum([...CARD_KINDS, 'recheck']),
  category: z.enum(SAFETY_CATEGORIES).nullable(),
  language: languageSchema,
  head: z.string(),
  options: z.array(choiceSchema),
  none: choiceSchema.nullable(),
  unsure: choiceSchema.nullable(),
  somethingElse: choiceSchema.nullable(),
  multiple: z.boolean(),
  submit: z.string(),
  footer: z.string(),
  answered: z.array(z.string()).nullable(),
});

export const chatStopSchema = z.object({
  tier: z.enum(SAFETY_TIERS),
  numbers: z.array(z.object({ label: z.string(), tel: z.string() })),
  cardId: z.string(),
  read: choiceSchema,
  dismiss: choiceSchema,
  language: languageSchema,
  answered: z.array(z.string()).nullable(),
});

/** POST {base}/chat/card: the answer to a card as codes; streams the continuation like a message. */
export const chatCardBody = z.strictObject({
  threadId: idSchema.nullish(),
  cardId: idSchema,
  answers: z
    .array(z.string({ error: missingOrInvalid }).min(1).max(40, 'Invalid input'), { error: missingOrInvalid })
    .min(1, 'Please choose an answer')
    .max(10, 'Please choose at most 10 answers'),
});

/** GET {base}/safety */
export const safetyStatusSchema = z.object({
  hold: z
    .object({
      tier: z.enum(HOLD_TIERS),
      since: z.string(),
      closesDay: z.boolean(),
      closesTraining: z.boolean().optional(),
      text: z.string(),
      card: chatCardSchema.nullable(),
    })
    .nullable(),
});

export const chatMetadataSchema = z.object({
  interrupted: z.boolean().optional(),
  action: z.string().optional(),
  model: z.enum(['rules', 'openai', 'gate']).optional(),
  fallback: z.boolean().optional(),
  safety: z
    .object({
      ruleId: z.string(),
      version: z.string(),
      state: z.enum(['stop', 'ask', 'hold', 'unknown']).optional(),
      category: z.enum(SAFETY_CATEGORIES).optional(),
      tier: z.enum(SAFETY_TIERS).optional(),
    })
    .optional(),
  card: chatCardSchema.optional(),
  stop: chatStopSchema.optional(),
});

export const chatHistorySchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['user', 'assistant', 'system']),
      content: z.string(),
      createdAt: z.string(),
      metadata: chatMetadataSchema.nullable(),
    }),
  ),
  hasMore: z.boolean(),
});

/** POST {base}/chat/draft; the text may be empty. */
export const chatDraftBody = z.strictObject({ content: text(CHAT.draftMax) });
export const chatDraftSchema = z.object({ content: z.string() });

export type ChatBody = z.infer<typeof chatBody>;
export type ChatCardBody = z.infer<typeof chatCardBody>;
export type QuickActionBody = z.infer<typeof quickActionBody>;
