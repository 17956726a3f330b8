import { createHmac } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Decision } from '@stridewell/holds/decision-repository';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import type { ModelConfig } from '../config.ts';
import type { ReplyPiece, ReplyRequest } from '../conversation/reply.ts';
import { createGuard, type Guarded, safeText, warmUp } from '../guard/guard.ts';
import { numbersIn } from '../guard/number-check.ts';
import { GUARD_VERSION } from '../guard/version.ts';
import type { CoachMetrics, OutsideCallResult } from '../metrics.ts';
import type { ModelRequest } from './coach-model.ts';
import type { Consent } from './consent.ts';
import type { OutsideModel } from './openai/openai-model.ts';
import { estimateTokens, promptTokens } from './openai/prompt.ts';
import { ALL_RUNNERS, type UsageRepository } from './usage-repository.ts';

export interface OutsideRepliesParts {
  config: ModelConfig;
  model: OutsideModel;
  consent: Consent;
  usage: UsageRepository;
  clock: Clock;
  logger: Logger;
  record(runner: ReplyRequest['runner'], decision: Decision): Promise<void>;
  measures: CoachMetrics;
}

/**
 * How the request for a reply from the outside model ended: the model replied, it was not called because there was no
 * consent, or it failed before any of its text was shown.
 */
export type OutsideReplyOutcome = 'answered' | 'not_asked' | 'failed';

/** Maximum time in milliseconds that the output guard may block the event loop before it yields to other requests. */
const YIELD_AFTER_MS = 10;

const BROKE_OFF = 'The reply was cut off. Please ask again.';

/** Returns the metrics label for a model call that threw an error. */
const endOf = (signal: AbortSignal, isShown: boolean): OutsideCallResult => {
  if (signal.aborted) return 'stopped';
  return isShown ? 'broke_off' : 'failed';
};

export type OutsideReplies = ReturnType<typeof createOutsideReplies>;

const DATE = /\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?/g;
/** Returns the numbers that a reply may contain: those in the facts and limits sent to the model, except dates. */
const givenNumbers = ({ facts, limits }: ModelRequest): Set<number> =>
  numbersIn(JSON.stringify([facts, limits]).replace(DATE, ''));

/** Returns the request without the messages from before the runner's consent. */
const withoutEarlier = (request: Omit<ModelRequest, 'pseudonym'>, since: Date): Omit<ModelRequest, 'pseudonym'> => ({
  ...request,
  turn: { ...request.turn, memory: request.turn.memory.filter(({ at }) => at === undefined || at >= since) },
});

/**
 * Creates replies with the outside model. A call requires a runner with a verified email and their consent, and must stay
 * within the daily token caps of the runner and of all runners together; the output guard checks the reply.
 */
export const createOutsideReplies = ({
  config,
  model,
  consent,
  usage,
  clock,
  logger,
  record,
  measures,
}: OutsideRepliesParts) => {
  warmUp();
  const total = config.coachDailyTokens ?? config.dailyTokens;
  measures.followSpending(async () => (await usage.spent(ALL_RUNNERS, clock.now())) / total);

  /** Reserves tokens for the runner and for all runners together. Returns false when one of the caps is exceeded. */
  const reserve = async (userId: string, tokens: number, at: Date): Promise<boolean> => {
    if (!(await usage.reserve(userId, tokens, config.dailyTokens, at))) return false;
    if (await usage.reserve(ALL_RUNNERS, tokens, total, at)) return true;
    await usage.correct(userId, -tokens, at);
    return false;
  };

  /**
   * Returns a keyed hash of the user id. It allows the provider to attribute abuse to one user without identifying that
   * user.
   */
  const pseudonymOf = (userId: string): string =>
    createHmac('sha256', config.key ?? config.name)
      .update(userId)
      .digest('base64url')
      .slice(0, 32);

  const ended = (outcome: 'answered' | 'failed'): OutsideReplyOutcome => {
    measures.outsideEnded(outcome);
    return outcome;
  };

  async function* guarded(
    { runner, turn, signal }: ReplyRequest,
    request: ModelRequest,
    spend: { characters: number; tokens: number | null },
  ): AsyncGenerator<ReplyPiece, OutsideReplyOutcome> {
    const guard = createGuard({ limits: request.limits, numbers: givenNumbers(request) });
    const stop = new AbortController();
    let isShown = false;

    async function* show(part: Guarded): AsyncGenerator<ReplyPiece, boolean> {
      if ('hit' in part) {
        const { ruleId, category } = part.hit;
        measures.guardReplaced(category);
        await record(runner, { ruleId, version: GUARD_VERSION, where: 'guard' });
        yield { metadata: { model: 'openai', safety: { ruleId, version: GUARD_VERSION } } };
        yield { replaceContent: safeText(part.hit, turn.message) };
        return false;
      }
      if (part.text === '') return true;
      if (!isShown) yield { metadata: { model: 'openai' } };
      isShown = true;
      yield { content: part.text };
      return true;
    }

    /**
     * Yields judged text in batches and lets other requests run in between. Shows no part of a batch that contains a
     * rule violation.
     */
    async function* showAll(parts: Iterable<Guarded>): AsyncGenerator<ReplyPiece, boolean> {
      let text = '';
      let since = clock.monotonic();
      for (const part of parts) {
        if ('hit' in part) return yield* show(part);
        text += part.text;
        if (clock.monotonic() - since < YIELD_AFTER_MS) continue;
        yield* show({ text });
        text = '';
        await setImmediate();
        if (signal.aborted) return false;
        since = clock.monotonic();
      }
      return yield* show({ text });
    }

    const report = (tokens: number): void => {
      if (Number.isSafeInteger(tokens) && tokens > 0) spend.tokens = tokens;
    };
    try {
      for await (const part of model.stream(request, AbortSignal.any([signal, stop.signal]), report)) {
        spend.characters += part.length;
        if (!(yield* showAll(guard.push(part)))) return ended('answered');
      }
      if (signal.aborted || !(yield* showAll(guard.end()))) return ended('answered');
      return ended(isShown ? 'answered' : 'failed');
    } catch (error) {
      // The error message of the cause is not logged, because it may contain parts of the prompt.
      const status = Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'status');
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown', status }, 'outside model failed');
      measures.outsideEnded(endOf(signal, isShown));
      if (!isShown) return 'failed';
      throw new DomainError('unavailable', BROKE_OFF, { code: 'model_broke_off' });
    } finally {
      stop.abort();
    }
  }

  return {
    /**
     * Streams the safe part of the model's reply. Throws a DomainError when the reply breaks off after part of it was
     * shown.
     */
    async *reply(
      asked: ReplyRequest,
      turn: Omit<ModelRequest, 'pseudonym'>,
    ): AsyncGenerator<ReplyPiece, OutsideReplyOutcome> {
      const { runner, token } = asked;
      const since = await consent(runner.userId, token);
      if (!since) return 'not_asked';
      const request = { ...withoutEarlier(turn, since), pseudonym: pseudonymOf(runner.userId) };
      const prompt = promptTokens(request);
      const reserved = prompt + config.maxTokens;
      const at = clock.now();
      if (!(await reserve(runner.userId, reserved, at))) {
        measures.outsideEnded('capped');
        return 'failed';
      }
      const spend = { characters: 0, tokens: null as number | null };
      try {
        return yield* guarded(asked, request, spend);
      } finally {
        const used = spend.tokens ?? prompt + estimateTokens(spend.characters);
        for (const counted of [runner.userId, ALL_RUNNERS])
          await usage.correct(counted, used - reserved, at).catch((error) => {
            logger.error({ err: error }, 'correcting the token count failed');
          });
      }
    },
  };
};
