import type { CoachType } from '@stridewell/contracts/web';
import { request } from './api.ts';
import { ChatError, refusalError, toChatError } from './chat-error.ts';
import { withConsent } from './consent-prompt.ts';
import {
  areSameAttachments,
  attachmentsOf,
  createStreamParser,
  type ReplyAttachments,
  type StreamMode,
  type StreamState,
} from './stream-parser.ts';

/** Maximum time in milliseconds without data from the stream. The server sends data at least every 15 seconds. */
export const SILENCE_MS = 60_000;

export interface StreamOptions {
  mode: StreamMode;
  /** The coach whose error messages are used. Default `running`. */
  coachType?: CoachType;
  /** Cancels the reply without an error. */
  signal?: AbortSignal;
  /** Called after each change with the complete reply text received so far. */
  onText?: (text: string) => void;
  /** Called after each change of the attachments, such as a safety card, a proposed change or chips. */
  onDrawn?: (drawn: ReplyAttachments) => void;
}

export interface StreamedReply extends ReplyAttachments {
  text: string;
  /** True if the caller cancelled the reply. `text` is then the text received up to that point. */
  aborted: boolean;
  /** True if neither the message nor the safety reply was stored, because the health data consent is missing. */
  unstored?: true;
}

/** Creates a signal that aborts when the caller's signal aborts or when no data arrives for {@link SILENCE_MS}. */
const createSilenceTimeout = (signal: AbortSignal | undefined) => {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  let timer = setTimeout(stop, SILENCE_MS);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  return {
    signal: controller.signal,
    pause: (): void => clearTimeout(timer),
    restart: (): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
    },
    end: (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  };
};

const openStream = async (
  path: string,
  body: unknown,
  wait: ReturnType<typeof createSilenceTimeout>,
  { mode, coachType = 'running' }: StreamOptions,
) => {
  const send = () => request('POST', path, body, { signal: wait.signal });
  // The timeout is paused while the runner answers the consent question.
  const response = await withConsent(send, { onAsk: wait.pause, onAnswer: wait.restart });
  if (!response.ok) throw await refusalError(response, coachType, mode);
  if (!response.body) throw new ChatError('No response body');
  return response.body.getReader();
};

/** Reads the stream until the end marker, an error or the end of the stream. Cancels the rest of the stream. */
const readReply = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  mode: StreamMode,
  take: (state: StreamState) => void,
): Promise<StreamState> => {
  const parser = createStreamParser(mode);
  for (;;) {
    const { done, value } = await reader.read();
    const state = done ? parser.end() : parser.push(value);
    take(state);
    if (done) return state;
    if (state.done || state.error !== null) {
      void reader.cancel().catch(() => undefined);
      return state;
    }
  }
};

/**
 * Sends a message, a quick action or a card answer and reads the streamed reply until the end marker or the end of the
 * stream. If the caller aborts, resolves with the text received so far.
 * @throws ChatError for every other failure, with a message from the error catalogue.
 */
export const streamChat = async (path: string, body: unknown, options: StreamOptions): Promise<StreamedReply> => {
  const { mode, coachType = 'running', signal, onText, onDrawn } = options;
  const wait = createSilenceTimeout(signal);
  let text = '';
  let drawn: ReplyAttachments = {};
  const flags: Pick<StreamedReply, 'unstored'> = {};
  try {
    const reader = await openStream(path, body, wait, options);
    const state = await readReply(reader, mode, (now) => {
      wait.restart();
      if (now.text !== text) onText?.(now.text);
      text = now.text;
      if (now.unstored) flags.unstored = true;
      if (!areSameAttachments(now, drawn)) {
        drawn = attachmentsOf(now);
        onDrawn?.(drawn);
      }
      if (now.unstored) flags.unstored = true;
    });
    if (state.error !== null) throw new ChatError(state.error, { inStream: true });
    return { text, aborted: false, ...drawn, ...flags };
  } catch (error) {
    if (signal?.aborted) return { text, aborted: true, ...drawn, ...flags };
    throw toChatError(error, coachType, mode);
  } finally {
    wait.end();
  }
};
