import { z } from 'zod';
import { CHAT } from '../web/chat.ts';
import { CARD_KINDS, HOLD_TIERS, SAFETY_CATEGORIES, SAFETY_TIERS } from '../web/safety.ts';
import { idSchema, missingOrInvalid, textSchema } from './common.ts';

/** POST {base}/chat: 1 to 4,000 characters after trimming. Defaults to the user's only thread with the coach. */
export const chatBody = z.strictObject({
  threadId: idSchema.nullish(),
  message: z
    .string({ error: missingOrInvalid })
    .trim()
    .min(1, 'Please write a message')
    .max(CHAT.messageMax, `Please use at most ${CHAT.messageMax} characters`),
});

/** POST {base}/quick-action. `context` is free-form data of the app, which is neither trusted nor stored. */
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

export const choiceSchema = z.object({ code: z.string(), label: z.string() });
const languageSchema = z.enum(['en', 'nb']);

export const chatCardSchema = z.object({
  id: z.string(),
  kind: z.enum([...CARD_KINDS, 'recheck']),
  /** Null for the general card, and when the category must not be named. */
  category: z.enum(SAFETY_CATEGORIES).nullable(),
  language: languageSchema,
  head: z.string(),
  options: z.array(choiceSchema),
  /** Choices that submit at once; null if the card does not have them. */
  none: choiceSchema.nullable(),
  unsure: choiceSchema.nullable(),
  somethingElse: choiceSchema.nullable(),
  /** True when several options may be selected; otherwise selecting an option submits it. */
  multiple: z.boolean(),
  submit: z.string(),
  footer: z.string(),
  /** The codes of the stored answer; null while the card is open. */
  answered: z.array(z.string()).nullable(),
});

export const chatStopSchema = z.object({
  tier: z.enum(SAFETY_TIERS),
  /** The number to call comes first. `tel` contains no spaces. */
  numbers: z.array(z.object({ label: z.string(), tel: z.string() })),
  /** Card id for the two buttons: `read` closes the card, `dismissed` opens the card of the category. */
  cardId: z.string(),
  read: choiceSchema,
  dismiss: choiceSchema,
  language: languageSchema,
  answered: z.array(z.string()).nullable(),
});

/** POST {base}/chat/card: the answer to a card as codes. The continuation is streamed like a reply. */
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
  /** Null if there is no hold. */
  hold: z
    .object({
      tier: z.enum(HOLD_TIERS),
      /** Start of the hold, ISO 8601. */
      since: z.string(),
      /** True when today counts as Reset. */
      closesDay: z.boolean(),
      /** True when no session or exercise is advised; missing in earlier releases. */
      closesTraining: z.boolean().optional(),
      /** One sentence in the runner's language; it does not name sensitive categories. */
      text: z.string(),
      /** The recheck card when it is due, or the open card. */
      card: chatCardSchema.nullable(),
    })
    .nullable(),
});

export const chatMetadataSchema = z.object({
  /** True when the reply was interrupted; the part received so far is stored. */
  interrupted: z.boolean().optional(),
  /** The quick action that the message was sent with. */
  action: z.string().optional(),
  /** The adapter that replied; `fallback` is true when it replaced the outside model. */
  model: z.enum(['rules', 'openai', 'gate']).optional(),
  fallback: z.boolean().optional(),
  /** Set when the safety gate or the output guard decided the reply: rule and version of the rules. */
  safety: z
    .object({
      ruleId: z.string(),
      version: z.string(),
      state: z.enum(['stop', 'ask', 'hold', 'unknown']).optional(),
      category: z.enum(SAFETY_CATEGORIES).optional(),
      tier: z.enum(SAFETY_TIERS).optional(),
    })
    .optional(),
  /** The card in this reply; `answered` is set after the answer. */
  card: chatCardSchema.optional(),
  /** The telephone links and buttons of a STOP. */
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
export const chatDraftBody = z.strictObject({ content: textSchema(CHAT.draftMax) });
export const chatDraftSchema = z.object({ content: z.string() });
