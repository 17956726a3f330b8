import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { currentUser } from '../auth/plugin.ts';
import { type BaseConfig, redisUrl, type TextLimitsConfig } from '../config.ts';
import { DomainError } from '../errors.ts';
import { type Count, countKeyOf, type SharedCounts } from './shared-counts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a form with free text. Its writes have a separate limit per runner and minute. */
    takesText?: boolean;
  }
}

const MINUTE_MS = 60_000;

/** Schemas of the environment variables of {@link TextLimitsConfig}. */
export const textLimitsEnv = {
  REDIS_URL: redisUrl.optional(),
  TEXT_CHARACTERS_PER_MINUTE: z.coerce.number().int().min(1).default(60_000),
  FORM_WRITES_PER_MINUTE: z.coerce.number().int().min(1).default(60),
};

export const toTextLimits = (env: {
  REDIS_URL?: string | undefined;
  TEXT_CHARACTERS_PER_MINUTE: number;
  FORM_WRITES_PER_MINUTE: number;
}): TextLimitsConfig => ({
  redisUrl: env.REDIS_URL ?? null,
  charactersPerMinute: env.TEXT_CHARACTERS_PER_MINUTE,
  formWritesPerMinute: env.FORM_WRITES_PER_MINUTE,
});

/** The number of characters that a service's language models may still read for a runner in this minute. */
export interface TextBudget {
  /**
   * Takes characters from the runner's budget before they are read.
   * @throws DomainError 'limited' when this minute's budget is used up
   */
  spend(userId: string, characters: number): Promise<void>;
}

/** Creates the error for a count that exceeds its limit (429). */
export const limited = ({ ttl }: Count, code: string, message: string): DomainError =>
  new DomainError('limited', message, { code, retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) });

const createBudget = (counts: SharedCounts, { charactersPerMinute }: TextLimitsConfig): TextBudget => ({
  async spend(userId, characters) {
    if (characters <= 0) return;
    const count = await counts.add(`text:${countKeyOf(userId)}`, characters, MINUTE_MS);
    if (count.current > charactersPerMinute)
      throw limited(
        count,
        'too_much_text',
        'That was a lot of text in a short time, so please wait a minute and send it again; if it is urgent, call 113 or your local emergency number now.',
      );
  },
});

export interface TextLimitsParts {
  app: FastifyInstance;
  limits: TextLimitsConfig;
  counts: SharedCounts;
}

/** The service's limits. If none are configured, the defaults apply and Redis is not used. */
export const textLimitsOf = ({ texts }: Pick<BaseConfig, 'texts'>): TextLimitsConfig =>
  texts ?? toTextLimits(z.object(textLimitsEnv).parse({}));

/**
 * Limits the writes of forms with free text (`takesText`) and returns the budget of characters. Must be called before the
 * routes are registered.
 */
export const createTextLimits = ({ app, limits, counts }: TextLimitsParts): TextBudget => {
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.takesText !== true) return;
    const count = await counts.add(`forms:${countKeyOf(currentUser(request).userId)}`, 1, MINUTE_MS);
    if (count.current > limits.formWritesPerMinute)
      throw limited(
        count,
        'saved_too_often',
        'That was saved very often in a short time. Please wait a minute and save it again.',
      );
  });
  return createBudget(counts, limits);
};
