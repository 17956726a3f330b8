import { isDate } from '@stridewell/contracts/web';
import { z } from 'zod';
import { INTENT_IDS, type IntentId } from '../intents.ts';
import { ACTIVITIES, CONDITIONS, JUDGED, SECOND_KINDS } from './second-turn.ts';

const date = z.string().refine(isDate, 'is not a date');

/** An answer that the runner was offered. Choosing it is the same as typing its message. */
export const optionSchema = z.strictObject({
  label: z.string().min(1).max(80),
  message: z.string().min(1).max(160),
  /** Id of the knowledge card that the option opens. */
  card: z.string().max(60).optional(),
  /** True for an option whose message continues the conversation, such as "why?". */
  isFollowUp: z.boolean().optional(),
});
export type Option = z.infer<typeof optionSchema>;

/** The decision in an answer. */
export const decisionSchema = z.strictObject({
  /** Whether what was asked about may be done; `none` for an answer that allows or forbids nothing. */
  verdict: z.enum(['yes', 'no', 'conditional', 'none']),
  /** Codes of the reasons in the coach's facts, the most important first. */
  reasons: z.array(z.string().min(1).max(12)).max(4),
  /** The numbers in the stored data that determined the decision: minutes, scores, days. */
  figures: z.array(z.number().min(0).max(100_000)).max(4),
});
export type DecisionMade = z.infer<typeof decisionSchema>;

/** Pain that the runner reported in the chat. It applies to every answer until a new check-in is stored. */
export const toldSchema = z.strictObject({
  /** 0 to 10; null if only words describe it or if the coach has asked for the number. */
  pain: z.number().min(0).max(10).nullable(),
  isSevere: z.boolean(),
  isWorse: z.boolean(),
  /** The newest check-in at the time of the report; missing if it is not known. */
  checkin: z.string().max(60).exactOptional(),
});
export type Told = z.infer<typeof toldSchema>;

/**
 * State of a conversation after a reply (`language.md` 5.2). It is stored with the reply and read back with the coach's
 * memory, so that it survives a reload and is the same on every replica. It contains no text of the runner, and at most
 * {@link STATE_BYTES_MAX} bytes as JSON.
 */
export const dialogueSchema = z.strictObject({
  /** The intent and the coach's topic of the last answer; null when nothing was answered. */
  intent: z.enum(INTENT_IDS as [IntentId, ...IntentId[]]).nullable(),
  topic: z.string().max(40).nullable(),
  /** The coach's topic that gives the reason of the last answer. */
  because: z.string().max(40).nullable(),
  /** True when the last reply gave the reason of the answer before it. */
  isReason: z.boolean().optional(),
  /** The decision of the last answer; missing in states of earlier releases and if nothing was answered. */
  decided: decisionSchema.exactOptional(),
  /**
   * Whether that answer was given with a permit for training advice. A follow-up to an answer without a permit gets
   * none either. Missing in states of earlier releases, in which the joined text alone decides.
   */
  isPermitted: z.boolean().exactOptional(),
  /** How the last message answered the answer before it, so that it can be said again in another language. */
  second: z
    .strictObject({
      kind: z.enum(SECOND_KINDS),
      condition: z.enum(CONDITIONS).exactOptional(),
      judged: z.enum(JUDGED).exactOptional(),
      activity: z.enum(ACTIVITIES).exactOptional(),
      denies: z.boolean().exactOptional(),
      isOfOthers: z.boolean().exactOptional(),
    })
    .exactOptional(),
  /** The dates that the answer was about, `YYYY-MM-DD`. */
  dates: z.array(date).max(4),
  slots: z.strictObject({
    minutes: z.number().min(0).max(1_440).optional(),
    distance: z.number().min(0).max(1_000).optional(),
    zone: z.enum(['1', '2', '3', '4', '5a', '5b', '5c']).optional(),
    card: z.string().max(60).optional(),
    /** The week that the answer was about, relative to the current one. */
    week: z.number().int().min(-1).max(2).optional(),
    area: z.string().max(12).optional(),
    side: z.string().max(12).optional(),
    session: z.string().max(12).optional(),
  }),
  /** The options below the reply while they are open: the next message may choose one of them. */
  options: z.array(optionSchema).max(4),
  /** True when the reply asked which of the options is meant. */
  isAsking: z.boolean(),
  /** Language and unit that the runner asked for; they apply to the thread from then on. */
  language: z.enum(['en', 'nb']).nullable(),
  unit: z.enum(['km', 'mi']).nullable(),
  /** Pain that the runner reported or the coach asked for; missing if there is none. */
  told: toldSchema.exactOptional(),
  /** Number of exchanges between this reply and the one whose message named the subject. */
  since: z.number().int().min(0).max(6),
});
export type DialogueState = z.infer<typeof dialogueSchema>;

export const STATE_BYTES_MAX = 2_048;

/** The state of a conversation that has not begun. */
export const NO_DIALOGUE: DialogueState = {
  ...{ intent: null, topic: null, because: null, dates: [], slots: {}, options: [], isAsking: false },
  ...{ language: null, unit: null, since: 0 },
};
