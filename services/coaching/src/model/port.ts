import type { ChatMetadata, CoachType } from '@stridewell/contracts/web';

/** One message as the coach remembers it. */
export interface TurnMessage {
  role: 'user' | 'assistant';
  content: string;
  /** The runner's own words and when they came, for safety alone; absent for replies, taps and card answers. */
  typed?: { text: string; at: Date };
}

/** What the runner asks now: a typed message, or a quick action (whose label is the message). */
export interface Turn {
  message: string;
  action: { code: string; context: unknown } | null;
  /** The answer to a card, as codes; its words are the message. */
  answer?: { cardId: string; codes: readonly string[] };
  /** Earlier messages of the thread, oldest first, without this one. */
  memory: readonly TurnMessage[];
}

/** What the output guard measures every reply against, whoever wrote it; built from stored figures. */
export interface GuardLimits {
  /** Why no run may be advised today (a Reset day, a red flag, an injury); null where running is open. */
  runningBlocked: string | null;
  /** Why no hard session may be advised; null where one may. Always set where running is blocked. */
  hardBlocked: string | null;
  /** The session cap, whole minutes; null without one. */
  capMinutes: number | null;
  /** Every number of minutes that the stored plan and rules name: a reply that advises another is replaced. */
  planMinutes: readonly number[];
}

/** What a model is given for one reply. `facts` is built by the server from stored data and holds neither name nor email. */
export interface ModelRequest {
  coachType: CoachType;
  /** Pseudonymous id for the provider's abuse counting; never the user's own id. */
  pseudonym: string;
  turn: Turn;
  facts: unknown;
  limits: GuardLimits;
}

/** The one port behind which replies are written. Ends when the reply ends; stops at its source when the signal comes. */
export interface CoachModel {
  readonly name: NonNullable<ChatMetadata['model']>;
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<string>;
}
