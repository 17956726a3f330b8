import { readdirSync, readFileSync } from 'node:fs';
import { CARD_GROUPS, type CardGroup, SOURCE_TAGS } from '@stridewell/contracts/web';
import { z } from 'zod';
import { INTENT_IDS, type IntentId } from '../intents.ts';

/** Groups whose cards say nothing about training or the body. They may be shown when no training is advised. */
const QUIET_GROUPS: ReadonlySet<CardGroup> = new Set(['shoes', 'gear', 'food', 'recovery', 'head', 'app'] as const);

const textSchema = z.strictObject({ en: z.string().min(1), nb: z.string().min(1) });
const asksSchema = z.array(z.string().min(1)).min(8);

/** A knowledge card (`language.md` 5.4): general facts with sources, in both languages. */
export const cardSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{2,40}$/),
  group: z.enum(CARD_GROUPS),
  /** The intent of the questions that the card answers. */
  intent: z.enum(INTENT_IDS as [IntentId, ...IntentId[]]),
  title: textSchema,
  /** Questions that the card answers, as runners type them. They are used for retrieval and never shown. */
  asks: z.strictObject({ en: asksSchema, nb: asksSchema }),
  /** Two to four facts of one sentence each. The first answers the commonest question. */
  facts: z.array(textSchema).min(2).max(4),
  /** What the card does not cover, or who to see. */
  limit: textSchema.optional(),
  source: z
    .array(
      z.strictObject({
        author: z.string().min(1),
        year: z.number().int(),
        doi: z.string().optional(),
        url: z.string().optional(),
        tag: z.enum(SOURCE_TAGS),
      }),
    )
    .min(1),
  /** Who reviewed the card and when; null before the review. */
  reviewed: z.strictObject({ by: z.string(), date: z.string() }).nullable(),
  mayTrain: z.literal(false),
});
export type Card = z.infer<typeof cardSchema>;

const FOLDER = new URL('../../cards/', import.meta.url);

/**
 * Reads all cards, in the order of their ids.
 * @throws Error naming the file when a card is invalid
 */
export const readCards = (): Card[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const parsed = cardSchema.safeParse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Error(`${file} ${issue?.path.join('.')}: ${issue?.message}`);
      }
      return parsed.data;
    });

/** A distance, a duration or a share, which could be read as advice on a session. */
const FIGURES = /\d ?(?:km|min|%|hours?|timer)\b|\bminut|\bpractise\b|\bøv\b/i;

const hasFigures = ({ facts, limit }: Card): boolean =>
  [...facts, ...(limit ? [limit] : [])].some(({ en, nb }) => FIGURES.test(en) || FIGURES.test(nb));

/** True for a card of a group that is not about training or the body. */
export const isOfQuietGroup = ({ group }: Card): boolean => QUIET_GROUPS.has(group);

/** True when none of the cards says anything about training or the body, so that they need no permit. */
export const areQuiet = (cards: readonly Card[]): boolean =>
  cards.every((card) => isOfQuietGroup(card) && !hasFigures(card));

/** Groups whose cards tell a runner nothing to do with the body. */
const APART_FROM_BODY: ReadonlySet<CardGroup> = new Set(['app', 'head', 'food'] as const);
/** Cards of these groups that matter to somebody who is ill. */
const OF_ILLNESS: ReadonlySet<string> = new Set(['alcohol', 'bad-days']);

/** True for a card that may be shown while a symptom of the body waits for a doctor. */
export const isApartFromBody = ({ group, id }: Card): boolean => APART_FROM_BODY.has(group) && !OF_ILLNESS.has(id);
