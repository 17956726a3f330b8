import type { CoachType } from '@stridewell/contracts/web';
import { toApiError } from './api-error.ts';
import type { StreamMode } from './stream-parser.ts';

interface ErrorWords {
  /** Prefix of the status (chat) or the status text (quick action) of a response that is not OK. */
  refused: string;
  /** For any other failure. */
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

/** A chat reply failed. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  /** Status of a response that was not OK: the server did not accept the message. Null for later failures. */
  readonly status: number | null;
  /** The server's message for the runner. */
  readonly serverMessage: string | null;
  /** The server's machine-readable error code. */
  readonly code: string | null;
  /** The error came inside the stream, with a message for the runner. */
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
 * The error for a response that is not OK: 'Chat failed: {status}', 'Quick action failed: {status text}'. HTTP/2 has no
 * status text; then the status is used.
 */
export const refusalError = async (response: Response, coachType: CoachType, mode: StreamMode): Promise<ChatError> => {
  const detail = mode === 'chat' ? response.status : response.statusText || response.status;
  const { status, serverMessage, code } = await toApiError(response);
  return new ChatError(`${WORDS[coachType][mode].refused}: ${detail}`, { status, serverMessage, code });
};

/** The error for any other failure, with the message of the coach and mode: 'Chat failed', 'Chat request failed'. */
export const toChatError = (cause: unknown, coachType: CoachType, mode: StreamMode): ChatError =>
  cause instanceof ChatError ? cause : new ChatError(WORDS[coachType][mode].failed, { cause });
