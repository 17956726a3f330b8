import { z } from 'zod';
import { CHAT, CHAT_PROPOSAL_STATES, CHAT_PROPOSALS, CHAT_SOURCES } from '../web/chat.ts';
import { CARD_KINDS, HOLD_OPENERS, HOLD_TIERS, SAFETY_CATEGORIES, SAFETY_TIERS } from '../web/safety.ts';
import { idSchema, missingOrInvalid, textSchema } from './common.ts';

/**
 * Body of POST {base}/chat: a message of 1 to 4,000 characters after trimming. Without a thread id, the message belongs
 * to the user's only thread with the coach.
 */
export const chatBody = z.strictObject({
  threadId: idSchema.nullish(),
  message: z
    .string({ error: missingOrInvalid })
    .trim()
    .min(1, 'Please write a message')
    .max(CHAT.messageMax, `Please use at most ${CHAT.messageMax} characters`),
});

/** Body of POST {base}/quick-action. `context` is free-form data from the app, which is neither trusted nor stored. */
export const quickActionBody = z.strictObject({
  action: z.string({ error: missingOrInvalid }).min(1, 'Please choose an action').max(100, 'Invalid input'),
  context: z.unknown().optional(),
});

const page = `Please ask for 1 to ${CHAT.pageMax} messages`;

/** Query of GET {base}/chat/history. */
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
  /** Safety category of the card; null for the general card, and when the category must not be shown. */
  category: z.enum(SAFETY_CATEGORIES).nullable(),
  language: languageSchema,
  head: z.string(),
  options: z.array(choiceSchema),
  /** Options that submit the card immediately; null if the card has none. */
  none: choiceSchema.nullable(),
  unsure: choiceSchema.nullable(),
  somethingElse: choiceSchema.nullable(),
  /** True when several options may be selected. Otherwise, selecting one option submits the card. */
  multiple: z.boolean(),
  submit: z.string(),
  footer: z.string(),
  /** Codes of the stored answers; null while the card is not answered. */
  answered: z.array(z.string()).nullable(),
});

export const chatStopSchema = z.object({
  tier: z.enum(SAFETY_TIERS),
  /** Telephone numbers, starting with the one to call first. `tel` contains no spaces. */
  numbers: z.array(z.object({ label: z.string(), tel: z.string() })),
  /** Id to send with the two buttons: `read` closes the card, `dismissed` opens the card for the category. */
  cardId: z.string(),
  read: choiceSchema,
  dismiss: choiceSchema,
  language: languageSchema,
  answered: z.array(z.string()).nullable(),
});

/**
 * Body of POST {base}/chat/card: the codes of the selected options. The coach's next message is streamed like a reply.
 */
export const chatCardBody = z.strictObject({
  threadId: idSchema.nullish(),
  cardId: idSchema,
  answers: z
    .array(z.string({ error: missingOrInvalid }).min(1).max(40, 'Invalid input'), { error: missingOrInvalid })
    .min(1, 'Please choose an answer')
    .max(10, 'Please choose at most 10 answers'),
});

/**
 * Body of POST {base}/chat/confirm: the runner's answer to a proposed change. The coach's next message is streamed like a
 * reply.
 */
export const chatConfirmBody = z.strictObject({
  threadId: idSchema.nullish(),
  proposalId: idSchema,
  accept: z.boolean({ error: missingOrInvalid }),
});

/** Body of POST {base}/chat/undo: reverts a confirmed change. The coach's next message is streamed like a reply. */
export const chatUndoBody = z.strictObject({ threadId: idSchema.nullish(), proposalId: idSchema });

/** Response to GET {base}/safety. */
export const safetyStatusSchema = z.object({
  /** The active safety hold; null if there is none. */
  hold: z
    .object({
      tier: z.enum(HOLD_TIERS),
      /** Time at which the hold started, as an ISO 8601 timestamp. */
      since: z.string(),
      /** True when the hold makes today a Reset day. */
      closesDay: z.boolean(),
      /** True when neither sessions nor exercises are advised; missing in responses from earlier releases. */
      closesTraining: z.boolean().optional(),
      /** The service that opened the hold; missing when it is not known. */
      opener: z.enum(HOLD_OPENERS).optional(),
      /** One-sentence explanation in the runner's language. It does not mention sensitive categories. */
      text: z.string(),
      /** The recheck card when a recheck is due, or a card that has not been answered yet; null if there is neither. */
      card: chatCardSchema.nullable(),
    })
    .nullable(),
});

/** A short answer that the runner can tap. Tapping sends `message` like a typed message. */
export const chatChipSchema = z.object({ label: z.string(), message: z.string() });

/** Data that an answer is based on. */
export const chatSourceSchema = z.object({
  kind: z.enum(CHAT_SOURCES),
  /** Id of the knowledge card; missing for other sources. */
  id: z.string().optional(),
  /** Title in the language of the reply. */
  label: z.string(),
});

/** A change that the coach proposes. Nothing changes before the runner confirms it. */
export const chatProposalSchema = z.object({
  id: z.string(),
  kind: z.enum(CHAT_PROPOSALS),
  language: languageSchema,
  /** The question to the runner, for example "Move Thursday's intervals to Friday?". */
  title: z.string(),
  /** Situation before and after the change; `before` is null if there is nothing to compare with. */
  before: z.string().nullable(),
  after: z.string(),
  confirm: z.string(),
  decline: z.string(),
  /** Label of the button that reverts the change; null if the change cannot be reverted. */
  undo: z.string().nullable(),
  /** Time after which the proposal can no longer be confirmed, as an ISO 8601 timestamp. */
  expiresAt: z.string(),
  state: z.enum(CHAT_PROPOSAL_STATES),
  /** Time until which a confirmed change can be reverted, as an ISO 8601 timestamp; null if it is not confirmed. */
  undoUntil: z.string().nullable(),
});

export const chatMetadataSchema = z.object({
  /** True when the reply was interrupted. The text received up to that point is stored. */
  interrupted: z.boolean().optional(),
  /** The quick action that the message was sent with. */
  action: z.string().optional(),
  /** Name of the adapter that produced the reply. `fallback` is true when the adapter replaced the outside model. */
  model: z.enum(['rules', 'openai', 'gate']).optional(),
  fallback: z.boolean().optional(),
  /**
   * Set when the safety gate or the output guard determined the reply: the rule that applied and the version of the
   * rules.
   */
  safety: z
    .object({
      ruleId: z.string(),
      version: z.string(),
      state: z.enum(['stop', 'ask', 'hold', 'unknown']).optional(),
      category: z.enum(SAFETY_CATEGORIES).optional(),
      tier: z.enum(SAFETY_TIERS).optional(),
    })
    .optional(),
  /** Language of the reply; missing in replies of earlier releases and in replies in both languages. */
  language: languageSchema.optional(),
  chips: z.array(chatChipSchema).max(CHAT.chipsMax).optional(),
  sources: z.array(chatSourceSchema).max(CHAT.sourcesMax).optional(),
  /** The change that this reply proposes, in its current state. */
  proposal: chatProposalSchema.optional(),
  /** The card in this reply. `answered` is set once the runner has answered. */
  card: chatCardSchema.optional(),
  /** The stop message in this reply, with its telephone links and buttons. */
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

/** Body of POST {base}/chat/draft. The text can be empty. */
export const chatDraftBody = z.strictObject({ content: textSchema(CHAT.draftMax) });
export const chatDraftSchema = z.object({ content: z.string() });
