import OpenAI from 'openai';
import type { ModelConfig } from '../../config.ts';
import type { CoachModel, ModelRequest } from '../coach-model.ts';
import { toMessages } from './prompt.ts';

export interface ModelTimeouts {
  /** Timeout for the consent request to `account`, milliseconds; a timeout counts as no consent. */
  consentMs: number;
  /** Timeout for the first text, milliseconds. */
  firstTokenMs: number;
  /** Timeout for each further text, milliseconds. */
  silenceMs: number;
  /** Timeout for the token count after the end of the reply, milliseconds. */
  usageMs: number;
}
export const DEFAULT_MODEL_TIMEOUTS: ModelTimeouts = {
  consentMs: 500,
  firstTokenMs: 10_000,
  silenceMs: 20_000,
  usageMs: 2_000,
};

/** The model timed out, disconnected or sent an invalid response. The message contains no part of the prompt. */
export class ModelError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ModelError';
  }
}

/** A remote model: reports how many tokens a call cost, if the provider returns it. */
export interface OutsideModel extends CoachModel {
  stream(request: ModelRequest, signal: AbortSignal, report?: (tokens: number) => void): AsyncIterable<string>;
}

/** Upper bound for the average length of a token, characters: text beyond the resulting limit is cut off. */
const LONGEST_TOKEN = 8;

/** A watchdog timer that aborts the controller when it expires; each call of `within` restarts it. */
const createWatchdog = (controller: AbortController) => {
  let timer: NodeJS.Timeout | undefined;
  let hasExpired = false;
  return {
    /** Aborts after this many milliseconds unless restarted or paused before. */
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
 * Creates a model behind any endpoint with OpenAI's chat completions API. When the signal aborts, the stream ends without
 * an error and the connection closes. No retries: a second attempt would be too late for the waiting runner.
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
            // Pauses the watchdog while the consumer processes the text.
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
