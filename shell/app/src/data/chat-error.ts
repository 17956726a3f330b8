import type { CoachType } from '@stridewell/contracts/web';
import { toApiError } from './api-error.ts';
import type { StreamMode } from './stream-parser.ts';

interface ErrorWords {
  /** Message for an error response, followed by the status (chat) or the status text (quick action). */
  refused: string;
  /** Message for any other failure. */
  failed: string;
}

const WORDS: Record<CoachType, Record<StreamMode, ErrorWords>> = {
  running: {
    chat: { refused: 'Chat failed', failed: 'Chat failed' },
    action: { refused: 'Quick action failed', failed: 'Failed to execute quick action' },
  },
  physio: {
    chat: { refused: 'Physio chat failed', failed: 'Chat request failed' },
    action: { refused: 'Physio quick action failed', failed: 'Failed to process quick action' },
  },
};

/** Failure of a chat reply. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  /** Status of an error response, which means that the server did not accept the message. Null for later failures. */
  readonly status: number | null;
  /** Message of the server for the runner. */
  readonly serverMessage: string | null;
  /** Machine-readable error code of the server. */
  readonly code: string | null;
  /** True when the server sent the error in the stream, with a message for the runner. */
  readonly inStream: boolean;

  constructor(
    message: string,
    details: {
      status?: number;
      serverMessage?: string | null;
      code?: string | null;
      inStream?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.code = details.code ?? null;
    this.inStream = details.inStream ?? false;
  }
}

/**
 * Creates the error for an error response: 'Chat failed: {status}' or 'Quick action failed: {status text}'. HTTP/2 has
 * no status text, so the status is used instead.
 */
export const refusalError = async (response: Response, coachType: CoachType, mode: StreamMode): Promise<ChatError> => {
  const detail = mode === 'chat' ? response.status : response.statusText || response.status;
  const { status, serverMessage, code } = await toApiError(response);
  return new ChatError(`${WORDS[coachType][mode].refused}: ${detail}`, { status, serverMessage, code });
};

/** Creates the error for any other failure, with the message of the coach and mode. */
export const toChatError = (cause: unknown, coachType: CoachType, mode: StreamMode): ChatError =>
  cause instanceof ChatError ? cause : new ChatError(WORDS[coachType][mode].failed, { cause });
