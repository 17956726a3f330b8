import type { CoachType } from '@stridewell/contracts/web';
import { request } from './api.ts';
import { ChatError, failure, refusal } from './chat-error.ts';
import { withConsent } from './consent-prompt.ts';
import { createStreamParser, type Drawn, type StreamMode, type StreamState } from './stream-parser.ts';

/** The server says something at least every 15 seconds; a line that is dumb for so long is dead, milliseconds. */
export const SILENCE_MS = 60_000;

export interface StreamOptions {
  mode: StreamMode;
  /** Whose words an error has; the running coach's by default. */
  coachType?: CoachType;
  /** Cancels the reply, silently. */
  signal?: AbortSignal;
  /** The whole reply so far, each time it has changed. */
  onText?: (text: string) => void;
  /** The card or STOP that comes with the reply. */
  onDrawn?: (drawn: Drawn) => void;
}

export interface StreamedReply extends Drawn {
  text: string;
  /** The caller cancelled; `text` is what had come. */
  aborted: boolean;
  /** Safety answered a runner without the consent to health data: neither message nor reply is stored. */
  unstored?: true;
}

/** Aborts with the caller's signal, and when nothing was heard for {@link SILENCE_MS}. */
const patience = (signal: AbortSignal | undefined) => {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  let timer = setTimeout(stop, SILENCE_MS);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  return {
    signal: controller.signal,
    hold: (): void => clearTimeout(timer),
    heard: (): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
    },
    end: (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  };
};

const open = async (
  path: string,
  body: unknown,
  wait: ReturnType<typeof patience>,
  { mode, coachType = 'running' }: StreamOptions,
) => {
  const send = () => request('POST', path, body, { signal: wait.signal });
  // However long the runner thinks about the consent, the line is not dead.
  const response = await withConsent(send, { onAsk: wait.hold, onAnswer: wait.heard });
  if (!response.ok) throw await refusal(response, coachType, mode);
  if (!response.body) throw new ChatError('No response body');
  return response.body.getReader();
};

/** Reads until the end marker, an error or the end; the rest of the stream is let go of. */
const read = async (
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

const drawnOf = ({ card, stop }: Drawn): Drawn => ({ ...(card && { card }), ...(stop && { stop }) });

/**
 * Sends a message, a quick action or the answer to a card and follows the reply. The end marker and the end of the stream both complete it.
 * An abort by the caller resolves with what had come: a cancel is silent.
 * @throws ChatError for everything else, in the words of the error catalogue.
 */
export const streamChat = async (path: string, body: unknown, options: StreamOptions): Promise<StreamedReply> => {
  const { mode, coachType = 'running', signal, onText, onDrawn } = options;
  const wait = patience(signal);
  let text = '';
  let drawn: Drawn = {};
  const kept: Pick<StreamedReply, 'unstored'> = {};
  try {
    const reader = await open(path, body, wait, options);
    const state = await read(reader, mode, (now) => {
      wait.heard();
      if (now.text !== text) onText?.(now.text);
      text = now.text;
      if (now.unstored) kept.unstored = true;
      if (now.card !== drawn.card || now.stop !== drawn.stop) {
        drawn = drawnOf(now);
        onDrawn?.(drawn);
      }
      if (now.unstored) kept.unstored = true;
    });
    if (state.error !== null) throw new ChatError(state.error, { inStream: true });
    return { text, aborted: false, ...drawn, ...kept };
  } catch (error) {
    if (signal?.aborted) return { text, aborted: true, ...drawn, ...kept };
    throw failure(error, coachType, mode);
  } finally {
    wait.end();
  }
};
