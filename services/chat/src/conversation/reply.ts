import type { ChatCard, ChatMetadata, ChatStop } from '@stridewell/contracts/web';
import type { Place } from '@stridewell/holds/safety-keeper';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { Turn } from '../model/coach-model.ts';

/**
 * A part of a reply: text to append, text that replaces everything so far, a card or stop to draw, or metadata to
 * store.
 */
export type ReplyPiece =
  | { content: string }
  | { replaceContent: string }
  | { card: ChatCard }
  | { stop: ChatStop }
  | { metadata: ChatMetadata };

/** The runner of a request with the time zone of the session. The stored zone may be newer. */
export type Runner = TokenZone;

/** One question with everything needed to answer it. */
export interface ReplyRequest {
  runner: Runner;
  turn: Turn;
  /** The question's place in its thread. */
  place: Place;
  /** The runner's access token, used to ask `account` for their consent. */
  token: string;
  /** Aborts the reply at its source. */
  signal: AbortSignal;
}

/** Answers a question piece by piece. May throw a DomainError with a message for the runner, or any other error. */
export type Reply = (request: ReplyRequest) => AsyncIterable<ReplyPiece>;
