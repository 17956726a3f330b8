import type { ChatMetadata, CoachType } from '@stridewell/contracts/web';

/** An earlier message that is passed to the coach as memory. */
export interface TurnMessage {
  role: 'user' | 'assistant';
  content: string;
  /**
   * The text that the runner typed and its time, used only for the safety decision. Not set for replies, quick actions
   * and card answers. `id` is the id of the stored message.
   */
  typed?: { id?: string; text: string; at: Date };
  /** Time at which the message was stored; omitted for messages that exist only within the current turn. */
  at?: Date;
  /** `openai` for a reply that an outside model wrote; missing for all other messages. */
  model?: 'openai';
  /** The state of the conversation after this reply, as stored with it; the reader checks its shape. */
  dialogue?: unknown;
}

/** In the coach's memory, this text replaces an exchange that was answered by the safety rules. */
export const SAFETY_EXCHANGE = '[safety exchange]';

/** In the memory of an outside model, this text replaces a rule-based reply that may contain withheld numbers. */
export const WITHHELD_REPLY = '[answer from the runner’s own data]';

/** The runner's current request: a typed message, or a quick action, whose label is the message. */
export interface Turn {
  message: string;
  action: { code: string; context: unknown } | null;
  /** The option codes of an answer to a card; `message` contains their labels. */
  answer?: { cardId: string; codes: readonly string[] };
  /** The proposed change that the runner decides on by a button. */
  proposal?: { id: string; decision: 'accept' | 'decline' | 'undo' };
  /** Earlier messages of the thread, oldest first, without the current message. */
  memory: readonly TurnMessage[];
}

/** The limits that the output guard checks replies against, built from stored values. */
export interface GuardLimits {
  /**
   * The reason why the coach must not advise running today (a Reset day, a red flag or an injury); null when running is
   * allowed.
   */
  runningBlocked: string | null;
  /**
   * The reason why the coach must not advise a hard session; null when hard sessions are allowed. Always set when
   * running is blocked.
   */
  hardBlocked: string | null;
  /** Maximum length of a session in whole minutes; null when there is no limit. */
  capMinutes: number | null;
  /**
   * True when the prompt of an outside model must not contain `capMinutes`. The guard still checks its replies against
   * the limit.
   */
  isCapWithheld?: boolean;
  /** All durations in the stored plan and rules, in minutes. A reply that contains a different duration is replaced. */
  planMinutes: readonly number[];
}

/**
 * The input of a model for one reply. The server builds `facts` from stored data; they contain no name and no email
 * address.
 */
export interface ModelRequest {
  coachType: CoachType;
  /** Pseudonymous id for the provider's abuse detection. It is never the user id. */
  pseudonym: string;
  turn: Turn;
  facts: unknown;
  limits: GuardLimits;
}

/** Interface of a model that writes replies. The stream ends when the reply is complete or the signal aborts. */
export interface CoachModel {
  readonly name: NonNullable<ChatMetadata['model']>;
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<string>;
}
