import OpenAI from 'openai';
import type { ModelConfig } from '../../config.ts';
import type { CoachModel, ModelRequest } from '../coach-model.ts';
import { toMessages } from './prompt.ts';

export interface ModelTimeouts {
  /** Timeout of the consent request to the `account` service in milliseconds. A timeout is treated as no consent. */
  consentMs: number;
  /** Timeout for the first piece of the reply, in milliseconds. */
  firstTokenMs: number;
  /** Timeout for each subsequent piece of the reply, in milliseconds. */
  silenceMs: number;
  /** Timeout for the token count after the end of the reply, in milliseconds. */
  usageMs: number;
}
export const DEFAULT_MODEL_TIMEOUTS: ModelTimeouts = {
  consentMs: 500,
  firstTokenMs: 10_000,
  silenceMs: 20_000,
  usageMs: 2_000,
};

/**
 * Error thrown when the model timed out, disconnected or sent an invalid response. The error message contains no part
 * of the prompt.
 */
export class ModelError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ModelError';
  }
}

/** A remote model. Calls `report` with the number of tokens used, if the provider returns this number. */
export interface OutsideModel extends CoachModel {
  stream(request: ModelRequest, signal: AbortSignal, report?: (tokens: number) => void): AsyncIterable<string>;
}

/**
 * Upper bound for the average length of a token in characters. A reply is cut off after the maximum number of tokens
 * times this length.
 */
const LONGEST_TOKEN = 8;

/** A watchdog timer that aborts the controller when it expires; each call to `within` restarts it. */
const createWatchdog = (controller: AbortController) => {
  let timer: NodeJS.Timeout | undefined;
  let hasExpired = false;
  return {
    /** Aborts after the given number of milliseconds unless the timer is restarted or paused before. */
    within(milliseconds: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        hasExpired = true;
        controller.abort();
      }, milliseconds);
    },
    /** Pauses the timer while no response is pending. */
    rest(): void {
      clearTimeout(timer);
    },
    hasFired: (): boolean => hasExpired,
  };
};

/**
 * Creates a model that calls an endpoint with OpenAI's chat completions API. When the signal aborts, the stream ends
 * without an error and the connection closes. Calls are not retried, because a second attempt would take too long for
 * the waiting runner.
 * @throws ModelError from the stream on every failure
 */
export const createOpenAiModel = (
  config: ModelConfig,
  patience: ModelTimeouts = DEFAULT_MODEL_TIMEOUTS,
): OutsideModel => {
  const client = new OpenAI({
    baseURL: config.url,
    apiKey: config.key ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: patience.firstTokenMs + patience.silenceMs,
    logLevel: 'off',
    fetchOptions: { redirect: 'error' },
  });

  const ask = (request: ModelRequest, signal: AbortSignal) =>
    client.chat.completions.create(
      {
        model: config.name,
        messages: toMessages(request),
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: config.maxTokens,
        user: request.pseudonym,
      },
      { signal },
    );

  return {
    name: 'openai',
    async *stream(request, signal, report) {
      if (signal.aborted) return;
      const controller = new AbortController();
      const watch = createWatchdog(controller);
      const stop = (): void => controller.abort();
      signal.addEventListener('abort', stop, { once: true });
      const longest = config.maxTokens * LONGEST_TOKEN;
      let length = 0;
      let isFinished = false;
      try {
        watch.within(patience.firstTokenMs);
        for await (const chunk of await ask(request, controller.signal)) {
          if (chunk.usage) report?.(chunk.usage.total_tokens);
          const [choice] = chunk.choices ?? [];
          const content: unknown = choice?.delta?.content;
          const text = typeof content === 'string' ? content.slice(0, longest - length) : '';
          if (text !== '') {
            length += text.length;
            // Pauses the watchdog timer while the caller processes the text.
            watch.rest();
            yield text;
            watch.within(patience.silenceMs);
          }
          if (length >= longest) return;
          if (choice?.finish_reason) {
            isFinished = true;
            watch.within(patience.usageMs);
          }
        }
      } catch (error) {
        if (!signal.aborted && !isFinished) throw new ModelError('the model failed', error);
      } finally {
        watch.rest();
        signal.removeEventListener('abort', stop);
        controller.abort();
      }
      if (signal.aborted || isFinished) return;
      throw new ModelError(watch.hasFired() ? 'the model was silent' : 'the model broke off');
    },
  };
};
