import type { ChatMetadata, CoachType } from '@stridewell/contracts/web';

/** One message in the coach's memory. */
export interface TurnMessage {
  role: 'user' | 'assistant';
  content: string;
  /** The runner's typed text and its time, for safety only; absent for replies, quick actions and card answers. */
  typed?: { text: string; at: Date };
}

/** The current request of the runner: a typed message, or a quick action (whose label is the message). */
export interface Turn {
  message: string;
  action: { code: string; context: unknown } | null;
  /** The answer to a card as codes; `message` has the labels. */
  answer?: { cardId: string; codes: readonly string[] };
  /** Earlier messages of the thread, oldest first, without this one. */
  memory: readonly TurnMessage[];
}

/** The limits that the output guard checks replies against, built from stored values. */
export interface GuardLimits {
  /** Why no run may be advised today (a Reset day, a red flag, an injury); null when running is allowed. */
  runningBlocked: string | null;
  /** Why no hard session may be advised; null when one may. Always set when running is blocked. */
  hardBlocked: string | null;
  /** The session cap, whole minutes; null when there is none. */
  capMinutes: number | null;
  /** Every duration in the stored plan and rules, minutes: a reply that advises any other is replaced. */
  planMinutes: readonly number[];
}

/** The input of a model for one reply. The server builds `facts` from stored data, without name and email. */
export interface ModelRequest {
  coachType: CoachType;
  /** Pseudonymous id for the provider's abuse detection; never the user id. */
  pseudonym: string;
  turn: Turn;
  facts: unknown;
  limits: GuardLimits;
}

/** Port of a model that writes replies. The stream ends with the reply or when the signal aborts. */
export interface CoachModel {
  readonly name: NonNullable<ChatMetadata['model']>;
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<string>;
}
