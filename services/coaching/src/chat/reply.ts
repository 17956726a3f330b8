import type { ChatCard, ChatMetadata, ChatStop } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { Turn } from '../model/port.ts';
import type { Place } from '../safety/keeper.ts';

/** A part of a reply: text to append, text that replaces all so far, a card or stop to draw, or what is stored beside it. */
export type ReplyPiece =
  | { content: string }
  | { replaceContent: string }
  | { card: ChatCard }
  | { stop: ChatStop }
  | { metadata: ChatMetadata };

/** Who asks, with the time zone as their session tells it: what is stored may be newer. */
export type Runner = TokenZone;

/** One question, with all it takes to answer it. */
export interface ReplyRequest {
  runner: Runner;
  turn: Turn;
  /** Where the question stands in its thread. */
  place: Place;
  /** The runner's own token: with it `account` is asked for their consent. */
  token: string;
  /** Ends the reply at its source. */
  signal: AbortSignal;
}

/** Answers a question piece by piece; throws a DomainError whose sentence a runner may read, or anything else. */
export type Reply = (request: ReplyRequest) => AsyncIterable<ReplyPiece>;
