import type { CoachType } from '@stridewell/contracts/web';
import { toApiError } from './api-error.ts';
import type { StreamMode } from './stream-parser.ts';

interface ErrorWords {
  /** Before the status (chat) or the status text (quick action) of an answer that is not OK. */
  refused: string;
  /** Any other failure. */
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

/** A reply did not come. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  /** Status of an answer that was not OK: then the message was not taken. Null for everything later. */
  readonly status: number | null;
  /** The sentence the server wrote for the runner. */
  readonly serverMessage: string | null;
  /** The server's own name of a refusal, for what has to be told apart. */
  readonly code: string | null;
  /** The error came inside the stream, in words meant for the runner. */
  readonly inStream: boolean;

  constructor(
    message: string,
    how: {
      status?: number;
      serverMessage?: string | null;
      code?: string | null;
      inStream?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: how.cause });
    this.status = how.status ?? null;
    this.serverMessage = how.serverMessage ?? null;
    this.code = how.code ?? null;
    this.inStream = how.inStream ?? false;
  }
}

/** An answer that is not OK: 'Chat failed: {status}', 'Quick action failed: {status text}'. HTTP/2 has no status text: there the status stands in. */
export const refusal = async (response: Response, coachType: CoachType, mode: StreamMode): Promise<ChatError> => {
  const detail = mode === 'chat' ? response.status : response.statusText || response.status;
  const { status, serverMessage, code } = await toApiError(response);
  return new ChatError(`${WORDS[coachType][mode].refused}: ${detail}`, { status, serverMessage, code });
};

/** Whatever else went wrong, in the call's own words: 'Chat failed', 'Chat request failed'. */
export const failure = (cause: unknown, coachType: CoachType, mode: StreamMode): ChatError =>
  cause instanceof ChatError ? cause : new ChatError(WORDS[coachType][mode].failed, { cause });
