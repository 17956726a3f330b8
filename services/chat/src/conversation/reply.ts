import type { ChatCard, ChatChip, ChatMetadata, ChatProposal, ChatSource, ChatStop } from '@stridewell/contracts/web';
import type { Place } from '@stridewell/holds/safety-keeper';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { Language } from '@stridewell/language/language';
import type { DialogueState } from '@stridewell/understanding/dialogue';
import type { Turn } from '../model/coach-model.ts';

/**
 * A part of a reply: text to append, text that replaces all earlier text, a card, STOP or proposal to display, the
 * language of the reply (before its text), its sources and chips (after its text), metadata to store, or the state of the
 * conversation to store.
 */
export type ReplyPiece =
  | { content: string }
  | { replaceContent: string }
  | { card: ChatCard }
  | { stop: ChatStop }
  | { proposal: ChatProposal }
  | { language: Language }
  | { sources: ChatSource[] }
  | { chips: ChatChip[] }
  | { metadata: ChatMetadata }
  | { dialogue: DialogueState };

/** The runner who sent the request, with the time zone of the session. The stored time zone may be newer. */
export type Runner = TokenZone;

/** One question with everything needed to answer it. */
export interface ReplyRequest {
  runner: Runner;
  turn: Turn;
  /** The question's position in its thread. */
  place: Place;
  /** The runner's access token, used to ask `account` whether the runner has consented. */
  token: string;
  /** Aborted when the reply must stop, which also stops the model call. */
  signal: AbortSignal;
}

/**
 * Yields the answer to a question piece by piece. Can throw a DomainError with a message for the runner, or any other
 * error.
 */
export type Reply = (request: ReplyRequest) => AsyncIterable<ReplyPiece>;
