import { PATHS } from '@stridewell/contracts/web';
import type { Logger } from '@stridewell/kit/logger';
import { z } from 'zod';

const answerSchema = z.object({
  id: z.string(),
  consents: z.object({ outside_model: z.object({ given: z.boolean() }).nullable() }),
});

/** Resolves to true when the runner currently consents to messages being sent to an outside model. */
export type Consent = (userId: string, token: string) => Promise<boolean>;

export interface ConsentParts {
  accountUrl: string;
  /** Timeout of the request in milliseconds. A timeout is treated as no consent. */
  waitMs: number;
  logger: Logger;
}

/**
 * Asks the `account` service for the runner's consent, using the runner's own token. Anything other than a valid
 * response that confirms this runner's consent is treated as no consent.
 */
export const createConsent =
  ({ accountUrl, waitMs, logger }: ConsentParts): Consent =>
  async (userId, token) => {
    try {
      const response = await fetch(new URL(PATHS.profile, accountUrl), {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return false;
      }
      const answer = answerSchema.safeParse(await response.json());
      return answer.success && answer.data.id === userId && answer.data.consents.outside_model?.given === true;
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'reading the consent failed');
      return false;
    }
  };
