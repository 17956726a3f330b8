import type { CoachType } from '@stridewell/contracts/web';
import { toApiError } from './api-error.ts';
import type { StreamMode } from './stream-parser.ts';

interface ErrorWords {
  /** Error message for an error response. It is followed by the status (chat) or the status text (quick action). */
  refused: string;
  /** Error message for a failure without an error response. */
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

/** Error of a chat reply that failed. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  /**
   * Status of the error response, which means that the server did not accept the message. Null for a failure after
   * that.
   */
  readonly status: number | null;
  /** The server's message to the runner, if any. */
  readonly serverMessage: string | null;
  /** The server's machine-readable error code, if any. */
  readonly code: string | null;
  /** True if the server sent the error as an event in the stream, with a message for the runner. */
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
 * Creates the error for an error response: 'Chat failed: {status}' or 'Quick action failed: {status text}'. The status
 * replaces the status text if there is none, as in HTTP/2.
 */
export const refusalError = async (response: Response, coachType: CoachType, mode: StreamMode): Promise<ChatError> => {
  const detail = mode === 'chat' ? response.status : response.statusText || response.status;
  const { status, serverMessage, code } = await toApiError(response);
  return new ChatError(`${WORDS[coachType][mode].refused}: ${detail}`, { status, serverMessage, code });
};

/** Creates the error for a failure without an error response. The message depends on the coach and the mode. */
export const toChatError = (cause: unknown, coachType: CoachType, mode: StreamMode): ChatError =>
  cause instanceof ChatError ? cause : new ChatError(WORDS[coachType][mode].failed, { cause });
